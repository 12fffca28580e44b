import Glibc

/// Threads of the system's own, on which executors run jobs.
enum DetachedThread {
    /// What the new thread gets: a reference can be passed through C, a closure cannot.
    private final class Body: Sendable {
        let run: @Sendable () -> Void
        init(_ run: @escaping @Sendable () -> Void) { self.run = run }
    }

    /// Runs `body` on a new thread, which ends with it and which nobody waits for.
    ///
    /// No signal but that of a fault of its own reaches the thread: signals are for the main thread, which they interrupt.
    /// Where the system has no thread to give now it is asked until it has.
    static func start(_ body: @escaping @Sendable () -> Void) {
        var blocked = sigset_t()
        var former = sigset_t()
        sigfillset(&blocked)
        for fault in [SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGTRAP, SIGABRT, SIGSYS] { sigdelset(&blocked, fault) }
        // A new thread begins with the mask of the one that makes it.
        pthread_sigmask(SIG_SETMASK, &blocked, &former)
        var thread = pthread_t()
        let argument = Unmanaged.passRetained(Body(body)).toOpaque()
        while pthread_create(&thread, nil, main, argument) != 0 { usleep(1_000) }
        pthread_sigmask(SIG_SETMASK, &former, nil)
        pthread_detach(thread)
    }

    private static let main: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { argument in
        if let argument { Unmanaged<Body>.fromOpaque(argument).takeRetainedValue().run() }
        return nil
    }
}
