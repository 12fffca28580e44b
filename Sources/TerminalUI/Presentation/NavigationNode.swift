/// Keeps the pages of a ``NavigationStack``.
final class NavigationNode<Value: Hashable, Root: View, Destination: View>: Node {
    private var view: NavigationStack<Value, Root, Destination>
    private var values: [Value] = []
    private var pages: [PageNode] = []
    /// The path, where the view has none.
    private lazy var own = StateStorage<[Value]>([])
    private let context = NavigationContext()
    private var derived: EnvironmentValues
    /// Grows with each new value of the view.
    private var edition = 0

    init(_ view: NavigationStack<Value, Root, Destination>, parent: Node) {
        self.view = view
        derived = parent.childEnvironment
        derived.navigation = context
        super.init(parent: parent)
        context.push = { [weak self] in self?.push($0) }
        let page = PageNode(parent: self, dismiss: nil)
        pages = [page]
        page.updateContent(view.root)
    }

    override var children: [Node] { pages }
    override var visibleChildren: [Node] { pages.suffix(1) }
    override var layoutPriority: Int { 0 }
    override var childEnvironment: EnvironmentValues { derived }

    override func environmentDidChange(from old: EnvironmentValues) {
        derived = environment
        derived.navigation = context
    }

    private var path: Binding<[Value]> {
        view.path ?? Binding(owner: own, get: { [own] in own.value }, set: { [own] in own.value = $0 })
    }

    private func push(_ value: AnyHashable) {
        guard let value = value.base as? Value else { return }
        path.wrappedValue.append(value)
    }

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
        let path = tracked { self.path.wrappedValue }
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
        let values = path.wrappedValue
        guard index < values.count else { return }
        path.wrappedValue = Array(values.prefix(index))
    }
}
