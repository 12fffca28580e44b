import Glibc

/// How a terminal is opened.
public struct CursesOptions: Sendable {
    /// Where keys come from. Standard input by default.
    public var input: Int32 = STDIN_FILENO
    /// Where the picture goes. Standard output by default; standard error where that is a pipe.
    public var output: Int32 = STDOUT_FILENO
    /// Where `TERM`, `NO_COLOR`, `SSH_CONNECTION` and `SSH_ORIGINAL_COMMAND` are looked up.
    public var environment = ProcessEnvironment.current
    /// Whether Ctrl-Z and SIGTSTP suspend. `nil`: yes, but not where `SSH_ORIGINAL_COMMAND` tells of a forced command.
    /// A session on a study server says `false`: there is no shell to come back from.
    public var allowsSuspending: Bool?
    /// One line printed after a crash, once the terminal is restored. Keep it under 500 bytes; a longer one is left out.
    public var crashNotice = ""

    /// The defaults.
    public init() {}

    var canSuspend: Bool { allowsSuspending ?? (environment["SSH_ORIGINAL_COMMAND"] == nil) }

    /// How long after ESC the rest of a key may take to begin: packets come later than a local terminal's bytes.
    var escapeDelay: Duration { environment["SSH_CONNECTION"] == nil ? .milliseconds(25) : .milliseconds(100) }
}
