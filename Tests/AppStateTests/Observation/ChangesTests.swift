import AppState
import Synchronization
import Testing

extension Application {
    fileprivate var followed: State<Int> { state(initial: 0) }
    fileprivate var stored: StoredState<Int> { storedState(initial: 0, of: .session, id: "ChangesTests.stored") }
    fileprivate var many: State<Int> { state(initial: 0) }
    fileprivate var collected: State<Int> { state(initial: 0) }
    fileprivate var ending: State<Int> { state(initial: 0) }
}

@Suite("Changes as a sequence")
struct ChangesTests {
    init() { TestEnvironment.prepare() }

    @Test("Each change comes, in order; the present value and equal ones do not")
    func changes() async {
        @AppState(\.followed) var followed
        followed = 7
        let changes = Application.changes(of: \.followed)
        for number in [8, 8, 9, 7] { followed = number }
        var iterator = changes.makeAsyncIterator()
        #expect(await iterator.next() == 8)
        #expect(await iterator.next() == 9)
        #expect(await iterator.next() == 7)
    }

    @Test("Stored states can be followed too, and a transaction is one change")
    func transaction() async {
        var iterator = Application.changes(of: \.stored).makeAsyncIterator()
        @AppState(\.stored) var stored
        Application.transaction {
            stored = 1
            stored = 2
        }
        stored = 3
        #expect(await iterator.next() == 2)
        #expect(await iterator.next() == 3)
    }

    @Test("The last value comes at last, however many threads write")
    func threads() async {
        let changes = Application.changes(of: \.many)
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<8 {
                group.addTask { for _ in 0..<100 { Application.state(\.many).update { $0 += 1 } } }
            }
        }
        var last = 0
        for await value in changes {
            #expect(value > last)
            last = value
            if value == 800 { break }
        }
        #expect(last == 800)
    }

    @Test("A reader that wants only the newest gets that")
    func newest() async {
        @AppState(\.collected) var collected
        var iterator = Application.changes(of: \.collected, bufferingPolicy: .bufferingNewest(1)).makeAsyncIterator()
        for number in 1...10 { collected = number }
        #expect(await iterator.next() == 10)
    }

    @Test("The sequence ends with its task, and not before", .timeLimit(.minutes(1)))
    func ends() async {
        let changes = Application.changes(of: \.ending)
        let (received, receiver) = AsyncStream.makeStream(of: Int.self)
        let task = Task {
            for await value in changes { receiver.yield(value) }
            return Task.isCancelled
        }
        @AppState(\.ending) var ending
        ending = 1
        var iterator = received.makeAsyncIterator()
        #expect(await iterator.next() == 1)
        task.cancel()
        #expect(await task.value)
    }
}
