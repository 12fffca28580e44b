/// Views of one type, one after the other: what a `for` loop in a view builder makes. A view's state goes with its place; where
/// it shall go with an element, use ``ForEach``.
public struct ArrayView<Content: View>: PrimitiveView {
    let content: [Content]

    /// Keeps the nodes of the places that are still there.
    public static func _node(_ view: Self, reusing old: Node?, parent: Node) -> Node {
        let node = (old as? ArrayNode<Content>) ?? ArrayNode(parent: parent)
        node.update(view.content)
        return node
    }
}

final class ArrayNode<Content: View>: StructuralNode {
    func update(_ content: [Content]) {
        if content.count != nodes.count { invalidateLayout() }
        while nodes.count > content.count { nodes.removeLast().unmount() }
        for (index, view) in content.enumerated() {
            if index < nodes.count {
                nodes[index] = reconcile(view, nodes[index])
            } else {
                nodes.append(reconcile(view, nil))
            }
        }
    }
}

extension ViewBuilder {
    /// A `for` loop.
    public static func buildArray<Content: View>(_ content: [Content]) -> ArrayView<Content> {
        ArrayView(content: content)
    }
}
