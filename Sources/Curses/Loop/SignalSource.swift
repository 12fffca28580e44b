internal import CNcurses
import Glibc

/// Signals as something to poll and to ask for, in place of handlers.
@MainActor final class SignalSource {
    /// The signals that ask the program to end, the most final first.
    ///
    /// Besides the four that ask for it, all that would otherwise kill the process on the spot and leave its terminal as it
    /// is (signal(7)). Not SIGALRM, which is the hard cap's own, and not the faults, which no loop outlives: these restore it
    /// as they end the process. Nor the real-time signals, which nobody sends unasked.
    static let orderly: [Int32] = [
        SIGHUP, SIGTERM, SIGINT, SIGQUIT, SIGPWR, SIGXCPU, SIGUSR1, SIGUSR2, SIGVTALRM, SIGPROF, SIGIO,
    ]

    /// Seconds after such a signal when the process ends whatever it is doing.
    static let hardCap: UInt32 = 2

    /// Readable when a signal has come.
    let descriptor: Int32

    /// Catches these signals; `nil` if the system gives no pipe.
    init?(catching signals: [Int32]) {
        descriptor = cn_signals_open()
        guard descriptor >= 0 else { return nil }
        cn_watchdog_after_signal(Self.hardCap)
        // A line that is gone and a file that may not grow are told by the call that fails.
        for signal in [SIGPIPE, SIGXFSZ] { _ = cn_signals_ignore(signal) }
        for signal in signals { _ = cn_signals_catch(signal) }
    }

    /// Makes the descriptor unreadable until the next signal. Before asking for signals, or one could be missed.
    func drain() { cn_signals_drain() }

    /// Whether the signal has come since it was last asked for.
    func take(_ signal: Int32) -> Bool { cn_signals_take(signal) }

    /// The signal that asks the program to end, if one has come.
    func takeOrderly() -> Int32? { Self.orderly.first(where: take) }

    /// Whether the signal has come; it stays there to be taken.
    func has(_ signal: Int32) -> Bool { cn_signals_has(signal) }

    /// Whether one has come that asks the program to end. It stays there to be taken.
    var hasOrderly: Bool { Self.orderly.contains(where: has) }

    /// Catches one more signal, or the same again.
    func `catch`(_ signal: Int32) { _ = cn_signals_catch(signal) }

    /// Ignores a signal.
    func ignore(_ signal: Int32) { _ = cn_signals_ignore(signal) }

    /// Gives a signal the system's meaning until it is caught again.
    func useDefault(_ signal: Int32) { _ = cn_signals_default(signal) }

    /// Puts back the former meaning of all signals. The hard cap of a signal that has come stays on.
    func release() {
        cn_watchdog_after_signal(0)
        cn_signals_release()
    }
}
