import Glibc

/// The loop of the main thread: one `poll(2)` over descriptors and the main queue, so that everything on the main actor
/// runs inside it. Without anything to do it is blocked, without wake-ups.
@MainActor public final class MainLoop {
    /// What a descriptor has to tell.
    struct Readiness: OptionSet {
        let rawValue: Int16
        /// Something can be read, be it the end.
        static let input = Readiness(rawValue: Int16(POLLIN))
        /// Something can be written.
        static let output = Readiness(rawValue: Int16(POLLOUT))
        /// The other side is gone.
        static let hangUp = Readiness(rawValue: Int16(POLLHUP) | Int16(POLLERR) | Int16(POLLNVAL))
    }

    /// A descriptor that is watched until it is cancelled.
    final class Watch {
        let descriptor: Int32
        var interest: Readiness
        fileprivate let action: @MainActor (Readiness) -> Void
        fileprivate(set) var isCancelled = false

        fileprivate init(
            _ descriptor: Int32, interest: Readiness, action: @escaping @MainActor (Readiness) -> Void
        ) {
            self.descriptor = descriptor
            self.interest = interest
            self.action = action
        }
    }

    /// The process's loop.
    static let shared = MainLoop(queue: MainQueue())

    private let queue: MainQueue?
    private var watches: [Watch] = []
    private var descriptors: [pollfd] = []

    /// A loop over descriptors, and over the main queue if one is given.
    init(queue: MainQueue?) { self.queue = queue }

    /// Runs until the condition holds or a signal (TERM, HUP, INT, QUIT) asks to end.
    ///
    /// For programs without a full screen. Call it from synchronous code on the main thread; the condition is asked at
    /// the start and after every turn. The signals have their former meaning again when it returns, and SIGPIPE is
    /// ignored while it runs. Two seconds after such a signal the process ends whatever it is doing.
    @discardableResult public static func run(until isDone: () -> Bool) -> ExitReason {
        shared.run(until: isDone)
    }

    /// Runs until the condition holds, whatever signal has come or comes: what a program does last is not cut short by being
    /// asked once more. The condition has to come true by itself.
    public static func finish(until isDone: () -> Bool) { shared.finish(until: isDone) }

    func finish(until isDone: () -> Bool) {
        drainQueue()
        while !isDone() { turn(timeout: nil) }
    }

    func run(until isDone: () -> Bool) -> ExitReason {
        guard let signals = SignalSource(catching: SignalSource.orderly) else { return .signal(SIGTERM) }
        defer { signals.release() }
        var caught: Int32?
        let watch = watch(signals.descriptor) { _ in
            signals.drain()
            caught = caught ?? signals.takeOrderly()
        }
        defer { cancel(watch) }
        drainQueue()
        while !isDone() {
            turn(timeout: nil)
            if let caught { return .signal(caught) }
        }
        return .finished()
    }

    /// Calls `action` whenever the descriptor is ready. In a turn, watches are served in the order they were made.
    func watch(
        _ descriptor: Int32, for interest: Readiness = .input, action: @escaping @MainActor (Readiness) -> Void
    ) -> Watch {
        let watch = Watch(descriptor, interest: interest, action: action)
        watches.append(watch)
        return watch
    }

    /// Ends a watch, at once even within a turn.
    func cancel(_ watch: Watch) {
        watch.isCancelled = true
        watches.removeAll { $0 === watch }
    }

    /// Runs what the main queue holds by now.
    func drainQueue() { queue?.drain() }

    /// Waits until something is ready or the time is up (`nil`: for ever), and serves all that is ready, the main queue
    /// last: what a key has set going is in the same frame as the key.
    func turn(timeout: Duration?) {
        let watches = self.watches
        descriptors.removeAll(keepingCapacity: true)
        for watch in watches {
            descriptors.append(pollfd(fd: watch.descriptor, events: watch.interest.rawValue, revents: 0))
        }
        if let queue { descriptors.append(pollfd(fd: queue.descriptor, events: Int16(POLLIN), revents: 0)) }
        guard poll(&descriptors, nfds_t(descriptors.count), Self.milliseconds(timeout)) > 0 else { return }
        for (index, watch) in watches.enumerated() {
            let ready = Readiness(rawValue: descriptors[index].revents)
            if !ready.isEmpty, !watch.isCancelled { watch.action(ready) }
        }
        if let queue, descriptors[watches.count].revents != 0 { queue.drain() }
    }

    /// For `poll`: rounded up, so that a deadline has passed when it returns; -1 is for ever.
    private static func milliseconds(_ timeout: Duration?) -> Int32 {
        guard let timeout else { return -1 }
        let parts = timeout.components
        let milliseconds = parts.seconds * 1000 + (parts.attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000
        return Int32(clamping: max(0, milliseconds))
    }
}
