internal import CNcurses
import Glibc

/// Whether a full screen is possible, found out before anything is written to the terminal.
public enum TerminalSuitability: Hashable, Sendable {
    /// It is. `name` is the terminal-database entry that will be used: `TERM` itself or what it falls back to.
    case fullScreen(name: String)
    /// It is not; the linear front end is the way.
    case linear(Reason)

    /// Why there can be no full screen.
    public enum Reason: Hashable, Sendable {
        /// Input or output is a file, a pipe or nothing.
        case noTerminal
        /// The terminal cannot place its cursor (`TERM=dumb`).
        case lineOnly(name: String)
        /// Not even the names everything understands are in the terminal database.
        case noTerminalDatabase
    }

    /// Finds out. An unknown or malformed `TERM` is no obstacle: its known prefix, `xterm-256color` or `vt100` stands in.
    public static func check(
        input: Int32 = STDIN_FILENO, output: Int32 = STDOUT_FILENO, environment: ProcessEnvironment = .current
    ) -> TerminalSuitability {
        guard isatty(input) == 1, isatty(output) == 1 else { return .linear(.noTerminal) }
        for name in TerminalName.candidates(for: environment["TERM"]) {
            var colors: Int32 = 0
            switch cn_terminal_look_up(name, output, &colors) {
            case CN_TERMINAL_FULL_SCREEN: return .fullScreen(name: name)
            case CN_TERMINAL_LINE_ONLY: return .linear(.lineOnly(name: name))
            default: continue
            }
        }
        return .linear(.noTerminalDatabase)
    }
}
