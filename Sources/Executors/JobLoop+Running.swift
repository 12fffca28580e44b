import Glibc

extension JobLoop {
    /// Makes sure that the thread looks at what there is to do, and that there is a thread.
    func begin(_ state: inout State) {
        guard state.pipe == nil else { return state.wake() }
        var ends: [Int32] = [-1, -1]
        // Two descriptors, once a store: whoever has none left could not have opened the store's files either.
        guard pipe(&ends) == 0 else { fatalError("There is no pipe to be had: \(String(cString: strerror(errno))).") }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        state.pipe = (ends[0], ends[1])
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
            guard let pipe = state.pipe else { return nil }
            if state.isEnded {
                state.cancelled += state.watches
                state.watches = []
            }
            let turn = Turn(
                jobs: state.jobs, executor: state.executor, cancelled: state.cancelled, watches: state.watches,
                wakeUp: pipe.read)
            state.jobs = []
            state.executor = nil
            state.cancelled = []
            state.isWaiting = turn.isIdle
            guard state.isEnded, turn.isIdle else { return turn }
            close(pipe.read)
            close(pipe.write)
            state.pipe = nil
            state.thread = nil
            return nil
        }
    }

    /// Waits until it is woken or a watched descriptor is ready, and calls who watches that.
    private func wait(_ wakeUp: Int32, _ watches: [Watch]) {
        var descriptors = [pollfd(fd: wakeUp, events: Int16(POLLIN), revents: 0)]
        descriptors += watches.map { pollfd(fd: $0.descriptor, events: Int16(POLLIN), revents: 0) }
        guard poll(&descriptors, nfds_t(descriptors.count), -1) > 0 else { return }
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
