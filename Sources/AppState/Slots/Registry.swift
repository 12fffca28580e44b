import Synchronization

/// The one cache of states and dependencies. Safe from any thread.
@usableFromInline final class Registry: Sendable {
    private struct Content: Sendable {
        var byLocation = LocationTable()
        var byScope: [Scope: AnySlot] = [:]
        /// Slots whose scope is taken by another type.
        var displaced: [Displaced: AnySlot] = [:]
    }

    private struct Displaced: Hashable {
        let scope: Scope
        let type: ObjectIdentifier
    }

    private let content = Mutex(Content())
    /// Held while a value is made, so that it is made once; recursive, since making one may need another.
    private let creation = RecursiveLock()

    /// All slots in the order of their scopes.
    var slots: [AnySlot] {
        content.withLock { Array($0.byScope.values) + Array($0.displaced.values) }
            .sorted { ($0.scope.name, $0.scope.id) < ($1.scope.name, $1.scope.id) }
    }

    /// The slot of a definition without an id, if it was used before.
    @usableFromInline func find(_ location: SourceLocation) -> AnySlot? {
        content.withLock { $0.byLocation.find(location) }
    }

    /// The slot of a definition without an id.
    func slot<Slot: AnySlot>(
        _ type: Slot.Type, at location: SourceLocation, scope: Scope, make: () -> Slot
    ) -> Slot {
        let slot = slot(type, scope: scope, make: make)
        content.withLock { $0.byLocation.insert(slot, at: location) }
        return slot
    }

    /// The slot of a scope: the one that is there, or a new one.
    ///
    /// If the scope belongs to another type, that is reported, and each of the two keeps a value of its own.
    func slot<Slot: AnySlot>(_ type: Slot.Type, scope: Scope, make: () -> Slot) -> Slot {
        if let known = find(type, scope) { return known }
        creation.lock()
        defer { creation.unlock() }
        if let known = find(type, scope) { return known }
        let new = make()
        let owner = content.withLock { content in
            if let owner = content.byScope[scope] {
                content.displaced[Displaced(scope: scope, type: ObjectIdentifier(type))] = new
                return owner as AnySlot?
            }
            content.byScope[scope] = new
            return nil
        }
        if let owner {
            Application.report(
                .idInUse(scope: scope, by: "\(Swift.type(of: owner))", requested: "\(type)"))
        }
        return new
    }

    private func find<Slot: AnySlot>(_ type: Slot.Type, _ scope: Scope) -> Slot? {
        content.withLock { content in
            if let slot = content.byScope[scope] as? Slot { return slot }
            if content.displaced.isEmpty { return nil }
            return content.displaced[Displaced(scope: scope, type: ObjectIdentifier(type))] as? Slot
        }
    }
}
