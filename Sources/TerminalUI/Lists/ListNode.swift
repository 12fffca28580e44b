/// Keeps which row is selected, which are shown, and the nodes of those.
final class ListNode<Data: RandomAccessCollection, ID: Hashable, RowView: View>: Node {
    private(set) var view: List<Data, ID, RowView>
    var selected = 0
    /// What is searched for since `/`; `nil` while nothing is.
    var query: String? {
        didSet {
            if query == nil { stopSearching() }
            if query != oldValue { invalidateLayout() }
        }
    }
    /// How far the search has come.
    var search = RowSearch()
    /// The next part of the search, which waits for its turn.
    var searching: Task<Void, Never>?
    var selectedID: ID?
    private var top = 0
    /// The rows that show, from the top one on.
    private var shown: [ListRowNode] = []
    private var rows = ListRows<ID>()
    /// Grows with each new value of the view: rows made before are brought up to date when they show.
    private var edition = 0

    init(_ view: List<Data, ID, RowView>, parent: Node) {
        self.view = view
        super.init(parent: parent)
    }

    override var children: [Node] { shown }
    override var visibleChildren: [Node] { [] }
    override var isFocusable: Bool { environment.isEnabled }
    override var takesText: Bool { query != nil }
    override func focusDidChange(_ isFocused: Bool) { if !isFocused { query = nil } }
    override var layoutPriority: Int { 0 }

    func element(_ index: Int) -> Data.Element {
        view.data[view.data.index(view.data.startIndex, offsetBy: index)]
    }
    var count: Int { view.data.count }

    // MARK: Data and selection

    func update(_ new: List<Data, ID, RowView>) {
        let old = view
        view = new
        edition += 1
        refresh(after: old)
        if searching != nil { search.restart(from: selected) }
        invalidateLayout()
    }

    override func refresh() { refresh(after: view) }

    private func refresh(after old: List<Data, ID, RowView>) {
        isStale = false
        if let wanted = tracked({ view.selection?.wrappedValue }), wanted != selectedID {
            selectedID = wanted
            invalidateLayout()
        }
        follow(after: old)
    }

    // MARK: Layout

    private var indent: Int { RowMarker.columns(in: frame.size.width) }
    /// Columns at the end of the rows for the arrows that say that there is more.
    private var gutter = 0
    private var rowWidth: Int { max(0, frame.size.width - indent - gutter) }
    private var hasNote = false
    /// Rows under the others for what is searched for, or for the words about what does not show.
    private var noteRows: Int { hasNote ? searchLine?.lines.count ?? 1 : 0 }
    /// Lines of the selected row that are scrolled out of sight, where it has more than there is room for.
    private var scrolledInto = 0
    private var rowsShown: Int { max(0, frame.size.height - noteRows) }

    override func measure(_ proposal: ProposedSize) -> CellSize {
        let width = proposal.width ?? host.size.width
        guard count > 0 else { return CellSize(width: width, height: emptyLines(width).count) }
        // A list never shows more than the screen has rows, so no more are looked at.
        let limit = min(proposal.height ?? .max, host.size.height)
        guard count < limit else { return CellSize(width: width, height: limit) }
        let room = ProposedSize(width - RowMarker.columns(in: width), nil)
        var height = 0
        for index in 0..<count where height < limit { height += max(1, row(index).size(room).height) }
        return CellSize(
            width: width,
            height: max(
                1, min(height + (searchLine(in: CellSize(width: width, height: limit))?.lines.count ?? 0), limit)))
    }

    private func emptyLines(_ width: Int) -> [[Glyph]] {
        LineWrap.lines(view.empty.text(in: environment.catalogue), width: width - RowMarker.columns(in: width))
    }

    override func environmentDidChange(from old: EnvironmentValues) { if count == 0 { invalidateLayout() } }

    override func didUnmount() {
        stopSearching()
        rows.keepOnly([])
    }

    override func arrange() {
        gutter = 0
        hasNote = query != nil ? frame.size.height >= 2 : isTall(frame.size.height)
        if hasNote, query == nil {
            gutter = MoreNote.gutter(in: frame.size)
            hasNote = gutter == 0 && frame.size.height >= 4
        }
        let height = rowsShown
        let old = shown
        shown = []
        if count > 0, height > 0 {
            top = max(0, min(top, count - 1))
            makeSelectedVisible(height)
            scrolledInto = max(0, min(scrolledInto, rowHeight(selected) - height))
            fill(height)
        }
        let kept = Set(shown.map(ObjectIdentifier.init))
        for row in old where !kept.contains(ObjectIdentifier(row)) { row.unmount() }
        rows.keepOnly(kept)
    }

    /// Whether the rows need more lines than so many.
    private func isTall(_ height: Int) -> Bool {
        if count > height { return true }
        var used = 0
        for index in 0..<count where used <= height { used += rowHeight(index) }
        return used > height
    }

    private func makeSelectedVisible(_ height: Int) {
        if selected < top {
            top = selected
            return
        }
        var used = 0
        var index = selected
        // From the selected row upwards as far as there is room; the top row is not above that.
        while index >= top {
            used += rowHeight(index)
            if used > height {
                top = min(selected, index + 1)
                return
            }
            index -= 1
        }
    }

    private func fill(_ room: Int) {
        var y = top == selected ? -scrolledInto : 0
        var index = top
        while index < count, y < room {
            let row = row(index)
            let height = rowHeight(index)
            row.place(CellRect(x: indent, y: y, width: rowWidth, height: height))
            shown.append(row)
            y += height
            index += 1
        }
        // Room at the end is used for the rows before.
        while y < room, top > 0, scrolledInto == 0, y + rowHeight(top - 1) <= room {
            top -= 1
            let height = rowHeight(top)
            for row in shown {
                row.place(CellRect(origin: CellPoint(x: indent, y: row.frame.minY + height), size: row.frame.size))
            }
            let row = row(top)
            row.place(CellRect(x: indent, y: 0, width: rowWidth, height: height))
            shown.insert(row, at: 0)
            y += height
        }
    }

    private func rowHeight(_ index: Int) -> Int {
        max(1, row(index).size(ProposedSize(rowWidth, nil)).height)
    }

    private func row(_ index: Int) -> ListRowNode {
        let element = element(index)
        let row = rows.row(view.id(element), at: index, edition: edition) { ListRowNode(parent: self) }
        if row.edition != edition {
            row.edition = edition
            row.index = index
            row.updateContent(view.row(element))
        }
        return row
    }

    // MARK: Drawing and keys

    private var selectedRow: ListRowNode? {
        let index = selected - top
        return shown.indices.contains(index) ? shown[index] : nil
    }

    /// On the selected row; after the text that is searched for, while one is.
    override var cursor: CellPoint? {
        if hasNote, let line = searchLine { return CellPoint(x: line.cursor.x, y: rowsShown + line.cursor.y) }
        return CellPoint(x: selectedRow == nil ? 0 : indent, y: max(0, selectedRow?.frame.minY ?? 0))
    }
    override var focusRows: Range<Int> {
        guard let row = selectedRow?.frame else { return 0..<1 }
        if hasNote, query != nil {
            // With the row that was found, where both fit; the cursor is at what is searched for.
            let both = max(0, min(row.minY, rowsShown))..<max(rowsShown + 1, frame.size.height)
            return both.count <= roomAround ?? .max ? both : rowsShown..<both.upperBound
        }
        return max(0, row.minY)..<max(1, row.maxY)
    }

    override func draw(_ painter: Painter) {
        guard count > 0 else {
            let style = environment.style(.secondary)
            for (row, line) in emptyLines(frame.size.width).enumerated() {
                painter.draw(line, x: indent, y: row, style: style)
            }
            return
        }
        let height = rowsShown
        painter.within(CellRect(x: 0, y: 0, width: frame.size.width, height: height)) {
            for row in shown { painter.within(row.frame) { row.draw(painter) } }
            // Of several lists only the one that takes the keys has the mark.
            guard isFocused, let row = selectedRow else { return }
            painter.draw(">", x: 0, y: max(0, row.frame.minY))
            let focus = environment.theme[.focus]
            painter.restyle(row.frame) { $0 = $0.merging(focus) }
        }
        if hasNote { drawNote(painter, y: height) }
        if gutter > 0 { more.draw(beside: frame.size, environment, painter) }
    }

    private func drawNote(_ painter: Painter, y: Int) {
        if let line = searchLine {
            for (row, glyphs) in line.lines.enumerated() {
                painter.draw(glyphs, x: 0, y: y + row, style: environment.textStyle)
            }
            return
        }
        more.draw(y: y, width: frame.size.width, environment, painter)
    }

    /// What is out of sight, the lines of a row that has more than there is room for included.
    private var more: MoreNote {
        MoreNote(
            above: top > 0 || scrolledInto > 0,
            below: top + shown.count < count || (shown.last?.frame.maxY ?? 0) > rowsShown)
    }

    override func handle(_ key: Key) -> Bool {
        if takeForSearch(key) { return true }
        let page = max(1, shown.count - 1)
        switch key {
        case .up, .character("k"): move(selected - 1)
        case .down, .character("j"): move(selected + 1)
        case .pageUp: move(selected - page)
        case .pageDown: move(selected + page)
        case .home: move(0)
        case .end: move(count - 1)
        case .enter:
            guard selected < count else { return false }
            guard let open = view.onOpen else { return pressButton() }
            let element = element(selected)
            select(selected)
            open(element)
        default: return false
        }
        return true
    }

    private func pressButton() -> Bool {
        guard let button = selectedRow?.firstButton else { return false }
        button.press(at: .zero, hadFocus: true)
        return true
    }

    /// A press on another row selects it; on the selected one it opens it, as Enter does.
    override func press(at place: CellPoint, hadFocus: Bool) {
        guard let row = shown.lastIndex(where: { $0.frame.minY <= place.y && place.y < $0.frame.maxY }) else { return }
        if hadFocus, top + row == selected { _ = handle(.enter) } else { move(top + row) }
    }

    func move(_ index: Int) {
        guard count > 0 else { return }
        if scroll(toward: index) { return }
        scrolledInto = 0
        select(index)
        if selectedRow.map({ $0.frame.maxY > rowsShown }) ?? true { arrange() }
    }

    /// One step on or back inside of a row with more lines than there is room for. False where the step leaves the row.
    private func scroll(toward index: Int) -> Bool {
        guard abs(index - selected) == 1, let row = selectedRow, row.frame.size.height > rowsShown else { return false }
        let most = row.frame.size.height - rowsShown
        let new = max(0, min(scrolledInto + (index - selected), most))
        guard new != scrolledInto else { return false }
        scrolledInto = new
        arrange()
        return true
    }

    override var keyBindings: [KeyBinding] {
        let isOneRow = count <= 1
        if query != nil { return [.own([.enter, .escape], "terminal.search.end", isModal: true)] }
        let search = view.searchText == nil ? [] : [KeyBinding.own([.character("/")], "terminal.search", isMinor: true)]
        return [
            .own(
                [.up, .down, .character("j"), .character("k"), .pageUp, .pageDown, .home, .end], "terminal.move",
                label: environment.glyphs.upAndDown, isMinor: isOneRow)
        ] + (view.onOpen == nil && selectedRow?.firstButton == nil ? [] : [.own([.enter], "terminal.open")]) + search
    }
}
