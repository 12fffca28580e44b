import AppState
import Observation
import Synchronization
import Testing

private let initials = Atomic(0)

extension Application {
    fileprivate var appended: State<[Int]> { state(initial: Array(0..<10_000)) }
    fileprivate var counted: State<Int> {
        state(initial: initials.add(1, ordering: .relaxed).newValue)
    }
    fileprivate var firstWins: State<Int> { state(initial: 10, id: "StateTests.first") }
    fileprivate var secondLoses: State<Int> { state(initial: 20, id: "StateTests.first") }
    fileprivate var observed: State<Int> { state(initial: 0) }
    fileprivate var other: State<Int> { state(initial: 0) }
    fileprivate var unread: State<Int> { state(initial: 0) }
    fileprivate var defined: State<Int> { state(initial: 7) }
    fileprivate var reentrant: State<[Int]> { state(initial: []) }
    fileprivate var concurrent: State<Int> { state(initial: 0) }
    fileprivate var dictionary: State<[String: Int]> { state(initial: [:]) }
    fileprivate var optional: State<Int?> { state(initial: 4) }
    fileprivate var bound: State<Point> { state(initial: Point(x: 1, y: 2)) }
    fileprivate var number: State<Int> { state(initial: 1, id: "StateTests.collision") }
    fileprivate var text: State<String> { state(initial: "one", id: "StateTests.collision") }
    fileprivate var slashed: State<Int> { state(initial: 1, feature: "a/b", id: "c") }
    fileprivate var slashedOtherwise: State<Int> { state(initial: 2, feature: "a", id: "b/c") }
    fileprivate func helped<Value: Sendable>(_ value: Value) -> State<Value> { state(initial: value) }
}

private struct Point: Sendable { var x: Int, y: Int }

@Suite("States")
struct StateTests {
    @Test("The initial value is evaluated once, at the first use")
    func initialOnce() {
        #expect(initials.load(ordering: .relaxed) == 0)
        for _ in 1...3 { #expect(Application.state(\.counted).value == 1) }
        #expect(initials.load(ordering: .relaxed) == 1)
    }

    @Test("The first definition that is used gives the initial value, and reset goes back to it")
    func firstWins() {
        #expect(Application.state(\.firstWins).value == 10)
        var second = Application.state(\.secondLoses)
        #expect(second.value == 10)
        second.value = 3
        Application.reset(\.secondLoses)
        #expect(Application.state(\.firstWins).value == 10)
    }

    @Test("A write wakes the observers of its key, and of no other, who then read the new value")
    func observation() {
        let bell = Bell(), elsewhere = Bell()
        let seen = Atomic(0)
        withObservationTracking {
            _ = Application.state(\.observed).value
        } onChange: {
            seen.store(Application.state(\.observed).value, ordering: .relaxed)
        }
        bell.listen { _ = Application.state(\.observed).value }
        elsewhere.listen { _ = Application.state(\.other).value }
        var state = Application.state(\.observed)
        state.value = 0
        #expect(bell.rings == 0)
        state.value = 77
        #expect(bell.rings == 1)
        #expect(seen.load(ordering: .relaxed) == 77)
        #expect(elsewhere.rings == 0)
    }

    @Test("A value written before anybody has read it is there, and who reads it then is told of the next one")
    func writtenFirst() {
        var state = Application.state { $0.unread }
        state.value = 1
        state.value = 1
        state.value = 2
        let bell = Bell()
        bell.listen { #expect(Application.state { $0.unread }.value == 2) }
        state.value = 2
        #expect(bell.rings == 0)
        state.value = 3
        #expect(bell.rings == 1)
    }

    @Test("A definition gives the same state as its key path")
    func definition() {
        var state = Application.state { $0.defined }
        state.value = 8
        #expect(Application.state(\.defined).value == 8)
        let bell = Bell()
        bell.listen { _ = Application.state { $0.defined }.value }
        Application.reset(\.defined)
        #expect(bell.rings == 1)
        #expect(state.value == 7)
    }

    @Test("A wrapper observes its key too, and writes through")
    func wrapper() {
        @AppState(\.other) var value
        let bell = Bell()
        bell.listen { _ = value }
        value += 5
        #expect(bell.rings == 1)
        #expect(Application.state(\.other).value == 5)
        Application.reset(\.other)
        #expect(value == 0)
    }

    @Test("A write from inside of an observer is safe")
    func reentrantWrite() {
        withObservationTracking {
            _ = Application.state(\.reentrant).value
        } onChange: {
            var state = Application.state(\.reentrant)
            state.value.append(2)
        }
        var state = Application.state(\.reentrant)
        state.value.append(1)
        #expect(Application.state(\.reentrant).value == [1, 2])
    }

    @Test("Updates from many threads are not lost")
    func concurrentUpdates() async {
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<50 {
                group.addTask {
                    for _ in 0..<100 { Application.state(\.concurrent).update { $0 += 1 } }
                }
            }
        }
        #expect(Application.state(\.concurrent).value == 5_000)
    }

    @Test("An array is appended to without copying it, unless someone observes it; then it is told")
    func appending() {
        func place() -> UInt {
            Application.state(\.appended).update { list in
                list.withUnsafeMutableBufferPointer { UInt(bitPattern: $0.baseAddress) }
            }
        }
        #expect(Application.state(\.appended).value.count == 10_000)
        Application.state(\.appended).update { $0.reserveCapacity(20_000) }
        let before = place()
        for number in 0..<100 { Application.state(\.appended).update { $0.append(number) } }
        #expect(Application.state(\.appended).value.count == 10_100)
        #expect(place() == before)
        let bell = Bell()
        bell.listen { _ = Application.state(\.appended).value.count }
        Application.state(\.appended).update { $0.reserveCapacity(30_000) }
        #expect(bell.rings == 0)
        Application.state(\.appended).update { $0.append(0) }
        #expect(bell.rings == 1)
    }

    @Test("Collections change in place, and optionals can be nil")
    func values() {
        @AppState(\.dictionary) var dictionary
        dictionary["a"] = 1
        dictionary["b", default: 1] += 1
        #expect(dictionary == ["a": 1, "b": 2])
        @AppState(\.optional) var optional
        optional = nil
        #expect(Application.state(\.optional).value == nil)
        Application.reset(\.optional)
        #expect(optional == 4)
    }

    @Test("A binding reads and writes the state and its parts")
    @MainActor func binding() {
        @AppState(\.bound) var point
        let x = $point.x
        x.wrappedValue = 9
        #expect(point.x == 9)
        #expect(point.y == 2)
    }

    @Test("Ids with slashes do not collide")
    func slashes() {
        #expect(Application.state(\.slashed).value == 1)
        #expect(Application.state(\.slashedOtherwise).value == 2)
    }

    @Test("A generic definition keeps a value for each type")
    func generic() {
        struct Mine: Sendable, Equatable { let a: Int }
        let application = GenericProbe.make()
        #expect(application.helped(1).value == 1)
        #expect(application.helped("a").value == "a")
        #expect(application.helped(Mine(a: 2)).value == Mine(a: 2))
        #expect(application.helped("b").value == "a")
    }
}

private final class GenericProbe: Application, @unchecked Sendable {  // has no state
    static func make() -> GenericProbe { GenericProbe() }
}
