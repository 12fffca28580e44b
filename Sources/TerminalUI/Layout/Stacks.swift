/// Views one under the other.
public struct VStack<Content: View>: PrimitiveView {
    let layout: StackLayout
    let content: Content

    /// Makes a column.
    /// - Parameters:
    ///   - alignment: where narrower views stand.
    ///   - spacing: empty rows between two views.
    public init(alignment: HorizontalAlignment = .leading, spacing: Int = 0, @ViewBuilder content: () -> Content) {
        layout = StackLayout(axis: .vertical, spacing: max(0, spacing), horizontal: alignment)
        self.content = content()
    }

    /// Keeps the column's node.
    public static func _node(_ view: Self, reusing old: Node?, parent: Node) -> Node {
        let node = (old as? StackNode<Self>) ?? StackNode(view.layout, parent: parent)
        node.update(view.layout, view.content)
        return node
    }
}

/// Views side by side.
public struct HStack<Content: View>: PrimitiveView {
    let layout: StackLayout
    let content: Content

    /// Makes a row.
    /// - Parameters:
    ///   - alignment: where lower views stand.
    ///   - spacing: empty columns between two views.
    public init(alignment: VerticalAlignment = .top, spacing: Int = 1, @ViewBuilder content: () -> Content) {
        layout = StackLayout(axis: .horizontal, spacing: max(0, spacing), vertical: alignment)
        self.content = content()
    }

    /// Keeps the row's node.
    public static func _node(_ view: Self, reusing old: Node?, parent: Node) -> Node {
        let node = (old as? StackNode<Self>) ?? StackNode(view.layout, parent: parent)
        node.update(view.layout, view.content)
        return node
    }
}

/// A node with one child view.
class ContentNode: Node {
    var content: Node?
    override var children: [Node] { content.map { [$0] } ?? [] }

    final func updateContent<Content: View>(_ view: Content) { content = reconcile(view, content) }
}

final class StackNode<Owner>: ContentNode {
    private var layout: StackLayout

    init(_ layout: StackLayout, parent: Node) {
        self.layout = layout
        super.init(parent: parent)
    }

    override var axis: Axis { layout.axis }

    func update<Content: View>(_ new: StackLayout, _ view: Content) {
        if new != layout {
            layout = new
            invalidateLayout()
        }
        updateContent(view)
    }

    override var layoutPriority: Int { 0 }
    override func measure(_ proposal: ProposedSize) -> CellSize { layout.size(items, proposal) }
    override func arrange() { layout.place(items, in: frame.size) }
}

/// Room that takes what the others leave, along the axis of the stack it is in.
public struct Spacer: PrimitiveView {
    let least: Int

    /// Makes room of at least a length.
    public init(minLength: Int = 0) { least = max(0, minLength) }

    /// Keeps the spacer's node.
    public static func _node(_ view: Self, reusing old: Node?, parent: Node) -> Node {
        if let node = old as? SpacerNode, node.least == view.least { return node }
        return SpacerNode(view.least, parent: parent)
    }
}

final class SpacerNode: Node {
    let least: Int

    init(_ least: Int, parent: Node) {
        self.least = least
        super.init(parent: parent)
    }

    override var layoutPriority: Int { Int.min / 2 }

    override func measure(_ proposal: ProposedSize) -> CellSize {
        switch layoutParent?.axis ?? .vertical {
        case .vertical: CellSize(width: 0, height: max(least, proposal.height ?? least))
        case .horizontal: CellSize(width: max(least, proposal.width ?? least), height: 0)
        }
    }

    override func draw(_ painter: Painter) {}
}

/// A line between things that scroll by themselves.
public struct Divider: PrimitiveView {
    /// Makes a line across the stack it is in.
    public init() {}

    /// Keeps the line's node.
    public static func _node(_ view: Self, reusing old: Node?, parent: Node) -> Node {
        (old as? DividerNode) ?? DividerNode(parent: parent)
    }
}

final class DividerNode: Node {
    private var isVertical: Bool { layoutParent?.axis == .horizontal }

    override func measure(_ proposal: ProposedSize) -> CellSize {
        isVertical
            ? CellSize(width: 1, height: proposal.height ?? 1) : CellSize(width: proposal.width ?? 1, height: 1)
    }

    override func draw(_ painter: Painter) {
        let isASCII = environment.glyphs == .ascii
        let glyph = Glyph(isVertical ? (isASCII ? "|" : "│") : (isASCII ? "-" : "─"))
        let style = environment.theme[.secondary]
        for y in 0..<frame.size.height {
            painter.draw(repeatElement(glyph, count: frame.size.width), x: 0, y: y, style: style)
        }
    }
}
