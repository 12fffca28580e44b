import FoundationEssentials
import Glibc

/// Descriptors 0, 1 and 2.
enum StandardStreams {
    /// Puts something where a stream was closed by whoever started the program: an input that is at its end, or an output
    /// that every write fails on, so that nothing that was written there is taken for delivered.
    ///
    /// Otherwise the next file or queue that is opened would be taken for that stream: read from, or written into. Called
    /// before anything else is opened.
    static func openMissing() {
        // `open` gives the lowest number that is free: it is one of the three as long as one of them is.
        for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) == -1 {
            _ = open("/dev/null", O_RDONLY)
        }
    }

    /// Whether somebody sits at a terminal: input comes from one, and output goes to one.
    static var areTerminal: Bool { !isPiped && isatty(STDOUT_FILENO) == 1 }

    /// Whether the input comes from a file or another program, not from a terminal.
    static var isPiped: Bool { isatty(STDIN_FILENO) != 1 }
}
