import Glibc
import Testing

@testable import Curses

@MainActor @Suite("Signals while a program ends") struct EndingSignalsTests {
    @Test("are held back, also within one another, and forgotten", arguments: [SIGHUP, SIGTERM, SIGINT])
    func held(_ signal: Int32) {
        var passed: [String] = []
        let before = Self.blocked
        EndingSignals.held {
            pthread_kill(pthread_self(), signal)
            EndingSignals.held { pthread_kill(pthread_self(), signal) }
            pthread_kill(pthread_self(), signal)
            passed.append("alive")
        }
        var waiting = sigset_t()
        sigpending(&waiting)
        #expect(passed == ["alive"])
        #expect(sigismember(&waiting, signal) == 0)
        #expect(Self.blocked == before)
    }

    /// The signals that the calling thread does not take.
    private static var blocked: [Int32] {
        var mask = sigset_t()
        pthread_sigmask(SIG_BLOCK, nil, &mask)
        return (1..<65).filter { sigismember(&mask, $0) == 1 }
    }
}
