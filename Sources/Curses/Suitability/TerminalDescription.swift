internal import CNcurses
import Glibc

/// What there is to know of the terminal without writing to it or waiting for it: for diagnosis.
public struct TerminalDescription: Equatable, Sendable {
    /// Whether keys come from a terminal.
    public var isInputTerminal = false
    /// Whether the picture goes to a terminal.
    public var isOutputTerminal = false
    /// What `TERM` says; nil if it is not set.
    public var requestedName: String?
    /// The terminal-database entry that is used: that of `TERM`, or what stands in for it. Nil when there is none at all.
    public var entry: String?
    /// Whether the entry can only print lines.
    public var isLineOnly = false
    /// Columns, as the driver has them; nil if it has none.
    public var columns: Int?
    /// Rows, as the driver has them; nil if it has none.
    public var rows: Int?
    /// How many colours the entry has; 0 for none.
    public var colors = 0
    /// Whether `NO_COLOR` keeps colours off.
    public var refusesColors = false

    /// Nothing known.
    public init() {}

    /// Finds out; nothing is written or read.
    public static func detect(
        input: Int32 = STDIN_FILENO, output: Int32 = STDOUT_FILENO, environment: ProcessEnvironment = .current
    ) -> TerminalDescription {
        var found = TerminalDescription()
        found.isInputTerminal = isatty(input) == 1
        found.isOutputTerminal = isatty(output) == 1
        found.requestedName = environment["TERM"]
        found.refusesColors = environment["NO_COLOR"] != nil
        for name in TerminalName.candidates(for: environment["TERM"]) {
            var colors: Int32 = 0
            let kind = cn_terminal_look_up(name, output, &colors)
            guard kind != CN_TERMINAL_UNKNOWN else { continue }
            found.entry = name
            found.isLineOnly = kind == CN_TERMINAL_LINE_ONLY
            found.colors = Int(colors)
            break
        }
        var rows: Int32 = 0
        var columns: Int32 = 0
        if cn_terminal_size(output, &rows, &columns) { (found.rows, found.columns) = (Int(rows), Int(columns)) }
        return found
    }

    /// The version of ncurses that is linked, "6.4.20221231".
    public static var libraryVersion: String {
        let text = String(cString: cn_version())
        return text.hasPrefix("ncurses ") ? String(text.dropFirst("ncurses ".count)) : text
    }
}
