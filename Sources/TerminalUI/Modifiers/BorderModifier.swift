@usableFromInline struct BorderView<Content: View>: PrimitiveView {
    let content: Content
    let title: Phrase

    @usableFromInline static func _node(_ view: Self, reusing old: Node?, parent: Node) -> Node {
        let node = (old as? BorderNode) ?? BorderNode(parent: parent)
        node.title = view.title
        node.updateContent(view.content)
        return node
    }
}

final class BorderNode: ContentNode {
    var title = Phrase.verbatim("")

    /// On a small screen every column is for words.
    private func fits(_ size: ProposedSize) -> Bool {
        host.size.width >= NarrowScreen.columns && (size.width ?? 80) >= 3 && (size.height ?? 24) >= 3
    }

    override func measure(_ proposal: ProposedSize) -> CellSize {
        guard fits(proposal) else { return StackLayout.implicit.size(items, proposal) }
        let inner = StackLayout.implicit.size(
            items, ProposedSize(proposal.width.map { $0 - 2 }, proposal.height.map { $0 - 2 }))
        return CellSize(width: inner.width + 2, height: inner.height + 2)
    }

    override func arrange() {
        guard fits(ProposedSize(frame.size.width, frame.size.height)) else {
            return StackLayout.implicit.place(items, in: frame.size)
        }
        placeItems(
            in: CellSize(width: frame.size.width - 2, height: frame.size.height - 2), at: CellPoint(x: 1, y: 1))
    }

    override func draw(_ painter: Painter) {
        if fits(ProposedSize(frame.size.width, frame.size.height)) {
            BorderLines.draw(frame.size, title: title.text(in: environment.catalogue), environment, painter)
        }
        drawItems(painter)
    }
}

/// Draws a line around an area.
@MainActor enum BorderLines {
    static func draw(_ size: CellSize, title: String, _ environment: EnvironmentValues, _ painter: Painter) {
        guard size.width >= 2, size.height >= 2 else { return }
        let isASCII = environment.glyphs == .ascii
        let style = environment.theme[.secondary]
        let across = Glyph(isASCII ? "-" : "─")
        let down = Glyph(isASCII ? "|" : "│")
        let corners: [Character] = isASCII ? ["+", "+", "+", "+"] : ["┌", "┐", "└", "┘"]
        let right = size.width - 1
        let bottom = size.height - 1
        for y in [0, bottom] {
            painter.draw(repeatElement(across, count: size.width), x: 0, y: y, style: style)
        }
        for y in 1..<max(1, bottom) {
            painter.draw([down], x: 0, y: y, style: style)
            painter.draw([down], x: right, y: y, style: style)
        }
        for (corner, place) in zip(corners, [(0, 0), (right, 0), (0, bottom), (right, bottom)]) {
            painter.draw([Glyph(corner)], x: place.0, y: place.1, style: style)
        }
        let line = DisplayText.visualLine(title)
        guard !line.isEmpty, line.columns + 6 <= size.width else { return }
        painter.draw([.space] + line + [.space], x: 2, y: 0, style: environment.theme[.heading])
    }
}
