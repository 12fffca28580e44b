/// A piece of the screen, described by value.
///
/// A view's `body` says what it looks like for the data it reads. It is evaluated again only when something it has read
/// has changed, or when its own stored properties have.
@MainActor public protocol View {
    /// What the body is made of; `Never` for the built-in views.
    associatedtype Body: View

    /// What this view looks like now.
    @ViewBuilder var body: Body { get }

    /// Brings the retained node for this view up to date. Part of the view layer; views with a body never implement it.
    static func _node(_ view: Self, reusing old: Node?, parent: Node) -> Node

    /// Evaluates the body and brings its node up to date. Part of the view layer; no view implements it.
    static func _bodyNode(_ view: Self, reusing old: Node?, parent: Node) -> Node
}

extension View {
    /// Reuses the node when it belongs to a view of the same type in the same place, so that its state survives.
    public static func _node(_ view: Self, reusing old: Node?, parent: Node) -> Node {
        if let node = old as? CompositeNode<Self> {
            node.update(view)
            return node
        }
        return CompositeNode(view, parent: parent)
    }

    /// Compiled where the view is, so that the body's type is known: to look it up at run time means, for each of the
    /// types it is made of, a search through every conformance in the program.
    @inlinable public static func _bodyNode(_ view: Self, reusing old: Node?, parent: Node) -> Node {
        parent.bodyNode(reusing: old) { view.body }
    }
}

extension Never: View {
    /// Never evaluated: there is no value of this type.
    public var body: Never { self }
}

/// A view that the layer draws itself: it has a node of its own and no body.
@usableFromInline @MainActor protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
    /// Built-in views have no body; the layer never asks for it.
    public var body: Never {
        // Our own invariant: only a `CompositeNode` evaluates bodies, and a view with a `_node` of its own never gets one.
        preconditionFailure("\(Self.self) is drawn by the view layer and has no body")
    }
}
