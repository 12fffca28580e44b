/// Keeps which part of a ``ScrollView`` shows.
final class ScrollNode: ContentNode {
    private var offset = 0
    private var contentHeight = 0
    private let readsBack: Bool
    /// What comes before the focused control is being read.
    private var isReading = false
    /// Columns at the end of the rows for the arrows that say that there is more.
    private var gutter = 0

    init(readsBack: Bool, parent: Node) {
        self.readsBack = readsBack
        super.init(parent: parent)
    }

    override var scrollOffset: Int { offset }
    override func hides(row: Int) -> Bool { !(0..<max(1, shownRows)).contains(row) }
    override var layoutPriority: Int { 0 }
    override var isFocusable: Bool { contentHeight > frame.size.height && environment.isEnabled }

    /// The words take a line of their own, and only where there is one to spare: else arrows stand beside the lines.
    private var hasNotes: Bool { contentHeight > frame.size.height && frame.size.height >= 4 }
    fileprivate var shownRows: Int { max(0, frame.size.height - (hasNotes ? 1 : 0)) }
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
        gutter = 0
        contentHeight = height(of: frame.size.width)
        if contentHeight > frame.size.height {
            gutter = MoreNote.gutter(in: frame.size)
            if gutter > 0 { contentHeight = height(of: frame.size.width - gutter) }
        }
        StackLayout.implicit.place(items, in: CellSize(width: frame.size.width - gutter, height: contentHeight))
        offset = min(offset, lastOffset)
    }

    private func height(of width: Int) -> Int {
        StackLayout.implicit.size(items, ProposedSize(width, nil)).height
    }

    override func draw(_ painter: Painter) {
        let rows = shownRows
        painter.within(CellRect(x: 0, y: 0, width: frame.size.width - gutter, height: rows), scrolledBy: offset) {
            drawItems(painter)
        }
        let more = MoreNote(above: offset > 0, below: offset < lastOffset)
        if gutter > 0 {
            more.draw(beside: frame.size, environment, painter)
        } else if hasNotes {
            more.draw(y: rows, width: frame.size.width, environment, painter)
        }
    }

    override func reveal(_ rows: Range<Int>) {
        let shown = shownRows
        guard shown > 0, !isReading else { return }
        scroll(to: isAtFirstLine ? min(rows.lowerBound, rows.upperBound - shown) : offset(showing: rows))
    }

    /// Whether the focus is on the first line of a control under words that are read with it.
    private var isAtFirstLine: Bool {
        guard readsBack, let focused = host.focus.focused else { return false }
        return focused !== self && focused.focusRows.lowerBound == 0
    }

    /// The nearest offset at which these rows show, or their beginning where there are too many.
    private func offset(showing rows: Range<Int>) -> Int {
        min(rows.lowerBound, max(offset, rows.upperBound - shownRows))
    }

    @discardableResult private func scroll(to row: Int) -> Bool {
        let new = max(0, min(row, lastOffset))
        guard new != offset else { return false }
        offset = new
        host.drawingIsDue()
        return true
    }

    // MARK: Keys

    override var watchesKeys: Bool { true }

    override func takesFirst(_ key: Key) -> Bool {
        guard let focused = host.focus.focused, focused !== self else { return false }
        if readsOn(key, focused) { return true }
        guard readsBack else { return false }
        guard isReading else {
            // Back from the first line of the control to what is asked.
            guard [.up, .character("k"), .pageUp].contains(key), !focused.takesText, isAtFirstLine, offset > 0 else {
                return false
            }
            isReading = true
            return scroll(to: offset - (key == .pageUp ? max(1, shownRows - 1) : 1))
        }
        if shows(focused) {
            isReading = false
            return false
        }
        switch key {
        case .down: return readOn(1, focused)
        case .character("j") where !focused.takesText: return readOn(1, focused)
        case .pageDown: return readOn(max(1, shownRows - 1), focused)
        case .space where !focused.takesText: return readOn(max(1, shownRows - 1), focused)
        case .up, .pageUp:
            scroll(to: offset - (key == .up ? 1 : max(1, shownRows - 1)))
            return true
        case .character("k") where !focused.takesText:
            scroll(to: offset - 1)
            return true
        case .delete where !focused.takesText:
            // Nobody sees what it would erase: that is shown first.
            isReading = false
            host.focus.mustReveal = true
            return true
        case .tab, .shiftTab:
            isReading = false
            host.focus.mustReveal = true
            return false
        default: return false
        }
    }

    /// What has the focus may be longer than what shows, as an answer of many words on a small screen: it is read to its end
    /// before the arrow goes on from it.
    private func readsOn(_ key: Key, _ focused: Node) -> Bool {
        guard key == .down || key == .up, !focused.takesText, let rows = focused.focusRows(in: self) else {
            return false
        }
        let shown = offset..<(offset + shownRows)
        guard shownRows > 0, rows.count > shownRows, rows.contains(offset) else { return false }
        if key == .down, rows.upperBound > shown.upperBound { return scroll(to: offset + 1) }
        if key == .up, rows.lowerBound < shown.lowerBound { return scroll(to: offset - 1) }
        return false
    }

    override func focusedControlWasUsed() { isReading = false }

    /// Scrolls on towards the focused control.
    private func readOn(_ rows: Int, _ focused: Node) -> Bool {
        // What is not there after the last row cannot be reached by reading on.
        guard offset < lastOffset else { return false }
        scroll(to: offset + rows)
        if shows(focused) { isReading = false }
        return true
    }

    /// Whether what must be visible of a control inside is.
    private func shows(_ control: Node) -> Bool {
        guard let rows = control.focusRows(in: self) else { return false }
        return offset(showing: rows) == offset
    }

    override func handle(_ key: Key) -> Bool {
        let page = max(1, shownRows - 1)
        switch key {
        case .up: return step(-1)
        case .down: return step(1)
        case .pageUp: return turn(to: offset - page, takes: \.last)
        case .pageDown: return turn(to: offset + page, takes: \.first)
        case .home: return turn(to: 0, takes: \.first)
        case .end: return turn(to: lastOffset, takes: \.last)
        case .tab where isFocused: return giveAway(1)
        case .shiftTab where isFocused: return giveAway(-1)
        default: return false
        }
    }

    /// To the next control, unless rows that have not been seen lie between; otherwise by one row.
    private func step(_ direction: Int) -> Bool {
        if !isFocused, let neighbour = host.focus.neighbour(direction, inside: self) {
            let distance = neighbour.focusRows(in: self).map { abs(offset(showing: $0) - offset) } ?? 0
            if distance <= max(1, shownRows - 1) { return host.focus.moveByArrow(direction, inside: self) }
        }
        return turn(to: offset + direction, takes: direction > 0 ? \.first : \.last)
    }

    /// Scrolls, and hands the focus on to one of the controls that show when what has it does not show any more.
    private func turn(to row: Int, takes end: KeyPath<[Node], Node?>) -> Bool {
        guard scroll(to: row) else { return false }
        guard let focused = host.focus.focused, focused === self || focused.isInside(self) else { return true }
        if focused !== self, shows(focused) { return true }
        if focused !== self, readsBack {
            isReading = true
            return true
        }
        let shown = host.focus.controls(in: self).filter(shows)
        host.focus.give(to: shown[keyPath: end] ?? self)
        return true
    }

    /// From the area itself to the nearest control before or after what shows.
    private func giveAway(_ direction: Int) -> Bool {
        let controls = host.focus.controls(in: self)
        let found =
            direction > 0
            ? controls.first { ($0.focusRows(in: self)?.lowerBound ?? 0) >= offset }
            : controls.last { ($0.focusRows(in: self)?.lowerBound ?? 0) < offset }
        guard let found else { return false }
        host.focus.give(to: found)
        return true
    }

    override var keyBindings: [KeyBinding] {
        guard contentHeight > frame.size.height else { return [] }
        return [
            .own([.up, .down, .pageUp, .pageDown, .home, .end], "terminal.scroll", label: environment.glyphs.upAndDown)
        ]
    }
}

extension Node {
    /// Rows that the scrolling area around shows at once; `nil` where there is none.
    var roomAround: Int? {
        var node = layoutParent
        while let outer = node {
            if let scroll = outer as? ScrollNode { return scroll.shownRows }
            node = outer.layoutParent
        }
        return nil
    }
}
