import Synchronization

/// The loaded modules of one type in load order, for optional dependencies: changed on the main actor, read from any thread,
/// and holding none.
final class LoadedInstances: Sendable {
    /// `@unchecked`: a weak reference that never changes but to nil, which any thread may see. What it refers to is shared by
    /// design, under its own isolation.
    private final class Weakly: @unchecked Sendable {
        weak let module: (any Module)?
        init(_ module: (any Module)?) { self.module = module }
    }

    /// `@unchecked`: a value that goes in and out under the lock alone, of references that any thread may have.
    private struct Content: @unchecked Sendable {
        var instances = LoadOrdered<Weakly>()
    }

    private let content = Mutex(Content())

    /// The first that is still there.
    var first: (any Module)? {
        let instances = content.withLock { $0 }.instances
        for instance in instances { if let module = instance.module { return module } }
        return nil
    }

    @MainActor func insert(_ node: ModuleNode) {
        let id = node.id, new = Weakly(node.module)
        content.withLock { $0.instances[id] = new }
    }

    @MainActor func remove(_ node: ModuleNode) {
        let id = node.id
        content.withLock { $0.instances[id] = nil }
    }
}
