extension View {
    /// Shows something over the screen while the value is true. Keys go nowhere else meanwhile; `dismiss` closes it.
    public func sheet<Sheet: View>(isPresented: Binding<Bool>, @ViewBuilder content: () -> Sheet) -> some View {
        SheetView(content: self, isPresented: isPresented, style: .dialog, sheet: content())
    }

    /// Shows something instead of the whole screen while the value is true.
    public func fullScreenCover<Sheet: View>(isPresented: Binding<Bool>, @ViewBuilder content: () -> Sheet) -> some View
    {
        SheetView(content: self, isPresented: isPresented, style: .page, sheet: content())
    }
}

struct SheetView<Content: View, Sheet: View>: PrimitiveView {
    let content: Content
    let isPresented: Binding<Bool>
    let style: SheetStyle
    let sheet: Sheet

    static func _node(_ view: Self, reusing old: Node?, parent: Node) -> Node {
        let node = (old as? SheetHolderNode<Sheet>) ?? SheetHolderNode(parent: parent)
        node.nodes = [node.reconcile(view.content, node.nodes.first)]
        node.update(view.isPresented, view.style, view.sheet)
        return node
    }
}

/// Stands where the sheet was declared, and keeps its node while it is shown.
final class SheetHolderNode<Sheet: View>: StructuralNode {
    private var isPresented = Binding<Bool>.constant(false)
    private var style = SheetStyle.dialog
    private var view: Sheet?
    private var sheet: SheetNode?

    override var children: [Node] { nodes + (sheet.map { [$0] } ?? []) }
    override var visibleChildren: [Node] { nodes }

    func update(_ isPresented: Binding<Bool>, _ style: SheetStyle, _ view: Sheet) {
        self.isPresented = isPresented
        self.style = style
        self.view = view
        sheet?.updateContent(view)
        refresh()
    }

    override func refresh() {
        isStale = false
        let isShown = tracked { isPresented.wrappedValue }
        if isShown, sheet == nil, let view {
            let binding = isPresented
            let node = SheetNode(style: style, parent: self) { binding.wrappedValue = false }
            sheet = node
            node.updateContent(view)
            host.present(node)
        } else if !isShown, let node = sheet {
            sheet = nil
            host.dismiss(node)
            node.unmount()
        }
    }

    override func didUnmount() {
        guard let node = sheet else { return }
        sheet = nil
        host.dismiss(node)
    }
}
