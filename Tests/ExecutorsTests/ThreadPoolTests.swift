import Foundation
import Synchronization
import Testing

@testable import Executors

@Suite("Swift's shared threads", .timeLimit(.minutes(1))) struct ThreadPoolTests {
    @Test("A job runs though another one waits, and there are never more threads than the limit")
    func threads() async throws {
        let pool = ThreadPool(limit: 2)
        let gate = Gate()
        let first = Task(executorPreference: pool) { gate.pass() }
        try await eventually("the first job waits") { gate.isReached }
        let second = await Self.run(on: pool) { WaitingThread.current.number }
        gate.open()
        var threads: Set<Int32> = [await first.value, second]
        #expect(threads.count == 2 && !threads.contains(getpid()))
        await withTaskGroup(of: Int32.self) { group in
            for _ in 0..<200 { group.addTask { await Self.run(on: pool) { WaitingThread.current.number } } }
            for await thread in group { threads.insert(thread) }
        }
        #expect(threads.count == 2)
    }

    @Test("Without a job every thread is blocked without a limit of time, after a wait for a clock as well")
    func idle() async throws {
        let pool = ThreadPool(limit: 2)
        var threads: Set<Int32> = []
        for _ in 0..<100 { threads.insert(await Self.run(on: pool) { WaitingThread.current.number }) }
        try await Self.sleep(on: pool, for: .milliseconds(5))
        for thread in threads {
            let waiting = WaitingThread(number: thread)
            try await eventually("thread \(thread) waits") { waiting.isBlockedWithoutLimit }
        }
    }

    @Test("Whoever waits for a clock goes on at the moment, the earliest first, and not before")
    func clocks() async throws {
        let pool = ThreadPool(limit: 1)
        // All three wait before the one thread can look at the first of them.
        let order = Task(executorPreference: pool) {
            let start = ContinuousClock.now
            return try await withThrowingTaskGroup(of: Int.self) { group in
                for milliseconds in [90, 30, 60] {
                    group.addTask {
                        let moment = start + .milliseconds(milliseconds)
                        try await ContinuousClock().sleep(until: moment)
                        #expect(ContinuousClock.now >= moment)
                        return milliseconds
                    }
                }
                return try await group.reduce(into: []) { $0.append($1) }
            }
        }
        #expect(try await order.value == [30, 60, 90])
    }

    @Test("A wait that is cancelled ends at once; one for ever keeps nobody else")
    func cancelled() async throws {
        let pool = ThreadPool(limit: 1)
        let waiting = Task(executorPreference: pool) { try await Task.sleep(for: .seconds(Int64.max / 2)) }
        try await Self.sleep(on: pool, for: .milliseconds(1))
        waiting.cancel()
        await #expect(throws: CancellationError.self) { try await waiting.value }
    }

    @Test("Where the system has no thread to give, whoever queues a job goes on, and the next one asks again")
    func noThread() async {
        await #expect(processExitsWith: .success) {
            // The end for a process in which one of the two steps waits for ever.
            alarm(30)
            let pool = ThreadPool(limit: 2)
            let gate = Gate()
            _ = Task(executorPreference: pool) { gate.pass() }
            while !gate.isReached { usleep(1_000) }
            guard NewThreads.refuse() else { exit(1) }
            _ = Task(executorPreference: pool) {}
            guard NewThreads.allow() else { exit(1) }
            // The first job keeps the first thread for good: this takes the second.
            _ = Task<Void, Never>(executorPreference: pool) { exit(0) }
            while true { pause() }
        }
    }

    @Test("As this program's executor it runs what runs on no actor, and its clocks")
    func installed() async {
        await #expect(processExitsWith: .success) {
            ProgramExecutors.install()
            try await Task.sleep(for: .milliseconds(1))
            let thread = await Task.detached { WaitingThread.current }.value
            guard thread.number != getpid() else { exit(1) }
            // Asked from elsewhere, so that it has nothing to do. Those of the dispatch library end after a while.
            DetachedThread.start {
                for _ in 0..<10_000 where !thread.isBlockedWithoutLimit { usleep(1_000) }
                exit(thread.isBlockedWithoutLimit ? 0 : 1)
            }
            await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
        }
    }

    private static func run<Value: Sendable>(on pool: ThreadPool, _ work: @escaping @Sendable () -> Value) async
        -> Value
    {
        await Task(executorPreference: pool) { work() }.value
    }

    private static func sleep(on pool: ThreadPool, for duration: Duration) async throws {
        try await Task(executorPreference: pool) { try await Task.sleep(for: duration) }.value
    }
}

/// Where a job waits, and keeps its thread.
private final class Gate: Sendable {
    private let monitor = Monitor()
    private let state = Mutex((isReached: false, isOpen: false))

    var isReached: Bool { state.withLock { $0.isReached } }

    /// Waits until it is open; gives the thread's number.
    func pass() -> Int32 {
        monitor.lock()
        state.withLock { $0.isReached = true }
        while !state.withLock({ $0.isOpen }) { monitor.wait() }
        monitor.unlock()
        return WaitingThread.current.number
    }

    func open() {
        monitor.lock()
        state.withLock { $0.isOpen = true }
        monitor.broadcast()
        monitor.unlock()
    }
}
