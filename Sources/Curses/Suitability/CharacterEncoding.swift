internal import CNcurses

/// How characters are written to the terminal: what the environment asks for, and what is in force.
public struct CharacterEncoding: Equatable, Sendable {
    /// What the environment names (`LC_ALL`, `LC_CTYPE`, `LANG`); nil if nothing.
    public var requested: String?
    /// Which of these variables names it: the first that is set counts, whatever the others say.
    public var variable: String?
    /// Whether this machine has the locale that the environment names.
    public var isAvailable = true
    /// The charset of that locale, by the C library's name (`UTF-8`, `ISO-8859-1`, `ANSI_X3.4-1968`).
    public var requestedCharset = "UTF-8"
    /// The locale in force: the one asked for, or C.UTF-8 where that is not UTF-8.
    public var locale = "C.UTF-8"
    /// The charset in force.
    public var charset = "UTF-8"

    /// UTF-8, as nobody asked for anything.
    public init() {}

    /// Puts the locale in force, as opening a terminal does, and says what came of it. Main thread only.
    public static func setUp() -> CharacterEncoding {
        var found = CharacterEncoding()
        let environment = ProcessEnvironment.current
        found.variable = ["LC_ALL", "LC_CTYPE", "LANG"].first { environment[$0] != nil }
        found.requested = found.variable.flatMap { environment[$0] }
        found.isAvailable = cn_locale_of_environment() != nil
        found.requestedCharset = String(cString: cn_charset_in_force())
        _ = cn_locale_set_up()
        found.locale = cn_locale_in_force().map { String(cString: $0) } ?? "C"
        found.charset = String(cString: cn_charset_in_force())
        return found
    }

    /// Columns that the C library gives to a scalar in the locale in force; -1 if it cannot show it. ncurses counts so.
    public static func columns(of scalar: Unicode.Scalar) -> Int { Int(cn_scalar_width(scalar.value)) }
}
