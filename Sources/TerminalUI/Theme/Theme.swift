/// What a part of the screen means; the theme says how that looks. Colour only repeats what the words say.
public enum StyleRole: Hashable, Sendable, CaseIterable {
    case plain
    /// The line at the top, the head of a section.
    case heading
    /// What has the focus.
    case focus
    /// Less important.
    case secondary
    /// What went wrong.
    case error
    /// What needs a person now.
    case alert
    /// What went well.
    case success
    /// Keys in the help line.
    case key
    /// An editable field.
    case field
}

/// How each ``StyleRole`` looks.
public struct Theme: Hashable, Sendable {
    private var styles: [StyleRole: CellStyle]

    /// Makes a theme; roles left out are plain.
    public init(_ styles: [StyleRole: CellStyle]) { self.styles = styles }

    /// The look of a role.
    public subscript(role: StyleRole) -> CellStyle {
        get { styles[role] ?? .plain }
        set { styles[role] = newValue }
    }

    /// Few colours, on the terminal's own background.
    public static let standard = Theme([
        .heading: CellStyle(.bold), .focus: CellStyle(.reverse), .secondary: CellStyle(.dim),
        .error: CellStyle(.bold, foreground: .red), .alert: CellStyle(.bold, foreground: .red),
        .success: CellStyle(foreground: .green), .key: CellStyle(.bold), .field: CellStyle(.underline),
    ])

    /// Nothing dim, everything that matters bold.
    public static let highContrast = Theme([
        .heading: CellStyle([.bold, .underline]), .focus: CellStyle([.reverse, .bold]),
        .error: CellStyle([.bold, .reverse]), .alert: CellStyle([.bold, .reverse]), .success: CellStyle(.bold),
        .key: CellStyle(.bold), .field: CellStyle([.underline, .bold]),
    ])

    /// Attributes only (`NO_COLOR`, terminals without colours).
    public static let mono = Theme([
        .heading: CellStyle(.bold), .focus: CellStyle(.reverse), .secondary: CellStyle(.dim),
        .error: CellStyle(.bold), .alert: CellStyle(.bold), .success: .plain, .key: CellStyle(.bold),
        .field: CellStyle(.underline),
    ])
}

/// Which characters lines, bars and marks are drawn with.
public enum GlyphSet: Hashable, Sendable {
    /// All that a font of our days has: lines, eighths of blocks, braille.
    case unicode
    /// Lines and blocks without braille, as on the Linux console and with older fonts.
    case blocks
    /// Nothing but ASCII.
    case ascii
}

enum ThemeKey: EnvironmentKey {
    static let defaultValue = Theme.standard
}

enum GlyphSetKey: EnvironmentKey {
    static let defaultValue = GlyphSet.unicode
}

enum TextStyleKey: EnvironmentKey {
    static let defaultValue = CellStyle.plain
}

enum IsEnabledKey: EnvironmentKey {
    static let defaultValue = true
}

extension EnvironmentValues {
    /// How things look.
    public var theme: Theme {
        get { self[ThemeKey.self] }
        set { self[ThemeKey.self] = newValue }
    }

    /// Which characters may be drawn.
    public var glyphs: GlyphSet {
        get { self[GlyphSetKey.self] }
        set { self[GlyphSetKey.self] = newValue }
    }

    /// The look of text that does not say its own.
    public var textStyle: CellStyle {
        get { self[TextStyleKey.self] }
        set { self[TextStyleKey.self] = newValue }
    }

    /// Whether controls take keys.
    public var isEnabled: Bool {
        get { self[IsEnabledKey.self] }
        set { self[IsEnabledKey.self] = newValue }
    }
}

extension CellStyle {
    /// This look with another laid over it: attributes add up, a colour that is set replaces.
    public func merging(_ other: CellStyle) -> CellStyle {
        CellStyle(
            attributes.union(other.attributes),
            foreground: other.foreground == .terminalDefault ? foreground : other.foreground,
            background: other.background == .terminalDefault ? background : other.background)
    }
}
