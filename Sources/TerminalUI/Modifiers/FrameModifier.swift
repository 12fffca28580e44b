/// Limits of an extent along one axis.
struct Limits: Hashable {
    var min: Int?
    var ideal: Int?
    var max: Int?

    /// What is offered to the view inside.
    func proposal(_ offered: Int?) -> Int? {
        guard let offered else { return ideal ?? (min == max ? max : nil) }
        return clamp(offered)
    }

    /// The extent of the frame around a view of the given length.
    func length(_ inner: Int, offered: Int?) -> Int {
        if let max, let offered { return Swift.max(min ?? 0, Swift.min(max, Swift.max(offered, min ?? inner))) }
        if let ideal, offered == nil { return clamp(ideal) }
        return clamp(inner)
    }

    private func clamp(_ length: Int) -> Int {
        Swift.max(min ?? 0, Swift.min(max ?? Int.max, length))
    }
}

@usableFromInline struct FrameView<Content: View>: PrimitiveView {
    let content: Content
    let width: Limits
    let height: Limits
    let alignment: Alignment

    @usableFromInline static func _node(_ view: Self, reusing old: Node?, parent: Node) -> Node {
        let node = (old as? FrameNode) ?? FrameNode(parent: parent)
        node.update(view.width, view.height, view.alignment)
        node.updateContent(view.content)
        return node
    }
}

final class FrameNode: ContentNode {
    private var width = Limits()
    private var height = Limits()
    private var alignment = Alignment.center

    func update(_ width: Limits, _ height: Limits, _ alignment: Alignment) {
        guard width != self.width || height != self.height || alignment != self.alignment else { return }
        self.width = width
        self.height = height
        self.alignment = alignment
        invalidateLayout()
    }

    override func measure(_ proposal: ProposedSize) -> CellSize {
        let inner = StackLayout.implicit.size(
            items, ProposedSize(width.proposal(proposal.width), height.proposal(proposal.height)))
        return CellSize(
            width: width.length(inner.width, offered: proposal.width),
            height: height.length(inner.height, offered: proposal.height))
    }

    override func arrange() {
        let wanted = StackLayout.implicit.size(items, ProposedSize(frame.size.width, frame.size.height))
        let size = CellSize(width: min(wanted.width, frame.size.width), height: min(wanted.height, frame.size.height))
        placeItems(
            in: size,
            at: CellPoint(
                x: alignment.horizontal.offset(size.width, in: frame.size.width),
                y: alignment.vertical.offset(size.height, in: frame.size.height)))
    }
}
