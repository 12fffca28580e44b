import Synchronization

/// The one cache of states and dependencies. Safe from any thread.
@usableFromInline final class Registry: Sendable {
    private struct Content: Sendable {
        var byScope = ScopeTable()
        /// Slots whose scope is taken by another type.
        var displaced: [Displaced: AnySlot] = [:]
        /// The keys of slots that no scope leads to; some may be gone.
        var keys: [WeakKey] = []
    }

    private struct WeakKey {
        weak var key: PrivateKey?
    }

    private struct Displaced: Hashable {
        let scope: Scope
        let type: ObjectIdentifier
    }

    private let byLocation = LocationTable()
    private let content = Mutex(Content())
    /// Held while a value is made, so that it is made once; recursive, since making one may need another.
    private let creation = RecursiveLock()

    /// All slots in the order of their scopes.
    var slots: [AnySlot] {
        content.withLock { $0.byScope.slots + Array($0.displaced.values) }
            .sorted { ($0.scope.name, $0.scope.id) < ($1.scope.name, $1.scope.id) }
    }

    /// All slots under private keys that somebody holds.
    var hiddenSlots: [AnySlot] { content.withLock { $0.keys.compactMap(\.key) }.flatMap(\.all) }

    /// The slot of a definition, if it was used before.
    @usableFromInline func find(_ location: SourceLocation) -> AnySlot? {
        byLocation.find(location)
    }

    /// The slot of the definition at a place: the one of its scope, or a new one.
    ///
    /// A place that serves several scopes or types (a function that makes definitions) is known by the first of them.
    @usableFromInline func slot<Slot: AnySlot>(
        _ type: Slot.Type, at location: SourceLocation, scope: Scope, make: () -> Slot
    ) -> Slot {
        let slot = slot(type, scope: scope, make: make)
        byLocation.insert(slot, at: location)
        return slot
    }

    /// The slot of a scope: the one that is there, or a new one.
    ///
    /// If the scope belongs to another type, that is reported, and each of the two keeps a value of its own.
    @usableFromInline func slot<Slot: AnySlot>(_ type: Slot.Type, scope: Scope, make: () -> Slot) -> Slot {
        let hash = scope.tableHash
        if let known = find(type, scope, hash) { return known }
        creation.lock()
        defer { creation.unlock() }
        // making the value may have needed this very one, and another thread may have been first
        if let known = find(type, scope, hash) { return known }
        let new = TrackedScope.make(make)
        let owner = content.withLock { content -> AnySlot? in
            if let owner = content.byScope.find(scope, hash: hash) {
                content.displaced[Displaced(scope: scope, type: ObjectIdentifier(type))] = new
                return owner
            }
            content.byScope.insert(new, hash: hash)
            return nil
        }
        if let owner {
            Application.report(
                .idInUse(scope: scope, by: "\(Swift.type(of: owner))", requested: "\(type)"))
        }
        return new
    }

    /// The slot of a private key: the one that is there, or a new one. Nobody finds it without the key.
    func slot<Slot: AnySlot>(_ type: Slot.Type, key: PrivateKey, make: () -> Slot) -> Slot {
        if let known = key.find(type) { return known }
        creation.lock()
        defer { creation.unlock() }
        if let known = key.find(type) { return known }
        let new = TrackedScope.make(make)
        if key.all.isEmpty { note(key) }
        key.keep(new)
        return new
    }

    private func note(_ key: PrivateKey) {
        content.withLock { content in
            // Some are made anew at each use, and gone soon: swept out each time there are a power of two.
            if content.keys.count.nonzeroBitCount == 1 { content.keys.removeAll { $0.key == nil } }
            content.keys.append(WeakKey(key: key))
        }
    }

    private func find<Slot: AnySlot>(_ type: Slot.Type, _ scope: Scope, _ hash: UInt) -> Slot? {
        guard let found = anySlot(type, scope, hash) else { return nil }
        // it is exactly of this type
        return unsafeDowncast(found, to: type)
    }

    /// Not generic: the lock's result would have to be a type that is made at run time, at a third of the cost of a state.
    private func anySlot(_ type: AnySlot.Type, _ scope: Scope, _ hash: UInt) -> AnySlot? {
        content.withLock { content in
            guard let slot = content.byScope.find(scope, hash: hash) else { return nil }
            if Swift.type(of: slot) == type { return slot }
            return content.displaced[Displaced(scope: scope, type: ObjectIdentifier(type))]
        }
    }
}
