import Glibc

/// The signals that ask a program to end.
@MainActor public enum EndingSignals {
    /// Holds them back from the calling thread while `body` runs, and forgets those that came meanwhile: what an ending
    /// program does last is not cut short by being asked once more. A line that drops asks twice, by itself and by HUP.
    ///
    /// Call it on the main thread when the program ends. The time limit of ``ExitWatchdog`` stays on.
    public static func held(_ body: () -> Void) {
        var signals = sigset_t()
        var former = sigset_t()
        sigemptyset(&signals)
        for signal in SignalSource.orderly { sigaddset(&signals, signal) }
        pthread_sigmask(SIG_BLOCK, &signals, &former)
        body()
        var noTime = timespec()
        while sigtimedwait(&signals, nil, &noTime) > 0 {}
        pthread_sigmask(SIG_SETMASK, &former, nil)
    }
}
