extension View {
    /// Does something when one of the keys comes by that the controls in this view have not taken. The key goes on.
    func onKeyPassing(_ keys: Set<Key>, _ action: @escaping @MainActor () -> Void) -> some View {
        KeyPassingView(content: self, keys: keys, action: action)
    }
}

@usableFromInline struct KeyPassingView<Content: View>: PrimitiveView {
    let content: Content
    let keys: Set<Key>
    let action: @MainActor () -> Void

    @usableFromInline static func _node(_ view: Self, reusing old: Node?, parent: Node) -> Node {
        let node = (old as? KeyPassingNode) ?? KeyPassingNode(parent: parent)
        node.keys = view.keys
        node.action = view.action
        node.nodes = [node.reconcile(view.content, node.nodes.first)]
        return node
    }
}

final class KeyPassingNode: StructuralNode {
    var keys: Set<Key> = []
    var action: @MainActor () -> Void = {}

    override func handle(_ key: Key) -> Bool {
        if keys.contains(key) { action() }
        return false
    }
}
