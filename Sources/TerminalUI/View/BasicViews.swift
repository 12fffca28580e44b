/// Nothing: takes no place.
public struct EmptyView: PrimitiveView {
    /// Makes nothing.
    public init() {}

    /// Keeps an empty node.
    public static func _node(_ view: Self, reusing old: Node?, parent: Node) -> Node {
        (old as? EmptyNode) ?? EmptyNode(parent: parent)
    }
}

final class EmptyNode: StructuralNode {}

/// Views taken together without a container of their own.
public struct Group<Content: View>: View {
    let content: Content

    /// Makes a group.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// The views of the group.
    public var body: Content { content }
}

/// One of two views.
public struct ConditionalView<First: View, Second: View>: PrimitiveView {
    enum Branch {
        case first(First)
        case second(Second)
    }
    let branch: Branch

    init(_ branch: Branch) { self.branch = branch }

    /// Keeps the node of the branch taken; the other branch's state ends when the branch changes.
    public static func _node(_ view: Self, reusing old: Node?, parent: Node) -> Node {
        let node = (old as? ConditionalNode<First, Second>) ?? ConditionalNode(parent: parent)
        switch view.branch {
        case .first(let content): node.take(first: true, content)
        case .second(let content): node.take(first: false, content)
        }
        return node
    }
}

final class ConditionalNode<First, Second>: StructuralNode {
    private var isFirst: Bool?

    func take<Content: View>(first: Bool, _ content: Content) {
        if isFirst == first {
            nodes = [reconcile(content, nodes.first)]
            return
        }
        isFirst = first
        nodes.first?.unmount()
        nodes = []
        nodes = [reconcile(content, nil)]
        invalidateLayout()
    }
}

extension Optional: View, PrimitiveView where Wrapped: View {
    /// Keeps the node while there is a view.
    public static func _node(_ view: Self, reusing old: Node?, parent: Node) -> Node {
        let node = (old as? OptionalNode<Wrapped>) ?? OptionalNode(parent: parent)
        node.update(view)
        return node
    }
}

final class OptionalNode<Wrapped: View>: StructuralNode {
    func update(_ view: Wrapped?) {
        guard let view else {
            guard let node = nodes.first else { return }
            nodes = []
            node.unmount()
            invalidateLayout()
            return
        }
        if nodes.isEmpty { invalidateLayout() }
        nodes = [reconcile(view, nodes.first)]
    }
}

/// A view of any type. A value of another type in the same place starts with fresh state.
public struct AnyView: PrimitiveView {
    let node: @MainActor (Node?, Node) -> Node

    /// Hides the type of a view.
    public init<Content: View>(_ content: Content) {
        node = { Content._node(content, reusing: $0, parent: $1) }
    }

    /// Hides the type of a view that is itself only known at run time.
    public init(erasing content: any View) { self = Self.erase(content) }

    private static func erase<Content: View>(_ content: Content) -> AnyView { AnyView(content) }

    /// Keeps the node of the hidden view.
    public static func _node(_ view: Self, reusing old: Node?, parent: Node) -> Node {
        let holder = (old as? AnyNode) ?? AnyNode(parent: parent)
        holder.update(view)
        return holder
    }
}

final class AnyNode: StructuralNode {
    func update(_ view: AnyView) {
        let old = nodes.first
        let new = view.node(old, self)
        guard new !== old else { return }
        nodes = [new]
        old?.unmount()
        invalidateLayout()
    }
}
