/// Why a terminal could not be opened.
public enum CursesError: Error, Hashable, CustomStringConvertible {
    /// No full screen is possible here.
    case unsuitable(TerminalSuitability.Reason)
    /// The terminal database knows the name, but ncurses could not open the terminal with it.
    case cannotOpen(name: String)
    /// A call to the system failed.
    case system(call: String, errno: Int32)

    /// What is wrong and what to do.
    public var description: String {
        switch self {
        case .unsuitable(.noTerminal):
            "Input or output is not a terminal, so there can be no full screen. Use --linear."
        case .unsuitable(.lineOnly(let name)):
            "The terminal \"\(name)\" cannot place its cursor. Use --linear, or set TERM to what the terminal is."
        case .unsuitable(.noTerminalDatabase):
            "The terminal database has neither this terminal nor a common one. Install ncurses-base, or use --linear."
        case .cannotOpen(let name):
            "ncurses could not open the terminal as \"\(name)\". Set TERM to what the terminal is, or use --linear."
        case .system(let call, let errno):
            "The terminal could not be set up: \(call) failed with error \(errno). Use --linear."
        }
    }
}
