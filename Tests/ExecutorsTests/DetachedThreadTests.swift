import Executors
import Glibc
import Testing

@Suite("Detached threads", .timeLimit(.minutes(1))) struct DetachedThreadTests {
    private static let faults = [SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGTRAP, SIGABRT, SIGSYS]
    private static let requests = [
        SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP, SIGCONT, SIGWINCH, SIGALRM, SIGPIPE, SIGUSR1, SIGUSR2,
    ]

    @Test("Signals that ask for something do not reach the thread; those of a fault of its own do")
    func signals() async {
        let started = await withCheckedContinuation { (continuation: CheckedContinuation<[Int32], Never>) in
            DetachedThread.start { continuation.resume(returning: Self.blocked()) }
        }
        #expect(started == Self.requests)
        let tried = await withCheckedContinuation { (continuation: CheckedContinuation<[Int32], Never>) in
            let isStarted = DetachedThread.tryStart(stackSize: 1 << 20) {
                continuation.resume(returning: Self.blocked())
            }
            if !isStarted { continuation.resume(returning: []) }
        }
        #expect(tried == Self.requests)
    }

    @Test("The caller's own signals stay as they were")
    func callersSignals() {
        let before = Self.blocked()
        #expect(DetachedThread.tryStart {})
        #expect(Self.blocked() == before)
    }

    @Test("Where the system has no thread to give, that is said, and the work is let go of")
    func noThread() async {
        await #expect(processExitsWith: .success) {
            weak var held: Work?
            guard NewThreads.refuse() else { exit(1) }
            do {
                let work = Work()
                held = work
                guard !DetachedThread.tryStart({ work.fail() }) else { exit(2) }
            }
            guard held == nil, NewThreads.allow() else { exit(3) }
            guard DetachedThread.tryStart({ exit(0) }) else { exit(4) }
            while true { pause() }
        }
    }

    /// Those of all signals above that are blocked on the calling thread.
    private static func blocked() -> [Int32] {
        var mask = sigset_t()
        pthread_sigmask(SIG_BLOCK, nil, &mask)
        return (requests + faults).filter { sigismember(&mask, $0) == 1 }
    }
}

/// Something that a thread would hold, and must not do.
private final class Work: Sendable {
    func fail() { exit(5) }
}
