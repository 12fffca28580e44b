/// One of the terminal's eight basic colours, or its own default.
///
/// The default keeps what the person has set up in the terminal, which is what users of high contrast need.
public enum TerminalColor: UInt8, Hashable, Sendable, CaseIterable {
    case terminalDefault
    case black
    case red
    case green
    case yellow
    case blue
    case magenta
    case cyan
    case white
}

/// How a cell looks. Colour only repeats what the text says.
public struct CellStyle: Hashable, Sendable {
    /// Attributes that every terminal can show in some way.
    public struct Attributes: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt8
        /// Makes a set from its bits.
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        /// Bold.
        public static let bold = Attributes(rawValue: 1)
        /// Dim; shown plain where the terminal has no such attribute.
        public static let dim = Attributes(rawValue: 2)
        /// Underlined.
        public static let underline = Attributes(rawValue: 4)
        /// Foreground and background exchanged: the mark of the focus.
        public static let reverse = Attributes(rawValue: 8)
    }

    /// The attributes.
    public var attributes: Attributes
    /// The colour of the text.
    public var foreground: TerminalColor
    /// The colour behind it.
    public var background: TerminalColor

    /// Makes a style; plain unless told otherwise.
    public init(
        _ attributes: Attributes = [], foreground: TerminalColor = .terminalDefault,
        background: TerminalColor = .terminalDefault
    ) {
        self.attributes = attributes
        self.foreground = foreground
        self.background = background
    }

    /// Plain text in the terminal's own colours.
    public static let plain = CellStyle()
}
