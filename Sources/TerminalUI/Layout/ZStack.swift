/// Views on top of one another, the last in front. As large as the largest of them.
public struct ZStack<Content: View>: PrimitiveView {
    let alignment: Alignment
    let content: Content

    /// Makes a pile.
    /// - Parameters:
    ///   - alignment: where smaller views stand.
    ///   - content: the views, from the back to the front.
    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    /// Keeps the pile's node.
    public static func _node(_ view: Self, reusing old: Node?, parent: Node) -> Node {
        let node = (old as? PileNode) ?? PileNode(parent: parent)
        node.update(view.alignment)
        node.updateContent(view.content)
        return node
    }
}

final class PileNode: ContentNode {
    private var alignment = Alignment.center

    override var layoutPriority: Int { 0 }

    func update(_ new: Alignment) {
        guard new != alignment else { return }
        alignment = new
        invalidateLayout()
    }

    override func measure(_ proposal: ProposedSize) -> CellSize {
        items.reduce(into: .zero) { size, item in
            let wanted = item.size(proposal)
            size.width = max(size.width, wanted.width)
            size.height = max(size.height, wanted.height)
        }
    }

    override func arrange() {
        for item in items { item.place(alignment.place(item, in: frame.size)) }
    }
}

extension Alignment {
    /// Where an item stands that gets all the room it wants of an extent.
    @MainActor func place(_ item: Node, in room: CellSize) -> CellRect {
        let wanted = item.size(ProposedSize(room.width, room.height))
        let size = CellSize(width: min(wanted.width, room.width), height: min(wanted.height, room.height))
        return CellRect(
            origin: CellPoint(
                x: horizontal.offset(size.width, in: room.width), y: vertical.offset(size.height, in: room.height)),
            size: size)
    }
}
