extension View {
    /// Keeps the view's room and shows nothing in it; no control in it can have the focus.
    public func hidden() -> some View { HiddenView(content: disabled()) }
}

@usableFromInline struct HiddenView<Content: View>: PrimitiveView {
    let content: Content

    @usableFromInline static func _node(_ view: Self, reusing old: Node?, parent: Node) -> Node {
        let node = (old as? HiddenNode) ?? HiddenNode(parent: parent)
        node.updateContent(view.content)
        return node
    }
}

final class HiddenNode: ContentNode {
    override func draw(_ painter: Painter) {}
}
