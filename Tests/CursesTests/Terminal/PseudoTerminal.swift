import CPty
import Glibc

@testable import Curses

/// Both ends of a pseudo-terminal: the program gets ``terminal``, the test is the person at the other end.
final class PseudoTerminal {
    let terminal: Int32
    private(set) var person: Int32

    init?(rows: UInt16 = 24, columns: UInt16 = 80) {
        var ends: (person: Int32, terminal: Int32) = (-1, -1)
        guard cohort_open_pty(rows, columns, &ends.person, &ends.terminal) == 0 else { return nil }
        person = ends.person
        terminal = ends.terminal
    }

    deinit {
        hangUp()
        close(terminal)
    }

    /// How a program is told to run in this terminal, with nothing else in its environment than these variables.
    func options(_ variables: [String: String]) -> CursesOptions {
        var options = CursesOptions()
        options.input = terminal
        options.output = terminal
        options.environment = ProcessEnvironment(variables)
        return options
    }

    func resize(rows: UInt16, columns: UInt16) {
        var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
        _ = ioctl(person, UInt(TIOCSWINSZ), &size)
    }

    /// The line drops: the program reads and writes errors from now on.
    func hangUp() {
        if person >= 0 { close(person) }
        person = -1
    }

    /// What the person types.
    func type(_ text: String) {
        let bytes = Array(text.utf8)
        _ = write(person, bytes, bytes.count)
    }

    /// What the program has written since the last call.
    func output() -> String {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65_536)
        var ready = pollfd(fd: person, events: Int16(POLLIN), revents: 0)
        // Bytes reach this end a moment after they were written, so the first wait is long and ends with them.
        var patience: Int32 = 200
        while poll(&ready, 1, patience) > 0 {
            let count = read(person, &buffer, buffer.count)
            guard count > 0 else { break }
            bytes += buffer[..<count]
            patience = 5
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The line discipline's local modes.
    var localModes: tcflag_t {
        var modes = termios()
        return tcgetattr(terminal, &modes) == 0 ? modes.c_lflag : 0
    }
}
