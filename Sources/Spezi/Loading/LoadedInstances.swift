import Synchronization

/// The loaded modules of one type in load order, for optional dependencies: changed on the main actor, read from any thread,
/// and holding none.
final class LoadedInstances: Sendable {
    private struct Instance: Sendable {
        let id: ObjectIdentifier
        let module: Weakly
    }

    /// `@unchecked`: a weak reference that never changes but to nil, which any thread may see. What it refers to is shared by
    /// design, under its own isolation.
    private final class Weakly: @unchecked Sendable {
        weak let module: (any Module)?
        init(_ module: (any Module)?) { self.module = module }
    }

    private let instances = Mutex<[Instance]>([])

    /// The first that is still there.
    var first: (any Module)? {
        let all = instances.withLock { $0 }
        for instance in all { if let module = instance.module.module { return module } }
        return nil
    }

    @MainActor func insert(_ node: ModuleNode) {
        let new = Instance(id: node.id, module: Weakly(node.module))
        instances.withLock { $0.append(new) }
    }

    @MainActor func remove(_ node: ModuleNode) {
        let id = node.id
        instances.withLock { $0.removeAll { $0.id == id } }
    }
}
