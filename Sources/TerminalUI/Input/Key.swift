/// One key as the terminal told it.
public struct Key: Hashable, Sendable {
    /// Which key, modifiers apart.
    public enum Code: Hashable, Sendable {
        case character(Character)
        case enter
        case tab
        case backspace
        case delete
        case insert
        case escape
        case up
        case down
        case left
        case right
        case home
        case end
        case pageUp
        case pageDown
        case function(Int)
    }

    /// What was held down with it, as far as a terminal can tell.
    public struct Modifiers: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt8
        /// Makes a set from its bits.
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        /// Shift; told only for keys that are not characters (`Shift-Tab`).
        public static let shift = Modifiers(rawValue: 1)
        /// Control.
        public static let control = Modifiers(rawValue: 2)
        /// Alt, also called Meta.
        public static let alt = Modifiers(rawValue: 4)
    }

    /// Which key.
    public var code: Code
    /// With what held down.
    public var modifiers: Modifiers

    /// Makes a key.
    public init(_ code: Code, _ modifiers: Modifiers = []) {
        self.code = code
        self.modifiers = modifiers
    }

    /// A character typed by itself.
    public static func character(_ character: Character) -> Key { Key(.character(character)) }
    /// Control and a letter, written in lower case.
    public static func control(_ letter: Character) -> Key { Key(.character(letter), .control) }
    /// Alt and a letter.
    public static func alt(_ letter: Character) -> Key { Key(.character(letter), .alt) }

    /// Enter.
    public static let enter = Key(.enter)
    /// Tab.
    public static let tab = Key(.tab)
    /// Shift and Tab.
    public static let shiftTab = Key(.tab, .shift)
    /// Escape by itself.
    public static let escape = Key(.escape)
    /// Backspace.
    public static let backspace = Key(.backspace)
    /// Delete.
    public static let delete = Key(.delete)
    /// The space bar.
    public static let space = Key(.character(" "))
    /// Arrow up.
    public static let up = Key(.up)
    /// Arrow down.
    public static let down = Key(.down)
    /// Arrow left.
    public static let left = Key(.left)
    /// Arrow right.
    public static let right = Key(.right)
    /// Home.
    public static let home = Key(.home)
    /// End.
    public static let end = Key(.end)
    /// Page up.
    public static let pageUp = Key(.pageUp)
    /// Page down.
    public static let pageDown = Key(.pageDown)
}
