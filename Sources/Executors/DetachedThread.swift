import Glibc

/// Threads of the system's own, which nobody waits for.
///
/// No signal but that of a fault of its own reaches such a thread, from its first moment on: signals are for the main thread,
/// which they interrupt. A fault's must not be blocked: Linux then ends the process without calling its handler
/// (pthread_sigmask(3)).
public enum DetachedThread {
    /// What the new thread gets: a reference can be passed through C, a closure cannot.
    private final class Body: Sendable {
        let run: @Sendable () -> Void
        init(_ run: @escaping @Sendable () -> Void) { self.run = run }
    }

    /// Runs `body` on a new thread, which ends with it.
    ///
    /// Where the system has no thread to give now it is asked until it has: the caller waits for as long.
    public static func start(_ body: @escaping @Sendable () -> Void) {
        while !tryStart(body) { usleep(1_000) }
    }

    /// Runs `body` on a new thread, which ends with it, if the system has a thread to give now.
    /// - Parameter stackSize: how many bytes of stack the thread has; `nil` for as many as the system gives by itself.
    /// - Returns: whether there is a thread. If not, `body` was let go of and never runs.
    public static func tryStart(stackSize: Int? = nil, _ body: @escaping @Sendable () -> Void) -> Bool {
        var attributes = pthread_attr_t()
        pthread_attr_init(&attributes)
        defer { pthread_attr_destroy(&attributes) }
        pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
        if let stackSize { pthread_attr_setstacksize(&attributes, stackSize) }
        var blocked = sigset_t()
        var former = sigset_t()
        sigfillset(&blocked)
        for fault in [SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGTRAP, SIGABRT, SIGSYS] { sigdelset(&blocked, fault) }
        // A new thread begins with the mask of the one that makes it.
        pthread_sigmask(SIG_SETMASK, &blocked, &former)
        defer { pthread_sigmask(SIG_SETMASK, &former, nil) }
        var thread = pthread_t()
        let argument = Unmanaged.passRetained(Body(body))
        let isStarted = pthread_create(&thread, &attributes, main, argument.toOpaque()) == 0
        if !isStarted { argument.release() }
        return isStarted
    }

    private static let main: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { argument in
        if let argument { Unmanaged<Body>.fromOpaque(argument).takeRetainedValue().run() }
        return nil
    }
}
