import AppState
import Foundation
import Observation
import Synchronization

extension Application {
    fileprivate var number: State<Int> { state(initial: 1) }
    fileprivate var list: State<[Int]> { state(initial: Array(0..<10_000)) }
    fileprivate var settings: Dependency<Int> { dependency(1) }
    fileprivate var kept: StoredState<Int> { storedState(initial: 1, id: "Benchmarks.kept") }
    fileprivate func other(_ id: String) -> State<Int> { state(initial: 0, id: id) }
}

/// Counts writes, and asks for them to be collected, as files do.
private final class CountingStorage: ValueStorage {
    let writes = Atomic(0)
    var collectsWrites: Bool { true }
    func value(forKey key: String, scope: StorageScope) -> String? { nil }
    func setValue(_ json: String?, forKey key: String, scope: StorageScope) { writes.add(1, ordering: .relaxed) }
    func setValues(_ values: [String: String?], scope: StorageScope) -> [String: StorageError] {
        writes.add(1, ordering: .relaxed)
        return [:]
    }
}

/// Definitions with parameters are evaluated on it. `@unchecked`: has no state.
private final class DefiningApplication: Application, @unchecked Sendable {}

/// What it costs to read and write the application's values, in nanoseconds of each repetition, on one thread.
struct StateAccess {
    @AppState(\.number) private var wrapped: Int
    private let repetitions: Int
    private let storage = CountingStorage()

    init(repetitions: Int) {
        self.repetitions = repetitions
        Application.promote(\.storage, with: storage as any ValueStorage)
    }

    /// A lock, a dictionary of strings, and a cast: what a state cannot do without, made the simple way.
    func floor() -> Figures {
        let lock = NSRecursiveLock()
        var values: [String: Any] = ["App/number": 1]
        for number in 0..<100 { values["App/other\(number)"] = number }
        return figures {
            lock.lock()
            defer { lock.unlock() }
            return values["App/number"] as? Int ?? 0
        }
    }

    func read() -> Figures { figures { wrapped } }
    func readByKey() -> Figures { figures { Application.state(\.number).value } }
    func readList() -> Figures { figures { Application.state(\.list).value.count } }
    func readDependency() -> Figures { figures { Application.dependency(\.settings) } }
    func readStored() -> Figures { figures { Application.storedState(\.kept).value } }

    func readTracked() -> Figures {
        var tracked = Figures([])
        withObservationTracking {
            tracked = read()
        } onChange: {
        }
        return tracked
    }

    func write() -> Figures {
        var next = 0
        return figures {
            next &+= 1
            wrapped = next
            return next
        }
    }

    /// Writing while a hundred observers wait for other keys.
    func writeBesideObservers() -> Figures {
        let application = DefiningApplication()
        for number in 0..<100 {
            withObservationTracking {
                _ = application.other("observed \(number)").value
            } onChange: {
            }
        }
        return write()
    }

    /// Making ten thousand states, in milliseconds.
    func making() -> Figures {
        let application = DefiningApplication()
        return Figures(
            (0..<repetitions).map { repetition in
                let ids = (0..<10_000).map { "made \(repetition) \($0)" }
                let start = Clock.now
                for id in ids { _ = application.other(id).value }
                return (Clock.now - start) * 1_000
            })
    }

    /// How many times a storage is written to when a stored state is written a thousand times.
    func writesOfThousand() -> Int {
        @StoredState(\.kept) var kept
        Application.flush()
        let before = storage.writes.load(ordering: .relaxed)
        for number in 0..<1_000 { kept = number }
        Application.flush()
        return storage.writes.load(ordering: .relaxed) - before
    }

    private func figures(_ work: () -> Int) -> Figures {
        Figures((0..<repetitions).map { _ in Self.nanoseconds(200_000, work) })
    }

    @inline(never) private static func nanoseconds(_ times: Int, _ work: () -> Int) -> Double {
        let start = Clock.now
        var sum = 0
        for _ in 0..<times { sum &+= work() }
        let elapsed = Clock.now - start
        // Used, so that none of it is left out; no sum of the numbers here is the least of all.
        precondition(sum != .min)
        return elapsed * 1_000_000_000 / Double(times)
    }
}
