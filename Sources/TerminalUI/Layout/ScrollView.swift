/// A view that shows a part of something taller, and says in words when there is more.
///
/// Keeps what has the focus visible. ↑ ↓ move between the controls in it, and scroll where there are none; PgUp PgDn Home End
/// scroll where nothing nearer to the focus takes them.
///
/// An area that begins at its top shows its beginning first though what has the focus may stand below: ↓ and Space read on
/// until that shows, ↑ on the first line of a control reads back, and every other key belongs to the control as ever.
public struct ScrollView<Content: View>: PrimitiveView {
    let content: Content
    let beginsAtTop: Bool

    /// Makes a scrolling area.
    /// - Parameter beginsAtTop: whether its beginning shows first, wherever the focus is.
    public init(beginsAtTop: Bool = false, @ViewBuilder content: () -> Content) {
        self.beginsAtTop = beginsAtTop
        self.content = content()
    }

    /// Keeps the area's node.
    public static func _node(_ view: Self, reusing old: Node?, parent: Node) -> Node {
        let node = (old as? ScrollNode) ?? ScrollNode(beginsAtTop: view.beginsAtTop, parent: parent)
        node.updateContent(view.content)
        return node
    }
}

final class ScrollNode: ContentNode {
    private var offset = 0
    private var contentHeight = 0
    private let beginsAtTop: Bool
    /// What comes before the focused control is being read.
    private var isReading: Bool

    init(beginsAtTop: Bool, parent: Node) {
        self.beginsAtTop = beginsAtTop
        isReading = beginsAtTop
        super.init(parent: parent)
    }

    override var scrollOffset: Int { offset }
    override func hides(row: Int) -> Bool { !(0..<max(1, shownRows)).contains(row) }
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
        guard shown > 0, !isReading else { return }
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

    // MARK: Keys

    override func takesFirst(_ key: Key) -> Bool {
        guard beginsAtTop, let focused = host.focus.focused, focused !== self else { return false }
        guard isReading else {
            // Back from the first line of the control to what is asked.
            guard key == .up, !focused.takesText, focused.focusRows.lowerBound == 0, offset > 0 else { return false }
            isReading = true
            return scroll(to: offset - 1)
        }
        switch key {
        case .down: return readOn(1, focused)
        case .character("j") where !focused.takesText: return readOn(1, focused)
        case .pageDown: return readOn(max(1, shownRows - 1), focused)
        case .space where !focused.takesText: return readOn(max(1, shownRows - 1), focused)
        case .up, .pageUp:
            guard !shows(focused) || offset > 0 else { return false }
            scroll(to: offset - (key == .up ? 1 : max(1, shownRows - 1)))
            return true
        case .tab, .shiftTab:
            isReading = false
            host.focus.mustReveal = true
            return false
        default: return false
        }
    }

    override func focusedControlWasUsed() { isReading = false }

    /// Scrolls on until the focused control shows. False where it shows already.
    private func readOn(_ rows: Int, _ focused: Node) -> Bool {
        // What is not there after the last row cannot be reached by reading on.
        guard !shows(focused), offset < lastOffset else { return false }
        scroll(to: offset + rows)
        if shows(focused) { isReading = false }
        return true
    }

    /// Whether what must be visible of a control inside is.
    private func shows(_ focused: Node) -> Bool {
        var rows = focused.focusRows
        var inner: Node = focused
        while inner !== self, let outer = inner.layoutParent {
            let shift = inner.frame.minY - (outer === self ? 0 : outer.scrollOffset)
            rows = rows.lowerBound + shift..<rows.upperBound + shift
            inner = outer
        }
        return rows.lowerBound >= offset && (rows.upperBound <= offset + shownRows || rows.lowerBound == offset)
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
