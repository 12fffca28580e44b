import CPty
import Foundation

/// A program in a pseudo-terminal of its own, watched from the outside.
final class TerminalProgram {
    /// What one write to the terminal brought back.
    struct Reaction {
        /// Seconds from the write to the first byte; `nil` when nothing came.
        var firstByte: Double?
        /// Seconds from the write to the last byte before it went quiet.
        var lastByte: Double?
        /// Bytes that came.
        var bytes = 0
        /// How often `read` returned some: an upper bound of what the program wrote at once.
        var reads = 0
    }

    /// The process.
    let processID: pid_t
    private let controller: Int32
    private var recent: [UInt8] = []

    /// Starts a program at 80 columns and 24 rows.
    init(_ words: [String], environment: [String: String]) throws {
        let arguments = words.map { strdup($0) } + [nil]
        let variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { (arguments + variables).forEach { free($0) } }
        var controller: Int32 = -1
        let child = cohort_spawn_in_pty(arguments, variables, 24, 80, &controller)
        guard child > 0 else { throw BenchmarkError("\(words[0]): \(String(cString: strerror(errno)))") }
        self.controller = controller
        processID = child
    }

    /// Reads until the screen has shown the text, and returns the seconds since `start` and the bytes read by then: some of
    /// what is behind the text may be among them, since the terminal hands on what it has got so far.
    ///
    /// The text must be one word or be drawn in one go: it is searched for in what the program writes.
    func waitFor(_ text: String, since start: Double) throws -> (seconds: Double, bytes: Int) {
        var total = 0
        let end = start + 20
        let wanted = Array(text.utf8)
        while Clock.now < end {
            guard let count = readSome(timeout: 5) else { break }
            total += count
            if recent.contains(wanted) { return (Clock.now - start, total) }
        }
        throw BenchmarkError(
            "the program never showed \"\(text)\"; it wrote \(String(decoding: recent, as: UTF8.self))")
    }

    /// Writes bytes and reads what they bring, until nothing has come for `quiet` seconds, or `limit` is over.
    func send(_ bytes: [UInt8], quiet: Double = 0.03, limit: Double = 2) -> Reaction {
        reaction(quiet: quiet, limit: limit) {
            bytes.withUnsafeBytes { _ = write(controller, $0.baseAddress, $0.count) }
        }
    }

    private func reaction(quiet: Double, limit: Double, to cause: () -> Void) -> Reaction {
        recent.removeAll(keepingCapacity: true)
        var reaction = Reaction()
        let start = Clock.now
        cause()
        while Clock.now < start + limit {
            let patience = reaction.firstByte == nil ? limit : quiet
            guard let count = readSome(timeout: patience) else { break }
            let now = Clock.now - start
            reaction.firstByte = reaction.firstByte ?? now
            reaction.lastByte = now
            reaction.bytes += count
            reaction.reads += 1
        }
        return reaction
    }

    /// Gives the terminal another extent and reads what that brings.
    func resize(columns: Int, rows: Int) -> Reaction {
        var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
        return reaction(quiet: 0.1, limit: 2) { _ = ioctl(controller, UInt(TIOCSWINSZ), &size) }
    }

    /// Reads until nothing has come for `quiet` seconds, and returns how many bytes came.
    @discardableResult func settle(quiet: Double = 0.15) -> Int {
        var total = 0
        while let count = readSome(timeout: quiet) { total += count }
        return total
    }

    /// Bytes that come in so many seconds without a key.
    func idleBytes(seconds: Double) -> Int {
        var total = 0
        let end = Clock.now + seconds
        while Clock.now < end { total += readSome(timeout: end - Clock.now) ?? 0 }
        return total
    }

    /// The process's proportional set size in kilobytes: its fair share of what it shares with others.
    func proportionalSetSize() throws -> Int {
        let text = try String(contentsOfFile: "/proc/\(processID)/smaps_rollup", encoding: .utf8)
        for line in text.split(separator: "\n") where line.hasPrefix("Pss:") {
            return line.split(separator: " ").compactMap { Int($0) }.first ?? 0
        }
        return 0
    }

    /// How often each thread was woken so far, from the kernel's own accounting. The thread that draws has the process's number.
    func wakeUps() throws -> [Int32: Int] {
        let tasks = "/proc/\(processID)/task"
        var counts: [Int32: Int] = [:]
        for name in try FileManager.default.contentsOfDirectory(atPath: tasks) {
            // A thread may end between the two calls.
            guard let thread = Int32(name),
                let text = try? String(contentsOfFile: "\(tasks)/\(name)/status", encoding: .utf8)
            else { continue }
            counts[thread] = Self.wakeUps(in: text)
        }
        return counts
    }

    private static func wakeUps(in text: String) -> Int {
        for line in text.split(separator: "\n") where line.hasPrefix("voluntary_ctxt_switches:") {
            return line.split(separator: "\t").compactMap { Int($0) }.first ?? 0
        }
        return 0
    }

    /// Sends the signal, and measures the seconds until the process is gone; infinite if it still runs after 4 seconds.
    func secondsToEnd(after signal: Int32) -> Double {
        let start = Clock.now
        kill(processID, signal)
        while Clock.now < start + 4 {
            // Its last bytes have to go somewhere, or it could not end.
            if readSome(timeout: 0.001) == nil, hasEnded { return Clock.now - start }
        }
        return .infinity
    }

    /// Whether the process is gone, its status still to be asked for.
    private var hasEnded: Bool {
        var information = siginfo_t()
        return waitid(P_PID, id_t(processID), &information, WEXITED | WNOHANG | WNOWAIT) == 0
            && information.si_signo == SIGCHLD
    }

    /// Ends the program and its terminal.
    func end() {
        kill(processID, SIGTERM)
        settle()
        kill(processID, SIGKILL)
        var status: Int32 = 0
        waitpid(processID, &status, 0)
        close(controller)
    }

    private func readSome(timeout: Double) -> Int? {
        var entry = pollfd(fd: controller, events: Int16(POLLIN), revents: 0)
        guard poll(&entry, 1, Int32((timeout * 1000).rounded(.up))) > 0 else { return nil }
        let count = withUnsafeTemporaryAllocation(byteCount: 65_536, alignment: 1) { buffer in
            let count = read(controller, buffer.baseAddress, buffer.count)
            if count > 0 { recent += buffer.prefix(count) }
            return count
        }
        return count > 0 ? count : nil
    }
}
