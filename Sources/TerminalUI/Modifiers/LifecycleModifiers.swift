extension View {
    /// Does something once the view is on the screen.
    public func onAppear(perform action: @escaping @MainActor () -> Void) -> some View {
        LifecycleView(content: self, onAppear: action, onDisappear: {})
    }

    /// Does something when the view has gone.
    public func onDisappear(perform action: @escaping @MainActor () -> Void) -> some View {
        LifecycleView(content: self, onAppear: {}, onDisappear: action)
    }

    /// Runs a task from the view's appearance on; it is cancelled when the view goes, or the host is let go.
    public func task(_ action: @escaping @MainActor () async -> Void) -> some View { task(id: 0, action) }

    /// Runs a task from the view's appearance on, anew (the old one cancelled) whenever `id` changes.
    public func task<ID: Equatable>(id: ID, _ action: @escaping @MainActor () async -> Void) -> some View {
        TaskView(content: self, id: id, action: action)
    }

    /// Does something when a value has changed between two evaluations of the view around.
    public func onChange<Value: Equatable>(
        of value: Value, initial: Bool = false, _ action: @escaping @MainActor (_ old: Value, _ new: Value) -> Void
    ) -> some View {
        ChangeView(content: self, value: value, isInitial: initial, action: action)
    }

    /// Does something when a value has changed between two evaluations of the view around.
    public func onChange<Value: Equatable>(
        of value: Value, initial: Bool = false, _ action: @escaping @MainActor () -> Void
    ) -> some View {
        onChange(of: value, initial: initial) { _, _ in action() }
    }
}

@usableFromInline struct LifecycleView<Content: View>: PrimitiveView {
    let content: Content
    let onAppear: @MainActor () -> Void
    let onDisappear: @MainActor () -> Void

    @usableFromInline static func _node(_ view: Self, reusing old: Node?, parent: Node) -> Node {
        let node: LifecycleNode
        if let known = old as? LifecycleNode {
            node = known
        } else {
            node = LifecycleNode(parent: parent)
            node.host.afterUpdate { view.onAppear() }
        }
        node.onDisappear = view.onDisappear
        node.nodes = [node.reconcile(view.content, node.nodes.first)]
        return node
    }
}

final class LifecycleNode: StructuralNode {
    var onDisappear: @MainActor () -> Void = {}

    override func didUnmount() { host.afterUpdate(onDisappear) }
}

@usableFromInline struct TaskView<Content: View, ID: Equatable>: PrimitiveView {
    let content: Content
    let id: ID
    let action: @MainActor () async -> Void

    @usableFromInline static func _node(_ view: Self, reusing old: Node?, parent: Node) -> Node {
        let node = (old as? TaskNode<ID>) ?? TaskNode(parent: parent)
        node.update(view.id, view.action)
        node.nodes = [node.reconcile(view.content, node.nodes.first)]
        return node
    }
}

final class TaskNode<ID: Equatable>: StructuralNode {
    private var id: ID?
    private var task: Task<Void, Never>?

    func update(_ new: ID, _ action: @escaping @MainActor () async -> Void) {
        guard id != new else { return }
        id = new
        task?.cancel()
        task = nil
        host.afterUpdate { [weak self] in
            guard let self, isMounted, id == new else { return }
            task = Task { @MainActor in await action() }
        }
    }

    override func didUnmount() { task?.cancel() }

    // The host has been let go with its views still in place.
    deinit { task?.cancel() }
}

@usableFromInline struct ChangeView<Content: View, Value: Equatable>: PrimitiveView {
    let content: Content
    let value: Value
    let isInitial: Bool
    let action: @MainActor (Value, Value) -> Void

    @usableFromInline static func _node(_ view: Self, reusing old: Node?, parent: Node) -> Node {
        let node = (old as? ChangeNode<Value>) ?? ChangeNode(parent: parent)
        let before = node.value
        node.value = view.value
        if let before {
            if before != view.value { node.tell { view.action(before, view.value) } }
        } else if view.isInitial {
            node.tell { view.action(view.value, view.value) }
        }
        node.nodes = [node.reconcile(view.content, node.nodes.first)]
        return node
    }
}

final class ChangeNode<Value>: StructuralNode {
    var value: Value?

    /// Does something once the update is over, unless the view has gone meanwhile.
    func tell(_ action: @escaping @MainActor () -> Void) {
        host.afterUpdate { [weak self] in
            guard let self, isMounted else { return }
            action()
        }
    }
}
