import Foundation
import Observation
import Synchronization
import Testing

@testable import AppState

private struct Pair: Codable, Equatable, Sendable { var one = 0, other = 0 }

private let folder = TemporaryFolder()

extension Application {
    fileprivate var stored: StoredState<Int> { storedState(initial: 0, id: "WritersTests.stored") }
    fileprivate var filed: FileState<Int> { fileState(initial: 0, path: folder.path, filename: "filed") }
    fileprivate var synced: SyncState<Int> { syncState(initial: 0, id: "WritersTests.synced") }
    fileprivate var crowded: SyncState<Int> { syncState(initial: 0, id: "WritersTests.crowded") }
    fileprivate var pair: Dependency<Pair> { dependency(Pair(), id: "WritersTests.pair") }
    fileprivate var ping: StoredState<Int> { storedState(initial: 0, id: "WritersTests.ping") }
    fileprivate var pong: StoredState<Int> { storedState(initial: 0, id: "WritersTests.pong") }
}

@Suite("Several writers of one value", .serialized)
struct WritersTests {
    init() { TestEnvironment.prepare() }

    /// Lets a write from another thread come in the middle of a change, which ends when that is over or waits.
    private func contend(_ update: ((inout Int) -> Void) -> Void, _ write: @escaping @Sendable () -> Void) {
        let isWritten = Flag()
        update { value in
            Thread.detachNewThread {
                write()
                isWritten.raise()
            }
            let end = ContinuousClock.now + .milliseconds(30)
            while !isWritten.isRaised, ContinuousClock.now < end { usleep(500) }
            value += 1
        }
        #expect(isWritten.wait())
    }

    @Test("A write that comes in the middle of a change of a stored state is not lost")
    func stored() {
        contend({ change in Application.storedState(\.stored).update(change) }) {
            @StoredState(\.stored) var stored
            stored = 100
        }
        #expect(Application.storedState(\.stored).value == 100)
        contend({ change in Application.storedState(\.stored).update(change) }) {
            try? Application.storedState(\.stored).store(200)
        }
        #expect(Application.storedState(\.stored).value == 200)
        contend({ change in Application.storedState(\.stored).update(change) }) {
            Application.reset(storedState: \.stored)
        }
        #expect(Application.storedState(\.stored).value == 0)
    }

    @Test("Nor one in the middle of a change of a file state")
    func filed() {
        contend({ change in Application.fileState(\.filed).update(change) }) {
            @FileState(\.filed) var filed
            filed = 100
        }
        #expect(Application.fileState(\.filed).value == 100)
        contend({ change in Application.fileState(\.filed).update(change) }) {
            Application.reset(fileState: \.filed)
        }
        #expect(Application.fileState(\.filed).value == 0)
    }

    @Test("Nor one in the middle of a change of a synchronised state, be it from elsewhere")
    func synced() {
        contend({ change in Application.syncState(\.synced).update(change) }) {
            @SyncState(\.synced) var synced
            synced = 100
        }
        #expect(Application.syncState(\.synced).value == 100)
        contend({ change in Application.syncState(\.synced).update(change) }) {
            FakeStore.shared.change("WritersTests.synced", "300", count: 1_000)
        }
        #expect(Application.syncState(\.synced).value == 300)
        contend({ change in Application.syncState(\.synced).update(change) }) {
            Application.reset(syncState: \.synced)
        }
        #expect(Application.syncState(\.synced).value == 0)
    }

    @Test("Of changes made at once, the last is what is shared")
    func crowded() {
        let done = Atomic(0)
        for thread in 1...4 {
            Thread.detachNewThread {
                for number in 1...200 {
                    @SyncState(\.crowded) var crowded
                    crowded = thread * 1_000 + number
                }
                done.add(1, ordering: .acquiringAndReleasing)
            }
        }
        #expect(eventually { done.load(ordering: .acquiring) == 4 })
        Application.flush()
        #expect(FakeStore.shared.json("WritersTests.crowded") == "\(Application.syncState(\.crowded).value)")
        #expect(FakeStore.shared.version("WritersTests.crowded") == 800)
    }

    @Test("Parts of a dependency that are written at once are all kept")
    func slices() {
        let lost = Atomic(0), done = Atomic(0)
        func write(_ path: WritableKeyPath<Pair, Int> & Sendable) {
            Thread.detachNewThread {
                for number in 1...3_000 {
                    var slice = Application.dependencySlice(\.pair, path)
                    slice.value = number
                    if slice.value != number { lost.add(1, ordering: .relaxed) }
                }
                done.add(1, ordering: .acquiringAndReleasing)
            }
        }
        write(\.one)
        write(\.other)
        #expect(eventually { done.load(ordering: .acquiring) == 2 })
        #expect(lost.load(ordering: .relaxed) == 0)
        #expect(Application.dependency(\.pair) == Pair(one: 3_000, other: 3_000))
    }

    @Test("Observers of two values may write each other's while both are changed")
    func crossing() {
        @Sendable func arm(
            _ observed: KeyPath<Application, Application.StoredState<Int>> & Sendable,
            _ written: KeyPath<Application, Application.StoredState<Int>> & Sendable
        ) {
            withObservationTracking {
                _ = Application.storedState(observed).value
            } onChange: {
                Application.storedState(written).update { $0 &+= 1 }
                arm(observed, written)
            }
        }
        let done = Atomic(0)
        func change(_ path: KeyPath<Application, Application.StoredState<Int>> & Sendable) {
            Thread.detachNewThread {
                for _ in 0..<300 { Application.storedState(path).update { $0 &+= 1 } }
                done.add(1, ordering: .acquiringAndReleasing)
            }
        }
        let isOver = Atomic(false)
        withObservationTracking {
            _ = Application.storedState(\.ping).value
        } onChange: {
            if !isOver.load(ordering: .relaxed) { Application.storedState(\.pong).update { $0 &+= 1 } }
        }
        arm(\.pong, \.ping)
        change(\.ping)
        change(\.pong)
        #expect(eventually { done.load(ordering: .acquiring) == 2 })
        isOver.store(true, ordering: .relaxed)
    }
}
