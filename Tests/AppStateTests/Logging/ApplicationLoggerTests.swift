import AppState
import CPty
import Foundation
import Synchronization
import Testing

private struct Fault: Error, CustomStringConvertible { let description = "the fault" }

@Suite("The application's logger")
struct ApplicationLoggerTests {
    @Test("An error goes to standard error where that is a file, and nowhere where it is a terminal a screen may own")
    func terminal() async {
        await #expect(processExitsWith: .success) {
            var terminal: Int32 = -1
            var screen: Int32 = -1
            #expect(cohort_open_pty(24, 80, &terminal, &screen) == 0)
            #expect(isatty(screen) == 1)
            var ends: [Int32] = [-1, -1]
            #expect(pipe(&ends) == 0)
            for end in [terminal, ends[0]] { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
            let before = dup(STDERR_FILENO)
            var buffer = [UInt8](repeating: 0, count: 100)

            dup2(screen, STDERR_FILENO)
            ApplicationLogger().error(Fault())
            ApplicationLogger().error("a line")
            ApplicationLogger().debug("a line")
            dup2(ends[1], STDERR_FILENO)
            ApplicationLogger().error(Fault(), "while testing")
            ApplicationLogger().error("a line")
            ApplicationLogger().debug("no line")
            dup2(before, STDERR_FILENO)

            let shown = read(terminal, &buffer, buffer.count)
            #expect(shown == -1 && errno == EAGAIN)
            let count = read(ends[0], &buffer, buffer.count)
            #expect(String(decoding: buffer.prefix(count), as: UTF8.self) == "while testing: the fault\na line\n")
        }
    }

    @Test("Closures may take an error and what was being done, as the original's, or one line")
    func closures() {
        let lines = Mutex<[String]>([])
        let add = { @Sendable (line: String) in lines.withLock { $0.append(line) } }
        let apart = ApplicationLogger(
            debug: { add("debug \($0)") },
            error: { error, message in
                add("\(error) | \(message ?? "-")")
            })
        apart.debug("one")
        apart.debug { "two" }
        apart.error(Fault())
        apart.error(Fault(), "doing")
        apart.error(Fault(), message: "labelled")
        apart.error("three")
        let whole = ApplicationLogger(error: { line in add(line) })
        whole.error(Fault(), message: "doing")
        whole.error("four")
        let shown = lines.withLock { $0 }
        #expect(
            shown == [
                "debug one", "debug two", "the fault | -", "the fault | doing", "the fault | labelled", "three | -",
                "doing: the fault", "four",
            ])
    }
}
