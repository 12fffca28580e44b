import Glibc
@_spi(ExperimentalScheduling) import _Concurrency

/// Swift's shared threads: they run whatever runs on no actor with a thread of its own, and wait for all clocks.
///
/// Threads begin when there is work for one more, up to a limit, and stay. Without work they are blocked without a limit of
/// time, or until the earliest moment that somebody waits for: nothing else wakes them.
final class ThreadPool: TaskExecutor, SchedulingExecutor, @unchecked Sendable {
    // @unchecked: everything below `monitor` is only touched between `monitor.lock()` and `monitor.unlock()`, or in `wait`,
    // which gives the monitor back for as long as it waits; `monitor` and `limit` never change.

    private let monitor = Monitor()
    private let limit: Int
    private var jobs: [UnownedJob] = []
    /// The earliest first; of two for one moment, the one that was there first.
    private var timers: [(instant: ContinuousClock.Instant, job: UnownedJob)] = []
    private var threads = 0
    private var idleThreads = 0

    /// A pool without a thread yet.
    /// - Parameter limit: how many threads there may be. More than one: the first may wait for a disk.
    init(limit: Int) { self.limit = limit }

    /// Queues the job. Jobs begin in the order they came.
    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        monitor.lock()
        jobs.append(job)
        provideThread()
        monitor.signal()
        monitor.unlock()
    }

    /// Queues the job once so much time has passed. Time goes on while the machine sleeps.
    func enqueue<C: Clock>(
        _ job: consuming ExecutorJob, after delay: C.Duration, tolerance: C.Duration?, clock: C
    ) {
        // Swift's two clocks count in these; others wait in their own `sleep`.
        guard let delay = delay as? Duration else { fatalError("\(C.self) has units that cannot be waited for.") }
        let job = UnownedJob(job)
        let instant = ContinuousClock.now + delay
        monitor.lock()
        timers.insert((instant, job), at: timers.firstIndex { instant < $0.instant } ?? timers.endIndex)
        provideThread()
        // All that wait: each waits for the moment that was the earliest until now.
        monitor.broadcast()
        monitor.unlock()
    }

    /// Sees to it that a thread waits for what there is, unless there are too many. Within the monitor.
    ///
    /// Where the system has no thread to give now, those that run are enough, and the next job asks again; only without any
    /// does the caller wait for one.
    private func provideThread() {
        guard idleThreads < jobs.count + (timers.isEmpty ? 0 : 1), threads < limit else { return }
        if threads == 0 {
            DetachedThread.start { self.run() }
        } else if !DetachedThread.tryStart({ self.run() }) {
            return
        }
        threads += 1
    }

    private func run() -> Never {
        monitor.lock()
        while true {
            let now = timers.isEmpty ? nil : ContinuousClock.now
            while let now, let first = timers.first, first.instant <= now { jobs.append(timers.removeFirst().job) }
            if jobs.isEmpty {
                idleThreads += 1
                if let now, let first = timers.first {
                    monitor.wait(atMost: first.instant - now)
                } else {
                    monitor.wait()
                }
                idleThreads -= 1
            } else {
                let job = jobs.removeFirst()
                provideThread()
                monitor.unlock()
                job.runSynchronously(on: asUnownedTaskExecutor())
                monitor.lock()
            }
        }
    }
}
