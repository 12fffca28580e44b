import Glibc

extension JobLoop {
    /// Makes sure that the thread looks at what there is to do, and that there is a thread.
    func begin(_ state: inout State) {
        guard !state.isRunning else { return state.wake() }
        state.isRunning = true
        var ends: [Int32] = [-1, -1]
        if pipe(&ends) == 0 {
            for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
            state.pipe = (ends[0], ends[1])
        }
        DetachedThread.start { self.run() }
    }

    private func run() {
        state.withLock { $0.thread = pthread_self() }
        while let turn = nextTurn() {
            if let executor = turn.executor {
                for job in turn.jobs { job.runSynchronously(on: executor.asUnownedSerialExecutor()) }
            }
            for watch in turn.cancelled { watch.end() }
            if turn.isIdle { wait(turn.wakeUp, turn.watches) }
        }
    }

    /// What there is to do now.
    private struct Turn {
        let jobs: [UnownedJob]
        let executor: SerialThread?
        let cancelled: [Watch]
        let watches: [Watch]
        let wakeUp: Int32
        var isIdle: Bool { jobs.isEmpty && cancelled.isEmpty }
    }

    /// Takes what there is to do; `nil` when there is no more and never will be.
    private func nextTurn() -> Turn? {
        state.withLock { state in
            if state.isEnded {
                state.cancelled += state.watches
                state.watches = []
            }
            let turn = Turn(
                jobs: state.jobs, executor: state.executor, cancelled: state.cancelled, watches: state.watches,
                wakeUp: state.pipe?.read ?? -1)
            state.jobs = []
            state.executor = nil
            state.cancelled = []
            state.isWaiting = turn.isIdle
            guard state.isEnded, turn.isIdle else { return turn }
            if let pipe = state.pipe {
                close(pipe.read)
                close(pipe.write)
            }
            state.pipe = nil
            state.thread = nil
            state.isRunning = false
            return nil
        }
    }

    /// Waits until it is woken or a watched descriptor is ready, and calls who watches that.
    private func wait(_ wakeUp: Int32, _ watches: [Watch]) {
        var descriptors = [pollfd(fd: wakeUp, events: Int16(POLLIN), revents: 0)]
        descriptors += watches.map { pollfd(fd: $0.descriptor, events: Int16(POLLIN), revents: 0) }
        // Nothing can wake it where there was no descriptor for that: then it looks by itself, so that work goes on.
        let limit: Int32 = wakeUp < 0 ? 10 : -1
        guard poll(&descriptors, nfds_t(descriptors.count), limit) > 0 else { return }
        if descriptors[0].revents != 0 {
            var bytes: UInt64 = 0
            _ = read(wakeUp, &bytes, MemoryLayout.size(ofValue: bytes))
        }
        for (watch, descriptor) in zip(watches, descriptors.dropFirst()) where descriptor.revents != 0 {
            // Cancelled meanwhile: its end is about to be called.
            let isWatched = state.withLock { state in state.watches.contains { $0.number == watch.number } }
            if isWatched, !watch.ready() { cancel(watch.number) }
        }
    }
}
