import Glibc
import Synchronization
import Testing

@testable import Executors

@Suite("A thread of an actor's own", .timeLimit(.minutes(1))) struct SerialThreadTests {
    @Test("Jobs run one after the other, in their order, on one thread that is not the main thread")
    func order() async {
        let recorder = Recorder()
        let threads = await withTaskGroup(of: Int32.self) { group in
            for _ in 0..<50 { group.addTask { await recorder.record() } }
            return await group.reduce(into: Set<Int32>()) { $0.insert($1) }
        }
        #expect(threads.count == 1 && !threads.contains(getpid()))
        #expect(await recorder.count == 50)
        let numbers = Mutex<[Int]>([])
        for number in 0..<50 { await recorder.run { numbers.withLock { $0.append(number) } } }
        #expect(numbers.withLock { $0 } == Array(0..<50))
    }

    @Test("Without anything to do the thread is blocked without a limit of time, with a watch and without")
    func idle() async throws {
        let recorder = Recorder()
        let thread = WaitingThread(number: await recorder.record())
        try await eventually("the thread waits") { thread.isBlockedWithoutLimit }
        let pipe = Pipe()
        let watch = recorder.thread.watch(pipe.reading) {
            true
        } end: {
            close(pipe.reading)
        }
        #expect(await recorder.record() == thread.number)
        try await eventually("the thread waits") { thread.isBlockedWithoutLimit }
        watch.cancel()
        close(pipe.writing)
    }

    @Test("Where the process has no descriptor left it works all the same, and ends") func noDescriptors() async throws
    {
        var usual = rlimit()
        #expect(getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &usual) == 0)
        var none = rlimit(rlim_cur: 0, rlim_max: usual.rlim_max)
        var recorder: Recorder? = Recorder()
        #expect(setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &none) == 0)
        // The job is queued, and the thread begun, before the limit is lifted.
        let first = Task.immediate { [recorder] in await recorder?.record() }
        #expect(setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &usual) == 0)
        let number = try #require(await first.value)
        #expect(number != getpid())
        #expect(await recorder?.record() == number)
        recorder = nil
        try await eventually("the thread is gone") { !WaitingThread(number: number).isThere }
    }

    @Test("A watched descriptor calls on the thread when there is something to read, and at the end once")
    func watching() async throws {
        let recorder = Recorder()
        let own = await recorder.record()
        let pipe = Pipe()
        let (events, continuation) = AsyncStream<String>.makeStream()
        let watch = recorder.thread.watch(pipe.reading) {
            var byte: UInt8 = 0
            read(pipe.reading, &byte, 1)
            continuation.yield("\(byte) on \(WaitingThread.current.number)")
            return true
        } end: {
            close(pipe.reading)
            continuation.yield("end")
            continuation.finish()
        }
        var bytes: [UInt8] = [7, 9]
        write(pipe.writing, &bytes, 2)
        var seen: [String] = []
        for await event in events {
            seen.append(event)
            if seen.count == 2 {
                watch.cancel()
                watch.cancel()
            }
        }
        #expect(seen == ["7 on \(own)", "9 on \(own)", "end"])
        close(pipe.writing)
    }

    @Test("A watch that has read the end says so, and is over") func endOfInput() async {
        let thread = SerialThread()
        let pipe = Pipe()
        let (ended, continuation) = AsyncStream<Int>.makeStream()
        let calls = Mutex(0)
        let watch = thread.watch(pipe.reading) {
            calls.withLock { $0 += 1 }
            return false
        } end: {
            close(pipe.reading)
            continuation.yield(calls.withLock { $0 })
        }
        close(pipe.writing)
        var endings = ended.makeAsyncIterator()
        #expect(await endings.next() == 1)
        withExtendedLifetime(watch) {}
    }

    @Test("A watch that nobody keeps is over") func letGo() async {
        let thread = SerialThread()
        let pipe = Pipe()
        let (ended, continuation) = AsyncStream<Void>.makeStream()
        var watch: DescriptorWatch? = thread.watch(pipe.reading) {
            true
        } end: {
            continuation.yield()
        }
        watch = nil
        var endings = ended.makeAsyncIterator()
        await endings.next()
        #expect(watch == nil)
        close(pipe.reading)
        close(pipe.writing)
    }

    @Test("The thread ends with its executor, after what it was given, and ends the watches")
    func ending() async throws {
        let pipe = Pipe()
        let (ended, continuation) = AsyncStream<Void>.makeStream()
        var recorder: Recorder? = Recorder()
        let number = try #require(await recorder?.record())
        let watch = recorder?.thread.watch(pipe.reading) {
            true
        } end: {
            continuation.yield()
        }
        recorder = nil
        var endings = ended.makeAsyncIterator()
        await endings.next()
        try await eventually("the thread is gone") {
            !WaitingThread(number: number).isThere
        }
        watch?.cancel()
        close(pipe.reading)
        close(pipe.writing)
    }

    @Test("No signal but a fault's reaches the thread")
    func signals() async {
        let recorder = Recorder()
        let blocked = await recorder.blockedSignals()
        #expect(blocked.isSuperset(of: [SIGTERM, SIGHUP, SIGINT, SIGWINCH, SIGTSTP, SIGALRM, SIGUSR1]))
        #expect(blocked.isDisjoint(with: [SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT]))
    }
}

/// An actor on a thread of its own.
private actor Recorder {
    nonisolated let thread = SerialThread()
    private(set) var count = 0

    nonisolated var unownedExecutor: UnownedSerialExecutor { thread.asUnownedSerialExecutor() }

    /// Counts, and gives the thread's number.
    func record() -> Int32 {
        thread.checkIsolated()
        count += 1
        return WaitingThread.current.number
    }

    func run(_ work: @Sendable () -> Void) { work() }

    func blockedSignals() -> Set<Int32> {
        var mask = sigset_t()
        pthread_sigmask(SIG_BLOCK, nil, &mask)
        return Set((1...31).filter { sigismember(&mask, $0) == 1 })
    }
}

/// The two ends of a pipe.
private struct Pipe: Sendable {
    let reading: Int32
    let writing: Int32

    init() {
        var ends: [Int32] = [-1, -1]
        pipe(&ends)
        (reading, writing) = (ends[0], ends[1])
    }
}
