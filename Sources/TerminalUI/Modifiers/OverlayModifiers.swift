extension View {
    /// Another view on top of this one; it changes neither the extent nor the place of this one.
    public func overlay<Overlay: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> Overlay
    ) -> some View {
        LayeredView(content: self, layer: content(), alignment: alignment, isBehind: false)
    }

    /// Another view behind this one; it changes neither the extent nor the place of this one.
    public func background<Background: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> Background
    ) -> some View {
        LayeredView(content: self, layer: content(), alignment: alignment, isBehind: true)
    }

    /// A colour behind this view, where what is in it has none of its own.
    public func background(_ color: TerminalColor) -> some View { BackgroundColorView(content: self, color: color) }
}

@usableFromInline struct LayeredView<Content: View, Layer: View>: PrimitiveView {
    let content: Content
    let layer: Layer
    let alignment: Alignment
    let isBehind: Bool

    @usableFromInline static func _node(_ view: Self, reusing old: Node?, parent: Node) -> Node {
        let node = (old as? LayeredNode) ?? LayeredNode(parent: parent)
        node.update(view)
        return node
    }
}

final class LayeredNode: ContentNode {
    private var layer: ContentNode?
    private var alignment = Alignment.center
    private var isBehind = false
    override var children: [Node] { super.children + (layer.map { [$0] } ?? []) }

    func update<Content: View, Layer: View>(_ view: LayeredView<Content, Layer>) {
        updateContent(view.content)
        let node = layer ?? ContentNode(parent: self)
        layer = node
        node.updateContent(view.layer)
        if view.alignment != alignment { invalidateLayout() }
        alignment = view.alignment
        isBehind = view.isBehind
    }

    private var base: [Node] { items.filter { $0 !== layer } }
    override var layoutPriority: Int { base.count == 1 ? base[0].layoutPriority : 0 }
    override func measure(_ proposal: ProposedSize) -> CellSize { StackLayout.implicit.size(base, proposal) }

    override func arrange() {
        StackLayout.implicit.place(base, in: frame.size)
        if let layer { layer.place(alignment.place(layer, in: frame.size)) }
    }

    override func draw(_ painter: Painter) {
        guard isBehind, let layer else { return drawItems(painter) }
        draw([layer] + base, painter)
    }
}

@usableFromInline struct BackgroundColorView<Content: View>: PrimitiveView {
    let content: Content
    let color: TerminalColor

    @usableFromInline static func _node(_ view: Self, reusing old: Node?, parent: Node) -> Node {
        let node = (old as? BackgroundColorNode) ?? BackgroundColorNode(parent: parent)
        if node.color != view.color { node.host.drawingIsDue() }
        node.color = view.color
        node.updateContent(view.content)
        return node
    }
}

final class BackgroundColorNode: ContentNode {
    var color = TerminalColor.terminalDefault

    override func draw(_ painter: Painter) {
        drawItems(painter)
        let color = color
        painter.restyle(CellRect(origin: .zero, size: frame.size)) { style in
            if style.background == .terminalDefault { style.background = color }
        }
    }
}
