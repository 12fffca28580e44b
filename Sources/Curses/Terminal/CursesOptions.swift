import Glibc

/// How a terminal is opened.
public struct CursesOptions: Sendable {
    /// Where keys come from. Standard input by default.
    public var input: Int32 = STDIN_FILENO
    /// Where the picture goes. Standard output by default; standard error where that is a pipe.
    public var output: Int32 = STDOUT_FILENO
    /// Where `TERM`, `NO_COLOR`, `SSH_CONNECTION` and `SSH_ORIGINAL_COMMAND` are looked up.
    public var environment = ProcessEnvironment.current
    /// Whether Ctrl-Z and SIGTSTP suspend. `nil`: yes, where there is a shell to come back from: not where
    /// `SSH_ORIGINAL_COMMAND` tells of a forced command, nor where no shell has made a job of the program.
    public var allowsSuspending: Bool?
    /// Whether the mouse is told: presses move the focus, the wheel scrolls. Off unless asked for, as it takes from the
    /// person what the terminal does with the mouse, such as marking text to copy it.
    public var usesMouse = false
    /// One line printed after a crash, once the terminal is restored. Keep it under 500 bytes; a longer one is left out.
    public var crashNotice = ""

    /// The defaults.
    public init() {}

    var canSuspend: Bool {
        allowsSuspending
            ?? (environment["SSH_ORIGINAL_COMMAND"] == nil && Self.isJob(group: getpgrp(), session: getsid(0)))
    }

    /// Whether a shell has made a job of this process: it gives each a process group of its own. What sshd, a multiplexer or
    /// a script starts stays in the group of its session, which nobody continues once it has stopped.
    static func isJob(group: pid_t, session: pid_t) -> Bool { group != session }

    /// How long after ESC the rest of a key may take to begin: packets come later than a local terminal's bytes.
    var escapeDelay: Duration { environment["SSH_CONNECTION"] == nil ? .milliseconds(25) : .milliseconds(100) }
}
