/// Several views, one after the other; the container around them lays them out.
public struct TupleView<each Content: View>: PrimitiveView {
    let content: (repeat each Content)

    /// Makes a view of several.
    public init(_ content: repeat each Content) { self.content = (repeat each content) }

    /// Updates each part in its place.
    public static func _node(_ view: Self, reusing old: Node?, parent: Node) -> Node {
        let node = (old as? TupleNode<Self>) ?? TupleNode<Self>(parent: parent)
        var index = 0
        for part in repeat each view.content {
            node.reconcileChild(index, part)
            index += 1
        }
        return node
    }
}

/// Keeps the nodes of a ``TupleView``; `Owner` makes its type differ from that of other tuples.
final class TupleNode<Owner>: StructuralNode {
    func reconcileChild<Part: View>(_ index: Int, _ part: Part) {
        if index < nodes.count {
            nodes[index] = reconcile(part, nodes[index])
        } else {
            nodes.append(reconcile(part, nil))
            invalidateLayout()
        }
    }
}

/// A node that has no place of its own: its children are laid out by the container around it.
class StructuralNode: Node {
    var nodes: [Node] = []
    override var children: [Node] { nodes }
    override var isStructural: Bool { true }
}
