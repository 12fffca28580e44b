internal import CNcurses
import Glibc
import TerminalUI

extension CursesTerminal {
    /// Runs a host's views until the person leaves, a signal asks to end, or the line is gone.
    ///
    /// One loop on the main thread: all input that has come is handled first, with what the main actor has to do, then
    /// one frame is shown. Idle, it is blocked. Call it from synchronous code on the main thread, then flush what is
    /// open, ``close()``, and end with ``ExitReason/exitStatus``. While the terminal takes no bytes (a frozen line)
    /// frames are left out, not waited for.
    ///
    /// - Parameter isReady: the first frame waits until this holds, for 50 ms at most: one that says "one moment" and is
    ///   replaced at once costs as much as the one that replaces it.
    public func run(_ host: ViewHost, firstFrameWhen isReady: () -> Bool = { true }) -> ExitReason {
        run(source: host, firstFrameWhen: isReady)
    }

    func run(source: some FrameSource, firstFrameWhen isReady: () -> Bool = { true }) -> ExitReason {
        var reason: ExitReason?
        var isBlocked = false
        let signalWatch = loop.watch(signals.descriptor) { _ in
            self.signals.drain()
            reason = self.handleSignals(source) ?? reason
        }
        let inputWatch = loop.watch(options.input) { ready in
            // Another job's keys: whoever reads them is stopped.
            if reason != nil || self.isAway { return }
            if !self.readInput(source, isHungUp: ready.isDisjoint(with: .input)) { reason = reason ?? .hangUp }
        }
        let outputWatch = loop.watch(options.output, for: []) { ready in
            if !ready.isDisjoint(with: .hangUp) { reason = reason ?? .hangUp }
        }
        defer { for watch in [signalWatch, inputWatch, outputWatch] { loop.cancel(watch) } }
        // What has come between opening and now.
        reason = handleSignals(source)
        loop.drainQueue()
        let patience = ContinuousClock.now + .milliseconds(50)
        while reason == nil, source.exitStatus == nil, !isReady(), .now < patience {
            loop.turn(timeout: patience - .now)
        }
        // The host may have been made before the terminal was opened. Not earlier: an event has its views evaluated.
        source.handle(.resize(size))
        var isFirst = true
        while reason == nil, source.exitStatus == nil {
            if source.takeRepaintRequest() { repaintAll() }
            if !isAway, source.needsFrame || screen.isStale {
                isBlocked = !canWrite
                if !isBlocked {
                    let frame = source.frame()
                    // Others may have been shown before the first one, and made.
                    show(frame, drawn: isFirst ? nil : source.drawnRows)
                    isFirst = false
                }
            }
            outputWatch.interest = isBlocked ? .output : []
            loop.turn(timeout: decoder.deadline.map { max(.zero, $0 - .now) })
            expireKeys(source)
        }
        let result = reason ?? .finished(status: source.exitStatus ?? 0)
        // HUP alone says little: somebody may have sent it with the line still there.
        if result == .hangUp || !hasTerminal {
            isGone = true
            cn_restore_disarm()
        }
        return result
    }

    /// Whether there is still a terminal at the other end: after a hang-up every call on it fails.
    private var hasTerminal: Bool {
        var modes = termios()
        return tcgetattr(options.output, &modes) == 0
    }

    private var canWrite: Bool {
        var descriptor = pollfd(fd: options.output, events: Int16(POLLOUT), revents: 0)
        return poll(&descriptor, 1, 0) > 0
    }

    /// Reads all that has come. False when the line is gone.
    private func readInput(_ source: some FrameSource, isHungUp: Bool) -> Bool {
        if isHungUp { return false }
        var events: [TerminalEvent] = []
        let isThere = receive(into: &events)
        deliver(events, to: source)
        return isThere
    }

    private func receive(into events: inout [TerminalEvent]) -> Bool {
        // Bounded, so that a paste without end cannot keep the picture from ever being drawn.
        for _ in 0..<16 {
            let count = inputBuffer.withUnsafeMutableBytes { read(options.input, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR || errno == EAGAIN { return true }
            if count <= 0 { return false }
            decoder.receive(inputBuffer[..<count], at: .now, into: &events)
            // A short read has emptied the terminal's buffer.
            if count < inputBuffer.count || !hasInput { return true }
        }
        return true
    }

    private var hasInput: Bool {
        var descriptor = pollfd(fd: options.input, events: Int16(POLLIN), revents: 0)
        return poll(&descriptor, 1, 0) > 0
    }

    private func expireKeys(_ source: some FrameSource) {
        // What has come by now was in time, however late this process is given its turn: the next turn reads it.
        guard let deadline = decoder.deadline, .now >= deadline, !hasInput else { return }
        var events: [TerminalEvent] = []
        decoder.expire(at: .now, into: &events)
        deliver(events, to: source)
    }

    /// Between events it is seen to that nobody who has asked for the end waits for all that came before: what can be
    /// handled in a moment still is.
    private func deliver(_ events: [TerminalEvent], to source: some FrameSource) {
        var deadline: ContinuousClock.Instant?
        for event in PasteGuess.join(events) {
            if signals.hasOrderly {
                let now = ContinuousClock.now
                if now > deadline ?? now { return }
                deadline = deadline ?? now + Self.patience
            }
            switch event {
            case .key(.control("c")): source.handle(.key(.escape))
            case .key(.control("z")): if options.canSuspend { suspend(source) }
            // A report that an earlier program has left on.
            case .mouse: if options.usesMouse { source.handle(event) }
            default: source.handle(event)
            }
        }
    }

    /// How long input that has come is still handled once the program has been asked to end.
    private static let patience = Duration.milliseconds(20)

    private func handleSignals(_ source: some FrameSource) -> ExitReason? {
        if let signal = signals.takeOrderly() { return .signal(signal) }
        if signals.take(SIGTSTP) { suspend(source) }
        if signals.take(SIGCONT) { comeBack(source) }
        if !isAway, signals.take(SIGWINCH) { adoptSize(source) }
        return nil
    }

    func adoptSize(_ source: some FrameSource) {
        var rows: Int32 = 0
        var columns: Int32 = 0
        // 0 rows or columns is a terminal that does not know: the size stays.
        guard cn_terminal_size(options.output, &rows, &columns) else { return }
        let size = CellSize(width: Int(columns), height: Int(rows))
        guard size != screen.size else { return }
        screen.resize(to: size)
        source.handle(.resize(size))
    }
}
