/// Views side by side as far as there is room, and on further lines where there is none, so that nothing is cut off.
///
/// A view wider than a whole line gets a line of its own and wraps in it.
public struct FlowStack<Content: View>: PrimitiveView {
    let spacing: Int
    let indent: Int
    let content: Content

    /// Makes a flow.
    /// - Parameters:
    ///   - spacing: empty columns between two views on a line.
    ///   - indent: columns by which further lines begin later than the first.
    public init(spacing: Int = 2, indent: Int = 0, @ViewBuilder content: () -> Content) {
        self.spacing = max(0, spacing)
        self.indent = max(0, indent)
        self.content = content()
    }

    /// Keeps the flow's node.
    public static func _node(_ view: Self, reusing old: Node?, parent: Node) -> Node {
        let node = (old as? FlowNode) ?? FlowNode(parent: parent)
        node.update(spacing: view.spacing, indent: view.indent)
        node.updateContent(view.content)
        return node
    }
}

final class FlowNode: ContentNode {
    private var spacing = 0
    private var indent = 0

    override var axis: Axis { .horizontal }

    func update(spacing: Int, indent: Int) {
        guard spacing != self.spacing || indent != self.indent else { return }
        self.spacing = spacing
        self.indent = indent
        invalidateLayout()
    }

    /// Where each item goes in so many columns.
    private func places(_ width: Int) -> [CellRect] {
        var places: [CellRect] = []
        var x = 0
        var y = 0
        var lineHeight = 0
        for item in items {
            var size = item.size(ProposedSize(nil, nil))
            guard size.width > 0, size.height > 0 else {
                places.append(CellRect(x: x, y: y, width: 0, height: 0))
                continue
            }
            let start = x == 0 ? 0 : x + spacing
            if start > 0, start + size.width > width {
                y += lineHeight
                lineHeight = 0
                // No indent where it would leave too little for the words.
                x = indent < width / 2 ? indent : 0
            } else {
                x = start
            }
            if x + size.width > width { size = item.size(ProposedSize(max(1, width - x), nil)) }
            let columns = min(size.width, max(0, width - x))
            places.append(CellRect(x: x, y: y, width: columns, height: size.height))
            x += columns
            lineHeight = max(lineHeight, size.height)
        }
        return places
    }

    override func measure(_ proposal: ProposedSize) -> CellSize {
        let places = places(proposal.width ?? ProposedSize.unbounded)
        return places.reduce(into: .zero) { size, place in
            size.width = max(size.width, place.maxX)
            size.height = max(size.height, place.maxY)
        }
    }

    override func arrange() { for (item, place) in zip(items, places(frame.size.width)) { item.place(place) } }
}
