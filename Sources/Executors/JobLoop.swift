import Glibc
import Synchronization

/// What a ``SerialThread``'s thread runs: jobs, and watches of descriptors between them. It outlives its executor by what it
/// still has to do.
final class JobLoop: Sendable {
    struct Watch {
        let number: Int
        let descriptor: Int32
        let ready: @Sendable () -> Bool
        let end: @Sendable () -> Void
    }

    struct State {
        var jobs: [UnownedJob] = []
        /// Kept while there are jobs: they run on it.
        var executor: SerialThread?
        var watches: [Watch] = []
        var cancelled: [Watch] = []
        var nextWatch = 0
        /// Nobody can give it work any more.
        var isEnded = false
        /// The thread, from its first moment on.
        var thread: pthread_t?
        /// Whether the thread runs, or is about to.
        var isRunning = false
        /// The two ends of a pipe that wakes the running thread; `nil` where the process had no descriptors left.
        var pipe: (read: Int32, write: Int32)?
        /// Whether the thread waits, or is about to: then it has to be woken.
        var isWaiting = false

        /// Gets the thread to look again.
        mutating func wake() {
            guard isWaiting, let pipe else { return }
            isWaiting = false
            var byte: UInt8 = 0
            write(pipe.write, &byte, 1)
        }
    }

    let state = Mutex(State())

    /// Whether the caller runs on the loop's thread.
    var isCurrentThread: Bool { state.withLock { $0.thread == pthread_self() } }

    func enqueue(_ job: UnownedJob, for executor: SerialThread) {
        state.withLock { state in
            state.jobs.append(job)
            state.executor = executor
            begin(&state)
        }
    }

    func watch(_ descriptor: Int32, ready: @escaping @Sendable () -> Bool, end: @escaping @Sendable () -> Void) -> Int {
        state.withLock { state in
            let number = state.nextWatch
            state.nextWatch += 1
            state.watches.append(Watch(number: number, descriptor: descriptor, ready: ready, end: end))
            begin(&state)
            return number
        }
    }

    func cancel(_ number: Int) {
        state.withLock { state in
            guard let index = state.watches.firstIndex(where: { $0.number == number }) else { return }
            state.cancelled.append(state.watches.remove(at: index))
            state.wake()
        }
    }

    /// Ends the thread once it has done what it was given.
    func end() {
        state.withLock { state in
            state.isEnded = true
            state.wake()
        }
    }
}
