extension View {
    /// Sets a value of the environment for this view and what is in it.
    public func environment<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) -> some View {
        EnvironmentView(content: self, value: value) { $0[keyPath: keyPath] = $1 }
    }

    /// Places an object under its type in the environment of this view and what is in it; `nil` takes it away.
    public func environment<Object: AnyObject>(_ object: Object?) -> some View {
        EnvironmentView(content: self, value: object) { $0[object: Object.self] = $1 }
    }

    /// Changes a value of the environment for this view and what is in it.
    public func transformEnvironment<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping @MainActor (inout Value) -> Void
    ) -> some View {
        EnvironmentView(content: self, value: ()) { environment, _ in transform(&environment[keyPath: keyPath]) }
    }
}

@usableFromInline struct EnvironmentView<Content: View, Value>: PrimitiveView {
    let content: Content
    let value: Value
    let apply: @MainActor (inout EnvironmentValues, Value) -> Void

    @usableFromInline static func _node(_ view: Self, reusing old: Node?, parent: Node) -> Node {
        guard let node = old as? EnvironmentNode<Content, Value> else { return EnvironmentNode(view, parent: parent) }
        node.update(view)
        return node
    }
}

final class EnvironmentNode<Content: View, Value>: StructuralNode {
    private var view: EnvironmentView<Content, Value>
    private var derived: EnvironmentValues

    init(_ view: EnvironmentView<Content, Value>, parent: Node) {
        self.view = view
        derived = parent.childEnvironment
        super.init(parent: parent)
        view.apply(&derived, view.value)
        nodes = [reconcile(view.content, nil)]
    }

    override var childEnvironment: EnvironmentValues { derived }

    func update(_ new: EnvironmentView<Content, Value>) {
        let isSame = Value.self != Void.self && Sameness.areSame(view.value, new.value)
        view = new
        if !isSame, let child = nodes.first {
            derive()
            child.setEnvironment(derived)
        }
        nodes = [reconcile(new.content, nodes.first)]
    }

    override func environmentDidChange(from old: EnvironmentValues) { derive() }

    private func derive() {
        derived = environment
        view.apply(&derived, view.value)
    }
}
