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

    /// Takes back what a module provided of these types.
    func withdraw(_ types: [ObjectIdentifier], owner: ObjectIdentifier) {
        for type in types { lists[type]?.withdraw(owner: owner) }
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
        var byOwner = LoadOrdered<[Value]>()
        /// All in one; nil after something was taken back, until somebody reads.
        var joined: [Value]? = []

        mutating func join() -> [Value] {
            let values = joined ?? byOwner.flatMap(\.self)
            joined = values
            return values
        }
    }

    /// `@unchecked`: carries values to or from `Content`, and is not kept.
    private struct Carried: @unchecked Sendable {
        let values: [Value]
    }

    private let content = Mutex(Content())

    /// All values. Every reader gets the same buffer, which is made anew only after values were taken back.
    var values: [Value] {
        content.withLock { Carried(values: $0.join()) }.values
    }

    /// Adds what one module provides.
    func append(_ values: [Value], owner: ObjectIdentifier) {
        let added = Carried(values: values)
        content.withLock {
            $0.byOwner[owner] = ($0.byOwner[owner] ?? []) + added.values
            $0.joined?.append(contentsOf: added.values)
        }
    }
}

extension ProvidedList: ProvidedListing {
    func withdraw(owner: ObjectIdentifier) {
        // What is let go of may read others in its deinit: outside of the lock.
        let gone = content.withLock { content -> Carried? in
            guard let values = content.byOwner[owner] else { return nil }
            let joined = content.joined ?? []
            content.byOwner[owner] = nil
            content.joined = nil
            return Carried(values: values + joined)
        }
        withExtendedLifetime(gone) {}
    }
}
