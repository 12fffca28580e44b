/// The retained counterpart of a view: keeps its state, its place on the screen and its way to the host.
///
/// Nodes form a tree beside the views. A node lives as long as a view of the same type (and identity) stands in the same
/// place. Part of the view layer: other modules see the type, and never make one.
@MainActor public class Node {
    unowned let host: ViewHost
    /// The node around this one; `nil` for the root.
    private(set) unowned var parent: Node?
    /// What this node finds around it.
    private(set) var environment: EnvironmentValues
    /// False from the moment its view is gone.
    private(set) var isMounted = true
    /// Grows with each tracked evaluation: callbacks of earlier ones do nothing.
    var generation = 0
    /// Whether the node waits in the host's list to be refreshed.
    var isStale = false
    let depth: Int
    let serial: Int

    // Layout
    /// Where the node stands in its layout parent.
    var frame = CellRect(x: 0, y: 0, width: 0, height: 0)
    private(set) weak var layoutParent: Node?
    private var cachedItems: [Node]?
    private var sizeCache: [(ProposedSize, CellSize)] = []
    private(set) var isArranged = false

    init(parent: Node) {
        self.parent = parent
        host = parent.host
        environment = parent.childEnvironment
        depth = parent.depth + 1
        serial = parent.host.nextSerial()
    }

    init(host: ViewHost, environment: EnvironmentValues) {
        self.host = host
        self.environment = environment
        depth = 0
        serial = host.nextSerial()
    }

    // MARK: What kinds of node override

    /// All nodes directly under this one.
    var children: [Node] { [] }
    /// Those that are shown; the others keep their state and wait.
    var visibleChildren: [Node] { children }
    /// Whether the node's children are laid out by the container around it.
    var isStructural: Bool { false }
    /// What the children find around them.
    var childEnvironment: EnvironmentValues { environment }
    /// Axis along which a container lines up its items; the spacer and the divider ask.
    var axis: Axis { .vertical }
    /// Which items of a stack get room first.
    var layoutPriority: Int { items.count == 1 ? items[0].layoutPriority : 0 }

    /// The extent wanted for a proposal. Asked through ``size(_:)``, which remembers.
    func measure(_ proposal: ProposedSize) -> CellSize { StackLayout.implicit.size(items, proposal) }
    /// Gives the items their frames for the node's own extent.
    func arrange() { StackLayout.implicit.place(items, in: frame.size) }
    /// Draws the node; the painter's origin is the node's corner.
    func draw(_ painter: Painter) { drawItems(painter) }
    /// Reads again what a tracked evaluation had read.
    func refresh() {}
    /// The environment is another one now; children have been or will be told separately.
    func environmentDidChange(from old: EnvironmentValues) {}
    /// The node's view is gone.
    func didUnmount() {}

    /// Whether the node can have the focus now.
    var isFocusable: Bool { false }
    /// Where the cursor stands while the node has the focus, from the node's corner.
    var cursor: CellPoint? { nil }
    /// Rows that must be visible while the node has the focus, from the node's corner.
    var focusRows: Range<Int> { 0..<max(1, frame.size.height) }
    /// Whether the node looks at the keys of a control inside: only then is it asked and told what follows.
    var watchesKeys: Bool { false }
    /// Takes a key before the focused control inside sees it. False lets the control have it.
    func takesFirst(_ key: Key) -> Bool { false }
    /// Takes a key. False passes it on to the node around.
    func handle(_ key: Key) -> Bool { false }
    /// Whether a key that it takes while it has the focus makes nothing else look different, apart from what it asks to be laid
    /// out or drawn, and from what follows from data and the focus: then only its own rows are drawn anew.
    var keepsToItself: Bool { false }
    /// The focused control inside has taken a key, or text.
    func focusedControlWasUsed() {}
    /// Takes pasted text. False passes it on.
    func paste(_ text: String) -> Bool { false }
    /// The mouse was pressed here, `place` from the node's corner; the focus has just come unless the node had it.
    func press(at place: CellPoint, hadFocus: Bool) {}
    /// The bindings declared here, or the keys a control understands by itself.
    var keyBindings: [KeyBinding] { [] }
    /// Whether plain characters are text here, so that no binding above may take them.
    var takesText: Bool { false }
    /// Whether no key passes the control while it has the focus.
    var takesEveryKey: Bool { false }
    /// Whether the key belongs to the text that is edited here, so that no binding around may take it.
    func takesAsText(_ key: Key) -> Bool { takesText && key.isTyping }
    /// The focus came or went.
    func focusDidChange(_ isFocused: Bool) {}

    // MARK: Structure

    /// Brings the node of a child view up to date and ends the one it replaces.
    func reconcile<Content: View>(_ view: Content, _ old: Node?) -> Node {
        let node = Content._node(view, reusing: old, parent: self)
        if let old, old !== node {
            old.unmount()
            invalidateLayout()
        }
        return node
    }

    /// Evaluates a body, noting what it reads, and brings its node up to date.
    @usableFromInline final func bodyNode<Content: View>(reusing old: Node?, _ body: () -> Content) -> Node {
        reconcile(tracked(body), old)
    }

    /// Ends the node and everything under it.
    func unmount() {
        guard isMounted else { return }
        isMounted = false
        generation += 1
        for child in children { child.unmount() }
        didUnmount()
        host.forget(self)
    }

    /// Tells the node, and everything under it, of another environment.
    func setEnvironment(_ new: EnvironmentValues) {
        guard !new.isSame(as: environment) else { return }
        let old = environment
        environment = new
        host.environmentChanges += 1
        environmentDidChange(from: old)
        let forChildren = childEnvironment
        for child in children { child.setEnvironment(forChildren) }
    }

    /// Runs a reading of data, and asks for a refresh of this node when any of it changes.
    func tracked<Result>(_ read: () -> Result) -> Result {
        generation += 1
        return host.track(self, generation, read)
    }

    // MARK: Layout

    /// The nodes to lay out in here, structural ones resolved into their children.
    var items: [Node] {
        if let cachedItems { return cachedItems }
        var found: [Node] = []
        for child in visibleChildren { child.appendItems(to: &found) }
        for item in found { item.layoutParent = self }
        cachedItems = found
        return found
    }

    private func appendItems(to list: inout [Node]) {
        guard isStructural else { return list.append(self) }
        for child in visibleChildren { child.appendItems(to: &list) }
    }

    /// The extent wanted for a proposal.
    final func size(_ proposal: ProposedSize) -> CellSize {
        for (known, size) in sizeCache where known == proposal { return size }
        host.statistics.layouts += 1
        let size = measure(proposal)
        if sizeCache.count >= 32 { sizeCache.removeFirst() }
        sizeCache.append((proposal, size))
        return size
    }

    /// Puts the node in its place. Does nothing below it when extent and content are as they were.
    final func place(_ rect: CellRect) {
        let resized = rect.size != frame.size
        frame = rect
        guard resized || !isArranged else { return }
        arrange()
        isArranged = true
    }

    /// The node's content has another extent or arrangement: everything around it is measured again.
    final func invalidateLayout() {
        var node: Node? = self
        while let current = node {
            current.sizeCache.removeAll(keepingCapacity: true)
            current.cachedItems = nil
            current.isArranged = false
            node = current.parent
        }
        host.layoutIsDue()
    }

    /// Draws the items at their places, leaving out what cannot be seen.
    final func drawItems(_ painter: Painter) { draw(items, painter) }

    /// Draws items in this order, the last in front.
    final func draw(_ items: [Node], _ painter: Painter) {
        for item in items where item.frame.size.width > 0 && item.frame.size.height > 0 {
            painter.within(item.frame) { item.draw(painter) }
        }
    }

    /// The node's corner on the screen.
    var screenOrigin: CellPoint {
        var point = frame.origin
        var node = layoutParent
        while let current = node {
            point.x += current.frame.origin.x
            point.y += current.frame.origin.y - current.scrollOffset
            node = current.layoutParent
        }
        return point
    }

    /// The rows that must be seen while the node has the focus, counted in the content of a node around it.
    func focusRows(in outer: Node) -> Range<Int>? {
        var rows = focusRows
        var inner = self
        while let parent = inner.layoutParent {
            rows = rows.lowerBound + inner.frame.minY..<rows.upperBound + inner.frame.minY
            if parent === outer { return rows }
            rows = rows.lowerBound - parent.scrollOffset..<rows.upperBound - parent.scrollOffset
            inner = parent
        }
        return nil
    }

    /// Rows by which the content is moved up.
    var scrollOffset: Int { 0 }
    /// Whether what stands on this row, counted from the node's corner, is scrolled out of sight.
    func hides(row: Int) -> Bool { false }
    /// Moves the content so that these of its rows can be seen, if it scrolls.
    func reveal(_ rows: Range<Int>) {}
}
