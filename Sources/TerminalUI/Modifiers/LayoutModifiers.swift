extension View {
    /// Room around the view.
    public func padding(_ edges: Edge = .all, _ length: Int = 1) -> some View {
        PaddingView(content: self, insets: Insets(edges, max(0, length)))
    }

    /// Room on all sides.
    public func padding(_ length: Int) -> some View { padding(.all, length) }

    /// A fixed extent; what is left out follows the view.
    public func frame(width: Int? = nil, height: Int? = nil, alignment: Alignment = .center) -> some View {
        FrameView(
            content: self, width: width.map { Limits(min: $0, ideal: $0, max: $0) } ?? Limits(),
            height: height.map { Limits(min: $0, ideal: $0, max: $0) } ?? Limits(), alignment: alignment)
    }

    /// An extent between limits. `maxWidth: .max` takes all the room there is.
    public func frame(
        minWidth: Int? = nil, idealWidth: Int? = nil, maxWidth: Int? = nil, minHeight: Int? = nil,
        idealHeight: Int? = nil, maxHeight: Int? = nil, alignment: Alignment = .center
    ) -> some View {
        FrameView(
            content: self, width: Limits(min: minWidth, ideal: idealWidth, max: maxWidth),
            height: Limits(min: minHeight, ideal: idealHeight, max: maxHeight), alignment: alignment)
    }

    /// Who gets room first in a stack: a view with a lower priority is the first to lose rows or columns. 0 by default.
    public func layoutPriority(_ priority: Int) -> some View { PriorityView(content: self, priority: priority) }

    /// A line around what scrolls by itself, with a title in it. Left out where there is no room for it.
    public func border(_ title: Phrase = .verbatim("")) -> some View { BorderView(content: self, title: title) }
}

struct Insets: Hashable {
    var top = 0
    var bottom = 0
    var leading = 0
    var trailing = 0

    /// More than any screen has counts as much as that, so that sums stay in range.
    init(_ edges: Edge, _ length: Int) {
        let length = min(length, 1_000_000)
        if edges.contains(.top) { top = length }
        if edges.contains(.bottom) { bottom = length }
        if edges.contains(.leading) { leading = length }
        if edges.contains(.trailing) { trailing = length }
    }

    var width: Int { leading + trailing }
    var height: Int { top + bottom }

    /// As much of it as leaves the view inside a column and a row of the room; what comes after it gives way first.
    func fitting(_ room: ProposedSize) -> Insets {
        var fitted = self
        func give(_ excess: Int, _ after: WritableKeyPath<Insets, Int>, _ before: WritableKeyPath<Insets, Int>) {
            guard excess > 0 else { return }
            let first = min(excess, fitted[keyPath: after])
            fitted[keyPath: after] -= first
            fitted[keyPath: before] -= min(excess - first, fitted[keyPath: before])
        }
        if let columns = room.width { give(width + 1 - columns, \.trailing, \.leading) }
        if let rows = room.height { give(height + 1 - rows, \.bottom, \.top) }
        return fitted
    }
}

// Usable from other modules, as the types of all modifiers: the compiler sees through `some View` to them then. Where it
// cannot, the type is looked up at run time, with a search through every conformance in the program.
@usableFromInline struct PaddingView<Content: View>: PrimitiveView {
    let content: Content
    let insets: Insets

    @usableFromInline static func _node(_ view: Self, reusing old: Node?, parent: Node) -> Node {
        let node = (old as? PaddingNode) ?? PaddingNode(view.insets, parent: parent)
        if node.insets != view.insets {
            node.insets = view.insets
            node.invalidateLayout()
        }
        node.updateContent(view.content)
        return node
    }
}

final class PaddingNode: ContentNode {
    var insets: Insets

    init(_ insets: Insets, parent: Node) {
        self.insets = insets
        super.init(parent: parent)
    }

    override func measure(_ proposal: ProposedSize) -> CellSize {
        let insets = insets.fitting(proposal)
        let inner = StackLayout.implicit.size(
            items, ProposedSize(proposal.width.map { $0 - insets.width }, proposal.height.map { $0 - insets.height }))
        guard inner != .zero else { return .zero }
        return CellSize(width: inner.width + insets.width, height: inner.height + insets.height)
    }

    override func arrange() {
        let insets = insets.fitting(ProposedSize(frame.size.width, frame.size.height))
        let inner = CellSize(width: frame.size.width - insets.width, height: frame.size.height - insets.height)
        placeItems(in: inner, at: CellPoint(x: insets.leading, y: insets.top))
    }
}

extension Node {
    /// Places the items, lined up in their implicit column, with a corner of their own.
    func placeItems(in size: CellSize, at corner: CellPoint) {
        StackLayout.implicit.place(items, in: size)
        for item in items {
            item.place(
                CellRect(
                    origin: CellPoint(x: item.frame.minX + corner.x, y: item.frame.minY + corner.y),
                    size: item.frame.size))
        }
    }
}

@usableFromInline struct PriorityView<Content: View>: PrimitiveView {
    let content: Content
    let priority: Int

    @usableFromInline static func _node(_ view: Self, reusing old: Node?, parent: Node) -> Node {
        let node = (old as? PriorityNode) ?? PriorityNode(parent: parent)
        if node.priority != view.priority {
            node.priority = view.priority
            node.invalidateLayout()
        }
        node.updateContent(view.content)
        return node
    }
}

final class PriorityNode: ContentNode {
    var priority = 0
    override var layoutPriority: Int { priority }
}
