/// A view that shows a part of something taller, and says in words when there is more.
///
/// Keeps what has the focus visible. ↑ ↓ move between the controls in it, and scroll where there are none; PgUp PgDn Home End
/// scroll where nothing nearer to the focus takes them.
public struct ScrollView<Content: View>: PrimitiveView {
    let content: Content

    /// Makes a scrolling area.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// Keeps the area's node.
    public static func _node(_ view: Self, reusing old: Node?, parent: Node) -> Node {
        let node = (old as? ScrollNode) ?? ScrollNode(parent: parent)
        node.updateContent(view.content)
        return node
    }
}

final class ScrollNode: ContentNode {
    private var offset = 0
    private var contentHeight = 0

    override var scrollOffset: Int { offset }
    override var layoutPriority: Int { 0 }
    override var isFocusable: Bool { contentHeight > frame.size.height && environment.isEnabled }

    /// The words take a line of their own, and only where there is one to spare.
    private var hasNotes: Bool { contentHeight > frame.size.height && frame.size.height >= 4 }
    private var shownRows: Int { max(0, frame.size.height - (hasNotes ? 1 : 0)) }
    private var lastOffset: Int { max(0, contentHeight - shownRows) }

    override var focusRows: Range<Int> { 0..<1 }

    override func measure(_ proposal: ProposedSize) -> CellSize {
        let wanted = StackLayout.implicit.size(items, ProposedSize(proposal.width, nil))
        guard let height = proposal.height else { return wanted }
        // What does not fit needs the whole width for the words about it.
        let width = wanted.height > height ? proposal.width ?? wanted.width : wanted.width
        return CellSize(width: min(width, proposal.width ?? .max), height: min(height, wanted.height))
    }

    override func arrange() {
        contentHeight = StackLayout.implicit.size(items, ProposedSize(frame.size.width, nil)).height
        StackLayout.implicit.place(items, in: CellSize(width: frame.size.width, height: contentHeight))
        offset = min(offset, lastOffset)
    }

    override func draw(_ painter: Painter) {
        let rows = shownRows
        painter.within(CellRect(x: 0, y: 0, width: frame.size.width, height: rows), scrolledBy: offset) {
            drawItems(painter)
        }
        guard hasNotes else { return }
        let line = MoreNote.line(
            above: offset > 0, below: offset < lastOffset, width: frame.size.width, in: environment)
        painter.draw(
            line, x: max(0, frame.size.width - line.columns), y: rows, style: environment.theme[.secondary])
    }

    override func reveal(_ rows: Range<Int>) {
        let shown = shownRows
        guard shown > 0 else { return }
        var new = offset
        if rows.upperBound > new + shown { new = rows.upperBound - shown }
        if rows.lowerBound < new { new = rows.lowerBound }
        scroll(to: new)
    }

    @discardableResult private func scroll(to row: Int) -> Bool {
        let new = max(0, min(row, lastOffset))
        guard new != offset else { return false }
        offset = new
        host.drawingIsDue()
        return true
    }

    override func handle(_ key: Key) -> Bool {
        let page = max(1, shownRows - 1)
        switch key {
        case .up: return host.focus.moveByArrow(-1, inside: self) || scroll(to: offset - 1)
        case .down: return host.focus.moveByArrow(1, inside: self) || scroll(to: offset + 1)
        case .pageUp: return scroll(to: offset - page)
        case .pageDown: return scroll(to: offset + page)
        case .home: return scroll(to: 0)
        case .end: return scroll(to: lastOffset)
        default: return false
        }
    }

    override var keyBindings: [KeyBinding] {
        guard contentHeight > frame.size.height else { return [] }
        let label = environment.glyphs == .ascii ? "Up/Down" : "↑↓"
        return [.own([.up, .down, .pageUp, .pageDown, .home, .end], "terminal.scroll", label: label)]
    }
}
