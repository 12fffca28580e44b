import Foundation
import Synchronization

@testable import StudyScreens

/// A clock that stands still until it is moved.
final class TestClock: Sendable {
    private struct Sleeper {
        let id: Int
        let wakes: Date
        let continuation: CheckedContinuation<Void, any Error>
    }

    private struct Inside {
        var now: Date
        var nextID = 0
        var sleepers: [Sleeper] = []
        var cancelled: Set<Int> = []
    }

    private let inside: Mutex<Inside>

    /// Monday, 30 November 2026, 09:41:07 UTC unless told otherwise.
    init(_ now: Date = Date(timeIntervalSince1970: 1_796_031_667)) { inside = Mutex(Inside(now: now)) }

    var now: Date { inside.withLock { $0.now } }
    var sleeping: Int { inside.withLock { $0.sleepers.count } }

    func advance(by seconds: Double) {
        let due = inside.withLock { inside in
            inside.now += seconds
            let due = inside.sleepers.filter { $0.wakes <= inside.now }
            inside.sleepers.removeAll { $0.wakes <= inside.now }
            return due
        }
        for sleeper in due { sleeper.continuation.resume() }
    }

    func sleep(_ duration: Duration) async throws {
        let id = inside.withLock { inside in
            inside.nextID += 1
            return inside.nextID
        }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let isCancelled = inside.withLock { inside in
                    if inside.cancelled.contains(id) { return true }
                    let seconds = Double(duration.components.seconds) + Double(duration.components.attoseconds) * 1e-18
                    inside.sleepers.append(
                        Sleeper(id: id, wakes: inside.now + seconds, continuation: continuation))
                    return false
                }
                if isCancelled { continuation.resume(throwing: CancellationError()) }
            }
        } onCancel: {
            let sleeper = inside.withLock { inside -> Sleeper? in
                inside.cancelled.insert(id)
                guard let index = inside.sleepers.firstIndex(where: { $0.id == id }) else { return nil }
                return inside.sleepers.remove(at: index)
            }
            sleeper?.continuation.resume(throwing: CancellationError())
        }
    }

    /// The module that screens take the time from.
    @MainActor func module(_ zone: String = "UTC") -> ClockModule {
        ClockModule(
            now: { self.now }, timeZone: TimeZone(identifier: zone) ?? .gmt, sleep: { try await self.sleep($0) })
    }
}
