/// Pages on top of one another, by value: the last value of the path says which page shows.
///
/// Pages below keep their state and their focus and are not evaluated while they are covered. `dismiss` in a page's
/// environment takes it off the path, and so does Esc where nothing in the page takes the key; the focus returns to where it
/// was.
public struct NavigationStack<Value: Hashable, Root: View, Destination: View>: PrimitiveView {
    let path: Binding<[Value]>
    let root: Root
    let destination: (Value) -> Destination

    /// Makes a stack.
    /// - Parameters:
    ///   - path: the values of the pages over the root, the last on top.
    ///   - root: the page at the bottom.
    ///   - destination: the page for a value.
    public init(
        path: Binding<[Value]>, @ViewBuilder root: () -> Root,
        @ViewBuilder destination: @escaping (Value) -> Destination
    ) {
        self.path = path
        self.root = root()
        self.destination = destination
    }

    /// Keeps the pages whose value is still at its place in the path.
    public static func _node(_ view: Self, reusing old: Node?, parent: Node) -> Node {
        let node = (old as? NavigationNode<Value, Root, Destination>) ?? NavigationNode(view, parent: parent)
        node.update(view)
        return node
    }
}

/// A page of a stack.
final class PageNode: ContentNode {
    private let dismiss: DismissAction?
    private var derived: EnvironmentValues
    weak var savedFocus: Node?
    var isOnTop = true
    /// Which value of the view around it was shown last: a covered page is brought up to date when it shows again.
    var edition = 0

    init(parent: Node, dismiss: DismissAction?) {
        self.dismiss = dismiss
        derived = parent.childEnvironment
        super.init(parent: parent)
        derive()
    }

    override var childEnvironment: EnvironmentValues { derived }
    override func environmentDidChange(from old: EnvironmentValues) { derive() }

    /// Whatever a pushed page holds, there is a way back from it.
    override var keyBindings: [KeyBinding] { dismiss == nil ? [] : [.own([.escape], "terminal.back")] }

    override func handle(_ key: Key) -> Bool {
        guard let dismiss, key == .escape else { return false }
        dismiss()
        return true
    }

    private func derive() {
        derived = environment
        if let dismiss { derived.dismiss = dismiss }
    }

    /// What had the focus when the page was covered, or the page itself.
    var focusToRestore: Node {
        guard let savedFocus, savedFocus.isMounted else { return self }
        return savedFocus
    }
}

final class NavigationNode<Value: Hashable, Root: View, Destination: View>: Node {
    private var view: NavigationStack<Value, Root, Destination>
    private var values: [Value] = []
    private var pages: [PageNode] = []
    /// Grows with each new value of the view.
    private var edition = 0

    init(_ view: NavigationStack<Value, Root, Destination>, parent: Node) {
        self.view = view
        super.init(parent: parent)
        let page = PageNode(parent: self, dismiss: nil)
        pages = [page]
        page.updateContent(view.root)
    }

    override var children: [Node] { pages }
    override var visibleChildren: [Node] { pages.suffix(1) }
    override var layoutPriority: Int { 0 }

    func update(_ new: NavigationStack<Value, Root, Destination>) {
        view = new
        edition += 1
        refresh()
        updateTop()
    }

    private func updateTop() {
        guard let page = pages.last, page.edition != edition else { return }
        page.edition = edition
        if let value = values.last {
            page.updateContent(view.destination(value))
        } else {
            page.updateContent(view.root)
        }
    }

    override func refresh() {
        isStale = false
        let path = tracked { view.path.wrappedValue }
        guard path != values else { return }
        let common = zip(path, values).prefix { $0 == $1 }.count
        if let focused = host.focus.focused, let top = pages.last, focused.isInside(top) { top.savedFocus = focused }
        let isReturning = common == path.count
        for page in pages[(common + 1)...].reversed() { page.unmount() }
        pages.removeSubrange((common + 1)...)
        for (index, value) in path.enumerated().dropFirst(common) {
            let page = PageNode(parent: self, dismiss: DismissAction { [weak self] in self?.dismiss(index) })
            page.edition = edition
            page.updateContent(view.destination(value))
            pages.append(page)
        }
        values = path
        for page in pages { page.isOnTop = page === pages.last }
        updateTop()
        host.pagesChanged()
        if let top = pages.last { host.focus.request(in: isReturning ? top.focusToRestore : top) }
        invalidateLayout()
    }

    private func dismiss(_ index: Int) {
        let path = view.path.wrappedValue
        guard index < path.count else { return }
        view.path.wrappedValue = Array(path.prefix(index))
    }
}

extension Node {
    /// Whether every page the node is in is the one on top of its stack.
    var isShown: Bool {
        var node: Node? = self
        while let current = node {
            if let page = current as? PageNode, !page.isOnTop { return false }
            node = current.parent
        }
        return true
    }
}
