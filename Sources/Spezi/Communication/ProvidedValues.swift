import Synchronization

/// What the loaded modules of one `Spezi` provide, by static type.
@MainActor final class ProvidedValues {
    private var lists: [ObjectIdentifier: any ProvidedListing] = [:]

    /// The values of exactly this type, now and as they change.
    func list<Value>(of type: Value.Type) -> ProvidedList<Value> {
        if let known = lists[ObjectIdentifier(type)] as? ProvidedList<Value> { return known }
        let new = ProvidedList<Value>()
        lists[ObjectIdentifier(type)] = new
        return new
    }

    /// Takes back whatever a module provided.
    func withdraw(owner: ObjectIdentifier) {
        for list in lists.values { list.withdraw(owner: owner) }
    }
}

private protocol ProvidedListing: AnyObject {
    func withdraw(owner: ObjectIdentifier)
}

/// The provided values of one type in load order. Changed on the main actor, read from any thread.
final class ProvidedList<Value>: Sendable {
    /// `@unchecked`: it is private, and goes in and out under the lock of `content` alone. Who provides and who collects a
    /// value share it by design, under its own isolation.
    private struct Content: @unchecked Sendable {
        var owners: [ObjectIdentifier] = []
        var values: [Value] = []
    }

    /// `@unchecked`: carries one value to `Content`, and is not kept.
    private struct Added: @unchecked Sendable {
        let value: Value
    }

    private let content = Mutex(Content())

    /// All values. Every reader gets the same buffer.
    var values: [Value] {
        content.withLock { $0 }.values
    }

    func append(_ value: Value, owner: ObjectIdentifier) {
        let added = Added(value: value)
        content.withLock {
            $0.owners.append(owner)
            $0.values.append(added.value)
        }
    }
}

extension ProvidedList: ProvidedListing {
    func withdraw(owner: ObjectIdentifier) {
        content.withLock {
            guard $0.owners.contains(owner) else { return }
            var kept = Content()
            for (index, other) in $0.owners.enumerated() where other != owner {
                kept.owners.append(other)
                kept.values.append($0.values[index])
            }
            $0 = kept
        }
    }
}
