/// Keeps which row has the focus and the digits typed so far.
final class ChoiceListNode<ID: Hashable>: ControlNode<Set<ID>> {
    private(set) var view: ChoiceList<ID>
    var focusedRow = 0
    /// Digits of a printed number that may go on.
    var typed = ""
    /// What is searched for since `/`; `nil` while nothing is.
    var search: OptionSearch? { didSet { invalidateLayout() } }
    /// Rows of choices above the part that shows.
    var offset = 0
    /// Columns beside the choices for the arrows that say that there is more.
    var gutter = 0
    /// Columns of the widest printed number.
    private var keyWidth: Int
    private var cachedRows: (width: Int, rows: [ChoiceRow])?
    private var cachedBindings: (isNarrow: Bool, glyphs: GlyphSet, bindings: [KeyBinding])?

    init(_ view: ChoiceList<ID>, parent: Node) {
        self.view = view
        keyWidth = Self.keyWidth(view.choices)
        super.init(view.selection, parent: parent)
        focusedRow = view.choices.firstIndex { value.contains($0.id) } ?? 0
    }

    private static func keyWidth(_ choices: [Choice<ID>]) -> Int {
        choices.reduce(1) { max($0, DisplayText.width($1.key)) }
    }

    func update(_ new: ChoiceList<ID>) {
        if new.choices != view.choices {
            let focused = view.choices.indices.contains(focusedRow) ? view.choices[focusedRow].id : nil
            focusedRow = new.choices.firstIndex { $0.id == focused } ?? min(focusedRow, max(0, new.choices.count - 1))
            cachedRows = nil
            keyWidth = Self.keyWidth(new.choices)
            typed = ""
            search = nil
            invalidateLayout()
        }
        view = new
        cachedBindings = nil
        update(new.selection)
    }

    override func environmentDidChange(from old: EnvironmentValues) {
        cachedRows = nil
        super.environmentDidChange(from: old)
    }

    // MARK: Layout

    private func isNarrow(_ width: Int) -> Bool { width < NarrowScreen.columns }

    /// Columns before the words: marker, number, mark.
    private func indent(_ width: Int) -> Int { keyWidth + (isNarrow(width) ? 6 : 7) }

    func rows(_ width: Int) -> [ChoiceRow] {
        if let cachedRows, cachedRows.width == width { return cachedRows.rows }
        var top = 0
        let room = max(1, width - indent(width))
        let rows = view.choices.map { choice in
            let lines = LineWrap.lines(words(choice.label), width: room)
            defer { top += lines.count }
            return ChoiceRow(top: top, lines: lines)
        }
        cachedRows = (width, rows)
        return rows
    }

    func choicesHeight(_ width: Int) -> Int { rows(width).last.map { $0.top + $0.lines.count } ?? 0 }

    /// What is searched for, under the choices.
    func searchLines(_ width: Int) -> [[Glyph]] {
        guard let search else { return [] }
        let none = search.found.isEmpty ? " (\(words("terminal.search.none")))" : ""
        return LineWrap.lines("/ \(search.query)_\(none)", width: max(1, width))
    }

    override var takesText: Bool { search != nil }

    override func measure(_ proposal: ProposedSize) -> CellSize {
        let width = proposal.width ?? host.size.width
        let height = max(1, choicesHeight(width)) + searchLines(width).count
        return CellSize(width: width, height: min(height, proposal.height ?? height))
    }

    override func arrange() { arrangeNotes() }

    override var focusRows: Range<Int> {
        let rows = rows(choicesWidth)
        guard rows.indices.contains(focusedRow) else { return 0..<1 }
        showFocused()
        let top = max(0, rows[focusedRow].top - offset)
        return top..<max(top + 1, min(rows[focusedRow].top - offset + rows[focusedRow].lines.count, room))
    }

    override var cursor: CellPoint? { CellPoint(x: isNarrow(choicesWidth) ? 1 : 2, y: focusRows.lowerBound) }

    // MARK: Drawing

    override func draw(_ painter: Painter) {
        showFocused()
        let width = frame.size.width
        painter.within(CellRect(x: 0, y: 0, width: width, height: room), scrolledBy: offset) { drawChoices(painter) }
        drawNote(painter)
        let lines = searchLines(width)
        let end = min(max(1, choicesHeight(choicesWidth)), frame.size.height - lines.count)
        for (row, line) in lines.enumerated() {
            painter.draw(line, x: 0, y: end + row, style: style(.secondary))
        }
    }

    private func drawChoices(_ painter: Painter) {
        let width = choicesWidth
        let visible = painter.visibleRows
        let isASCII = environment.glyphs == .ascii
        for (index, row) in rows(width).enumerated() {
            guard row.top < visible.upperBound else { break }
            guard row.top + row.lines.count > visible.lowerBound else { continue }
            let choice = view.choices[index]
            let hasFocus = isFocused && index == focusedRow
            let style = style(hasFocus: hasFocus)
            if hasFocus { painter.draw(">", x: 0, y: row.top) }
            var x = isNarrow(width) ? 1 : 2
            let key = hasFocus && !typed.isEmpty && choice.key.hasPrefix(typed) ? typed + "_" : choice.key
            x = painter.draw(
                String(repeating: " ", count: max(0, keyWidth - DisplayText.width(key))) + key + " ", x: x,
                y: row.top, style: style)
            painter.draw(mark(choice, isASCII) + " ", x: x, y: row.top, style: style)
            for (offset, line) in row.lines.enumerated() {
                painter.draw(line, x: indent(width), y: row.top + offset, style: style)
            }
        }
    }

    private func mark(_ choice: Choice<ID>, _ isASCII: Bool) -> String {
        let isChosen = value.contains(choice.id)
        if view.isMultiple { return isChosen ? "[x]" : "[ ]" }
        return isChosen ? (isASCII ? "(*)" : "(•)") : "( )"
    }

    // MARK: Keys

    override func handle(_ key: Key) -> Bool { take(key) }

    /// A press on another row moves there; on the focused one it answers, as Space does.
    override func press(at place: CellPoint, hadFocus: Bool) {
        guard place.y < room, let row = rows(choicesWidth).lastIndex(where: { $0.top <= place.y + offset }) else {
            return
        }
        if hadFocus, row == focusedRow { answer(row) } else { _ = move(to: row) }
    }

    override func focusDidChange(_ isFocused: Bool) {
        typed = ""
        endSearch()
    }

    override var keyBindings: [KeyBinding] {
        if search != nil { return [.own([.enter, .escape], "terminal.search.end")] }
        // Asked for at every key and every frame.
        let (isNarrow, glyphs) = (frame.size.width < NarrowScreen.columns, environment.glyphs)
        if let cachedBindings, cachedBindings.isNarrow == isNarrow, cachedBindings.glyphs == glyphs {
            return cachedBindings.bindings
        }
        let bindings = bindings(isNarrow, glyphs)
        cachedBindings = (isNarrow, glyphs, bindings)
        return bindings
    }

    private func bindings(_ isNarrow: Bool, _ glyphs: GlyphSet) -> [KeyBinding] {
        guard let first = view.choices.first?.key, let last = view.choices.last?.key else { return [] }
        let digits = view.choices.compactMap { $0.key.count == 1 ? $0.key.first.map(Key.character) : nil }
        return [
            .own(
                [.up, .down, .character("j"), .character("k"), .pageUp, .pageDown, .home, .end], "terminal.move",
                label: glyphs.upAndDown, isMinor: !isNarrow),
            .own(
                digits + [.space], view.isMultiple ? "terminal.toggle" : "terminal.answer",
                label: first == last ? first : "\(first)-\(last)"),
            .own([.delete], "terminal.clear", isMinor: true),
            .own([.character("/")], "terminal.search", isMinor: true),
        ]
    }
}

/// A choice's lines, and how many rows stand above them. Not in the list's node, which is generic: the type would be looked up
/// at every use.
struct ChoiceRow {
    let top: Int
    let lines: [[Glyph]]
}
