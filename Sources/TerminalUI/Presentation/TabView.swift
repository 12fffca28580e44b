/// Pages of which one shows, under a line with their names: ` Overview [Scores] Messages `.
///
/// The names are one stop for Tab, where ← and → change the page; Alt-1 to Alt-9 change it from anywhere inside. A page keeps
/// its state, its focus and its scroll position while another shows, and is not evaluated meanwhile.
public struct TabView<Value: Hashable>: View {
    let selection: Binding<Value>
    let tabs: [Tab<Value>]

    /// Makes pages. A selection that is no tab's value shows the first.
    public init(selection: Binding<Value>, @TabBuilder<Value> content: () -> [Tab<Value>]) {
        self.selection = selection
        var seen: Set<Value> = []
        tabs = content().filter { seen.insert($0.value).inserted }
    }

    private var bindings: [KeyBinding] {
        let digits = zip("123456789", tabs)
        return digits.map { digit, tab in
            KeyBinding(.alt(digit), tab.title, isMinor: true) { selection.wrappedValue = tab.value }
        }
    }

    /// The names over the page.
    public var body: some View {
        let index = tabs.firstIndex { $0.value == selection.wrappedValue } ?? 0
        VStack {
            if !tabs.isEmpty {
                TabBar(titles: tabs.map(\.title), selected: index) { selection.wrappedValue = tabs[$0].value }
                    .layoutPriority(1)
            }
            TabPages(tabs: tabs, selected: index)
        }
        .keyBindings(bindings)
    }
}

struct TabPages<Value: Hashable>: PrimitiveView {
    let tabs: [Tab<Value>]
    let selected: Int

    static func _node(_ view: Self, reusing old: Node?, parent: Node) -> Node {
        let node = (old as? TabPagesNode<Value>) ?? TabPagesNode(parent: parent)
        node.update(view)
        return node
    }
}

/// Keeps a page for each tab that has been chosen once.
final class TabPagesNode<Value: Hashable>: Node {
    private var pages: [(value: Value, node: PageNode)] = []
    private var shown: PageNode?

    override var children: [Node] { pages.map(\.node) }
    override var visibleChildren: [Node] { shown.map { [$0] } ?? [] }
    override var layoutPriority: Int { 0 }

    func update(_ view: TabPages<Value>) {
        let gone = pages.filter { page in !view.tabs.contains { $0.value == page.value } }
        pages.removeAll { page in gone.contains { $0.node === page.node } }
        let before = shown
        shown = nil
        if view.tabs.indices.contains(view.selected) {
            let tab = view.tabs[view.selected]
            let page = page(for: tab.value)
            page.isOnTop = true
            page.updateContent(tab.content())
            shown = page
        }
        if before !== shown { change(from: before) }
        for page in gone { page.node.unmount() }
    }

    private func page(for value: Value) -> PageNode {
        if let known = pages.first(where: { $0.value == value }) { return known.node }
        let page = PageNode(parent: self, dismiss: nil)
        pages.append((value, page))
        return page
    }

    private func change(from before: PageNode?) {
        if let before {
            before.isOnTop = false
            // The focus goes along, unless it is on the names or somewhere else.
            if let focused = host.focus.focused, focused.isInside(before) {
                before.savedFocus = focused
                if let shown { host.focus.request(in: shown.focusToRestore) }
            }
        }
        host.pagesChanged()
        invalidateLayout()
    }
}
