internal import CNcurses

/// A hard limit on how long leaving may take.
///
/// A signal that asks the program to end starts it by itself (2 seconds). It holds though the main thread hangs: it
/// restores the terminal and ends the process without any further work.
public enum ExitWatchdog {
    /// Ends the process after so many seconds with this status, unless ``stop()`` comes first. Does nothing while it
    /// already runs, or for 0 seconds.
    public static func start(seconds: UInt32 = 2, status: Int32) {
        cn_watchdog_start(seconds, status)
    }

    /// Ends the limit: what follows may take its time.
    public static func stop() { cn_watchdog_stop() }
}
