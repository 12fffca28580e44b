/// Changes a view: puts things around it, gives it data, reacts to its life.
///
/// May have `@State` and `@Environment` properties of its own.
@MainActor public protocol ViewModifier: FieldType {
    /// What the changed view is made of.
    associatedtype Body: View

    /// The view that is changed.
    typealias Content = ModifierContent

    /// The changed view.
    @ViewBuilder func body(content: Content) -> Body
}

/// The view that a ``ViewModifier`` changes.
public struct ModifierContent: View {
    let view: AnyView

    /// The view itself.
    public var body: AnyView { view }
}

/// A view with a modifier applied.
public struct ModifiedContent<Content: View, Modifier: ViewModifier>: View {
    let content: Content
    let modifier: Modifier

    /// The modifier's body around the content.
    public var body: Modifier.Body { modifier.body(content: ModifierContent(view: AnyView(content))) }
}

extension View {
    /// Applies a modifier.
    public func modifier<Modifier: ViewModifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
        ModifiedContent(content: self, modifier: modifier)
    }

    /// Gives the view an identity. Another identity in the same place is another view: its state starts anew.
    public func id<ID: Hashable>(_ id: ID) -> some View { IdentityView(content: self, id: id) }
}

@usableFromInline struct IdentityView<Content: View, ID: Hashable>: PrimitiveView {
    let content: Content
    let id: ID

    @usableFromInline static func _node(_ view: Self, reusing old: Node?, parent: Node) -> Node {
        if let node = old as? IdentityNode<ID>, node.id == view.id {
            node.nodes = [node.reconcile(view.content, node.nodes.first)]
            return node
        }
        let node = IdentityNode(view.id, parent: parent)
        node.nodes = [node.reconcile(view.content, nil)]
        return node
    }
}

final class IdentityNode<ID: Hashable>: StructuralNode {
    let id: ID

    init(_ id: ID, parent: Node) {
        self.id = id
        super.init(parent: parent)
    }
}
