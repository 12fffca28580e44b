import Synchronization

/// The nodes whose modules have told that they are gone, until somebody asks. From any thread.
final class Departed: Sendable {
    private let ids = Mutex<[ObjectIdentifier]>([])

    func append(_ id: ObjectIdentifier) { ids.withLock { $0.append(id) } }

    func take() -> [ObjectIdentifier] {
        ids.withLock { ids in
            defer { ids = [] }
            return ids
        }
    }
}
