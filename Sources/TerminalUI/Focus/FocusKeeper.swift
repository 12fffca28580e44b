/// Knows which control has the focus, and where it goes next.
@MainActor final class FocusKeeper {
    private(set) weak var focused: Node?
    private weak var wanted: Node?
    private(set) var order: [Node] = []
    private var lastIndex = 0
    private var isStructureNew = true
    /// The focused control has moved or changed: scroll views show it again.
    var mustReveal = true
    private var followers: [ObjectIdentifier: FocusBindingNode] = [:]
    private var knownWay: Way?

    /// The way of a key: the focused control and the nodes around it, up to the root or the sheet they are in.
    struct Way {
        let nodes: [Node]
        /// Those around the control that look at its keys.
        let watchers: [Node]
    }

    /// The way from the focused control outward; `nil` while none has the focus. Made once: what is around a node stays.
    var way: Way? {
        guard let focused, focused.isMounted else { return nil }
        if let knownWay, knownWay.nodes.first === focused { return knownWay }
        let nodes = focused.pathToScope
        let way = Way(nodes: nodes, watchers: nodes.dropFirst().filter(\.watchesKeys))
        knownWay = way
        return way
    }

    /// Nodes have come, gone or moved.
    func structureChanged() {
        isStructureNew = true
        mustReveal = true
        knownWay = nil
    }

    /// Asks for the focus to go to a node, or to the first control in it, at the next opportunity.
    func request(in node: Node) {
        wanted = node
        isStructureNew = true
        node.host.drawingIsDue()
    }

    /// Finds the controls again after a change, and makes sure that one of them has the focus.
    func resolve(_ host: ViewHost) {
        if isStructureNew {
            isStructureNew = false
            order = []
            if let scope: Node = host.sheets.last ?? host.root { collect(scope, &order) }
            choose()
        }
        if mustReveal, let focused {
            mustReveal = false
            reveal(focused)
        }
    }

    private func collect(_ node: Node, _ order: inout [Node]) {
        let start = order.count
        for child in node.visibleChildren { collect(child, &order) }
        // Something that only scrolls is a control when nothing in it is, or while it shows nothing of what is.
        if node.isFocusable, order.count == start || node === focused { order.append(node) }
    }

    private func choose() {
        if let target = wanted, target.isMounted {
            wanted = nil
            if let found = control(in: target) { return take(found) }
        }
        if let focused, let index = order.firstIndex(where: { $0 === focused }) {
            lastIndex = index
            return
        }
        if let preferred = order.first(where: { $0.isPreferred }) { return take(preferred) }
        take(order.isEmpty ? nil : order[min(lastIndex, order.count - 1)])
    }

    /// The control that stands for a node: itself, what it prefers, or the first in it.
    private func control(in target: Node) -> Node? {
        let inside = order.filter { $0.isInside(target) }
        return inside.first { $0.isPreferred } ?? inside.first
    }

    /// Gives the focus to a node of the present scope, also to a scrolling area whose controls are out of sight.
    func give(to node: Node) {
        if !order.contains(where: { $0 === node }) { order.append(node) }
        take(node)
    }

    /// The controls in a node, in order.
    func controls(in node: Node) -> [Node] { order.filter { $0 !== node && $0.isInside(node) } }

    private func take(_ node: Node?) {
        lastIndex = node.flatMap { node in order.firstIndex { $0 === node } } ?? lastIndex
        guard node !== focused else { return }
        let old = focused
        focused = node
        mustReveal = true
        // A scrolling area is no control any more once a control in it has the focus again.
        if old is ScrollNode { isStructureNew = true }
        if let old, old.isMounted { old.focusDidChange(false) }
        node?.focusDidChange(true)
        node?.enclosingGroup?.lastFocused = node
        for follower in followers.values.sorted(by: { $0.serial < $1.serial }) { follower.follow(node) }
        node?.host.drawingIsDue()
    }

    // MARK: Moving

    /// Whether there is another stop for Tab.
    var hasSeveralStops: Bool {
        guard let focused else { return false }
        let group = focused.enclosingGroup
        return order.contains { $0 !== focused && (group == nil || $0.enclosingGroup !== group) }
    }

    /// Whether there is another control for the arrows.
    var hasNeighbours: Bool {
        guard let focused else { return false }
        let group = focused.enclosingGroup
        return order.contains { $0 !== focused && $0.enclosingGroup === group }
    }

    /// Moves to the next or previous stop: a group of controls counts as one. Goes round at the ends.
    func moveByTab(_ step: Int) -> Bool {
        guard let focused, let start = order.firstIndex(where: { $0 === focused }) else { return false }
        let group = focused.enclosingGroup
        var index = start
        for _ in 1..<max(2, order.count) {
            index = (index + step + order.count) % order.count
            let candidate = order[index]
            let other = candidate.enclosingGroup
            if group != nil, other === group { continue }
            if let other {
                let members = order.filter { $0.enclosingGroup === other }
                take(members.first { $0 === other.lastFocused } ?? members.first)
            } else {
                take(candidate)
            }
            return true
        }
        return false
    }

    /// Moves to the neighbour, inside a group if the focus is in one, and only if it is in the given node. Stops at the ends.
    func moveByArrow(_ step: Int, inside node: Node? = nil) -> Bool {
        guard let neighbour = neighbour(step, inside: node) else { return false }
        take(neighbour)
        return true
    }

    /// Where ``moveByArrow(_:inside:)`` would move.
    func neighbour(_ step: Int, inside node: Node? = nil) -> Node? {
        guard let focused else { return nil }
        let group = focused.enclosingGroup
        let members = order.filter { $0.enclosingGroup === group }
        guard let index = members.firstIndex(where: { $0 === focused }), members.indices.contains(index + step) else {
            return nil
        }
        let neighbour = members[index + step]
        if let node, !neighbour.isInside(node) { return nil }
        return neighbour
    }

    // MARK: Showing

    private func reveal(_ node: Node) {
        var rows = node.focusRows
        var inner: Node = node
        while let outer = inner.layoutParent {
            rows = rows.lowerBound + inner.frame.minY..<rows.upperBound + inner.frame.minY
            outer.reveal(rows)
            rows = rows.lowerBound - outer.scrollOffset..<rows.upperBound - outer.scrollOffset
            inner = outer
        }
    }

    /// Where the cursor stands on the screen: on the focused control, or where what is shown begins if it has no controls,
    /// which is where a screen reader starts.
    func cursor(in size: CellSize, scope: Node?) -> CellPoint? {
        guard size.width > 0, size.height > 0, let scope else { return nil }
        guard let focused else { return scope.frame.origin }
        let origin = focused.screenOrigin
        let inside = focused.cursor ?? .zero
        // On the part of the control that shows, however narrow; where none of it does, on the screen at least.
        let shown = focused.shownArea
        let isShown = shown.size.width > 0 && shown.size.height > 0
        if !isShown, let origin = focused.scrolledAway {
            return CellPoint(x: min(max(0, origin.x), size.width - 1), y: min(max(0, origin.y), size.height - 1))
        }
        let area = isShown ? shown : CellRect(origin: .zero, size: size)
        return CellPoint(
            x: min(max(area.minX, origin.x + inside.x), area.maxX - 1),
            y: min(max(area.minY, origin.y + inside.y), area.maxY - 1))
    }

    func add(_ follower: FocusBindingNode) { followers[ObjectIdentifier(follower)] = follower }
    func remove(_ follower: FocusBindingNode) { followers[ObjectIdentifier(follower)] = nil }
}

extension Node {
    /// Whether the node is the other one or somewhere in it.
    func isInside(_ other: Node) -> Bool {
        // What is gone has no node around it any more.
        var node: Node? = isMounted ? self : nil
        while let current = node {
            if current === other { return true }
            node = current.parent
        }
        return false
    }

    /// The nodes from this one up to the root, or up to the sheet it is in.
    var pathToScope: [Node] {
        var path: [Node] = []
        var node: Node? = self
        while let current = node {
            path.append(current)
            if current is SheetNode { break }
            node = current.parent
        }
        return path
    }

    var enclosingGroup: FocusGroupNode? {
        for node in pathToScope { if let group = node as? FocusGroupNode { return group } }
        return nil
    }

    var isPreferred: Bool { pathToScope.contains { $0 is DefaultFocusNode } }

    /// The corner of the scrolling area that the node still has to be reached in: where reading begins.
    var scrolledAway: CellPoint? {
        let row = screenOrigin.y
        var node = layoutParent
        while let outer = node {
            if outer.hides(row: row - outer.screenOrigin.y) { return outer.screenOrigin }
            node = outer.layoutParent
        }
        return nil
    }

    /// Whether the node has the focus.
    var isFocused: Bool { host.focus.focused === self }
}
