extension View {
    /// Shows something over the screen while the value is true. Keys go nowhere else meanwhile; `dismiss` and Esc close it.
    /// - Parameters:
    ///   - isPresented: whether it shows; set to false when it is closed.
    ///   - onDismiss: called once it is closed.
    ///   - content: what it shows.
    public func sheet<Sheet: View>(
        isPresented: Binding<Bool>, onDismiss: (@MainActor () -> Void)? = nil, @ViewBuilder content: () -> Sheet
    ) -> some View {
        SheetView(
            content: self, isPresented: isPresented, style: .dialog, onDismiss: onDismiss, sheet: content())
    }

    /// Shows something over the screen while there is an item. Another item is another sheet: its state starts anew.
    /// - Parameters:
    ///   - item: what it is about; set to `nil` when it is closed.
    ///   - onDismiss: called once it is closed.
    ///   - content: what it shows.
    public func sheet<Item: Identifiable, Sheet: View>(
        item: Binding<Item?>, onDismiss: (@MainActor () -> Void)? = nil,
        @ViewBuilder content: (Item) -> Sheet
    ) -> some View {
        SheetView(
            content: self, isPresented: item.isThere(), style: .dialog, onDismiss: onDismiss,
            sheet: item.wrappedValue.map { content($0).id($0.id) })
    }

    /// Shows something instead of the whole screen while the value is true.
    public func fullScreenCover<Sheet: View>(
        isPresented: Binding<Bool>, onDismiss: (@MainActor () -> Void)? = nil, @ViewBuilder content: () -> Sheet
    ) -> some View {
        SheetView(content: self, isPresented: isPresented, style: .page, onDismiss: onDismiss, sheet: content())
    }

    /// Shows something instead of the whole screen while there is an item. Another item is another page.
    public func fullScreenCover<Item: Identifiable, Sheet: View>(
        item: Binding<Item?>, onDismiss: (@MainActor () -> Void)? = nil,
        @ViewBuilder content: (Item) -> Sheet
    ) -> some View {
        SheetView(
            content: self, isPresented: item.isThere(), style: .page, onDismiss: onDismiss,
            sheet: item.wrappedValue.map { content($0).id($0.id) })
    }
}

extension Binding {
    /// Whether there is a value; false takes it away.
    @MainActor func isThere<Wrapped>() -> Binding<Bool> where Value == Wrapped? {
        Binding<Bool>(get: { wrappedValue != nil }, set: { if !$0 { wrappedValue = nil } })
    }
}

@usableFromInline struct SheetView<Content: View, Sheet: View>: PrimitiveView {
    let content: Content
    let isPresented: Binding<Bool>
    let style: SheetStyle
    let onDismiss: (@MainActor () -> Void)?
    let sheet: Sheet

    @usableFromInline static func _node(_ view: Self, reusing old: Node?, parent: Node) -> Node {
        let node = (old as? SheetHolderNode<Sheet>) ?? SheetHolderNode(parent: parent)
        node.nodes = [node.reconcile(view.content, node.nodes.first)]
        node.update(view)
        return node
    }
}

/// Stands where the sheet was declared, and keeps its node while it is shown.
final class SheetHolderNode<Sheet: View>: StructuralNode {
    private var isPresented = Binding<Bool>.constant(false)
    private var style = SheetStyle.dialog
    private var onDismiss: (@MainActor () -> Void)?
    private var view: Sheet?
    private var sheet: SheetNode?

    override var children: [Node] { nodes + (sheet.map { [$0] } ?? []) }
    override var visibleChildren: [Node] { nodes }

    func update<Content: View>(_ new: SheetView<Content, Sheet>) {
        isPresented = new.isPresented
        style = new.style
        onDismiss = new.onDismiss
        view = new.sheet
        sheet?.updateContent(new.sheet)
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
            if let onDismiss { host.afterUpdate(onDismiss) }
        }
    }

    override func didUnmount() {
        guard let node = sheet else { return }
        sheet = nil
        host.dismiss(node)
    }
}
