extension View {
    /// Makes keys do things while the focus is in this view. The binding nearest to the focus wins, the first in a list.
    public func keyBindings(_ bindings: [KeyBinding]) -> some View {
        KeyBindingsView(content: self, bindings: bindings)
    }
}

@usableFromInline struct KeyBindingsView<Content: View>: PrimitiveView {
    let content: Content
    let bindings: [KeyBinding]

    @usableFromInline static func _node(_ view: Self, reusing old: Node?, parent: Node) -> Node {
        let node = (old as? KeyBindingsNode) ?? KeyBindingsNode(parent: parent)
        node.bindings = view.bindings
        node.nodes = [node.reconcile(view.content, node.nodes.first)]
        parent.host.drawingIsDue()
        return node
    }
}

final class KeyBindingsNode: StructuralNode {
    var bindings: [KeyBinding] = []
    override var keyBindings: [KeyBinding] { bindings }

    override func handle(_ key: Key) -> Bool {
        for binding in bindings where binding.isEnabled && binding.keys.contains(key) {
            binding.action()
            return true
        }
        return false
    }
}
