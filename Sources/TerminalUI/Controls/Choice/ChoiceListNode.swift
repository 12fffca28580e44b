/// Keeps which row has the focus and the digits typed so far.
final class ChoiceListNode<ID: Hashable>: ControlNode<Set<ID>> {
    private(set) var view: ChoiceList<ID> { didSet { count = view.choices.count } }
    /// How many choices there are. They are of any type, which costs more to look up than to remember this.
    private(set) var count: Int
    var focusedRow = 0
    /// Digits of a printed number that may go on.
    var typed = "" {
        // Other keys mean something then, which the help line says.
        didSet { if typed.isEmpty != oldValue.isEmpty { host.drawingIsDue() } }
    }
    /// What is searched for since `/`; `nil` while nothing is.
    var search: OptionSearch? { didSet { invalidateLayout() } }
    /// Rows of choices above the part that shows.
    var offset = 0
    /// Columns beside the choices for the arrows that say that there is more.
    var gutter = 0
    /// Columns of the widest printed number.
    private var keyWidth: Int
    private var cachedRows: ChoiceRows?
    private var cachedChosen: [Bool]?
    private var cachedBindings: (isNarrow: Bool, glyphs: GlyphSet, bindings: [KeyBinding])?

    init(_ view: ChoiceList<ID>, parent: Node) {
        self.view = view
        count = view.choices.count
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
        cachedChosen = nil
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

    private func layout(_ width: Int) -> ChoiceRows {
        if let cachedRows, cachedRows.width == width { return cachedRows }
        var top = 0
        let room = max(1, width - indent(width))
        let rows = view.choices.map { choice in
            let lines = LineWrap.lines(words(choice.label), width: room)
            defer { top += lines.count }
            return ChoiceRow(top: top, key: keyGlyphs(choice.key), lines: lines)
        }
        let made = ChoiceRows(width: width, rows: rows, height: top)
        cachedRows = made
        return made
    }

    func rows(_ width: Int) -> [ChoiceRow] { layout(width).rows }

    func choicesHeight(_ width: Int) -> Int { layout(width).height }

    /// A printed number as it is drawn: ended where the widest ends, and a space.
    private func keyGlyphs(_ key: String) -> [Glyph] {
        let padding = String(repeating: " ", count: max(0, keyWidth - DisplayText.width(key)))
        return BidirectionalLine.visual(DisplayText.line(padding + key + " "))
    }

    /// Without choices there is nothing to move in.
    override var isFocusable: Bool { super.isFocusable && !view.choices.isEmpty }

    /// What stands where there are no choices.
    private func emptyLines(_ width: Int) -> [[Glyph]] {
        LineWrap.lines(words("terminal.empty"), width: width - RowMarker.columns(in: width))
    }

    private func drawEmpty(_ painter: Painter) {
        let width = frame.size.width
        for (row, line) in emptyLines(width).enumerated() {
            painter.draw(line, x: RowMarker.columns(in: width), y: row, style: style(.secondary))
        }
    }

    override var takesText: Bool { search != nil }

    override func measure(_ proposal: ProposedSize) -> CellSize {
        let width = proposal.width ?? host.size.width
        let choices = view.choices.isEmpty ? emptyLines(width).count : choicesHeight(width)
        let height = max(1, choices) + searchHeight(width)
        return CellSize(width: width, height: min(height, proposal.height ?? height))
    }

    override func arrange() { arrangeNotes() }

    override var focusRows: Range<Int> {
        let rows = rows(choicesWidth)
        guard rows.indices.contains(focusedRow) else { return 0..<1 }
        showFocused()
        let top = max(0, rows[focusedRow].top - offset)
        if let search = placedSearch { return top..<max(top + 1, search.top + search.line.lines.count) }
        return top..<max(top + 1, min(rows[focusedRow].top - offset + rows[focusedRow].lines.count, room))
    }

    /// On the focused choice; after the text that is searched for, while one is.
    override var cursor: CellPoint? {
        guard let search = placedSearch else {
            return CellPoint(x: isNarrow(choicesWidth) ? 1 : 2, y: focusRows.lowerBound)
        }
        return CellPoint(x: search.line.cursor.x, y: search.top + search.line.cursor.y)
    }

    // MARK: Drawing

    override func draw(_ painter: Painter) {
        guard !view.choices.isEmpty else { return drawEmpty(painter) }
        showFocused()
        let width = frame.size.width
        painter.within(CellRect(x: 0, y: 0, width: width, height: room), scrolledBy: offset) { drawChoices(painter) }
        drawNote(painter)
        drawSearch(painter)
    }

    private func drawChoices(_ painter: Painter) {
        let width = choicesWidth
        let visible = painter.visibleRows
        let focused = isFocused ? focusedRow : nil
        let (look, focusLook) = (style(hasFocus: false), style(hasFocus: true))
        let (open, taken) = ChoiceMark.pair(isMultiple: view.isMultiple, in: environment.glyphs)
        let chosen = chosen
        for (index, row) in rows(width).enumerated() {
            guard row.top < visible.upperBound else { break }
            guard row.top + row.lines.count > visible.lowerBound else { continue }
            let style = index == focused ? focusLook : look
            if index == focused { painter.draw(ChoiceMark.focus, x: 0, y: row.top) }
            var x = isNarrow(width) ? 1 : 2
            x = painter.draw(index == focused ? focusedKey(row) : row.key, x: x, y: row.top, style: style)
            painter.draw(chosen[index] ? taken : open, x: x, y: row.top, style: style)
            for (offset, line) in row.lines.enumerated() {
                painter.draw(line, x: indent(width), y: row.top + offset, style: style)
            }
        }
    }

    /// The printed number of the focused choice, or as much of it as has been typed.
    private func focusedKey(_ row: ChoiceRow) -> [Glyph] {
        guard !typed.isEmpty, view.choices[focusedRow].key.hasPrefix(typed) else { return row.key }
        return keyGlyphs(typed + "_")
    }

    /// Which choices are chosen. Kept: identities are of any type, which is slow to ask at every frame.
    private var chosen: [Bool] {
        if let cachedChosen { return cachedChosen }
        let chosen = view.choices.map { value.contains($0.id) }
        cachedChosen = chosen
        return chosen
    }

    override func valueDidChange(from old: Set<ID>) { cachedChosen = nil }

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
        if search != nil { return [.own([.enter, .escape], "terminal.search.end", isModal: true)] }
        let untyping = typed.isEmpty ? [] : [KeyBinding.untyping]
        // Asked for at every key and every frame.
        let (isNarrow, glyphs) = (frame.size.width < NarrowScreen.columns, environment.glyphs)
        if let cachedBindings, cachedBindings.isNarrow == isNarrow, cachedBindings.glyphs == glyphs {
            return untyping + cachedBindings.bindings
        }
        let bindings = bindings(isNarrow, glyphs)
        cachedBindings = (isNarrow, glyphs, bindings)
        return untyping + bindings
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

/// All choices' rows for a width. These are not in the list's node, which is generic: the types would be looked up at every use.
struct ChoiceRows {
    let width: Int
    let rows: [ChoiceRow]
    /// How many lines they have together.
    let height: Int
}

/// A choice's printed number and lines, and how many rows stand above them.
struct ChoiceRow {
    let top: Int
    let key: [Glyph]
    let lines: [[Glyph]]
}

/// What says whether a choice is chosen: round where one may be, square where several.
enum ChoiceMark {
    static let focus = DisplayText.line(">")
    private static let one = (open: DisplayText.line("( ) "), taken: DisplayText.line("(•) "))
    private static let oneASCII = (open: DisplayText.line("( ) "), taken: DisplayText.line("(*) "))
    private static let several = (open: DisplayText.line("[ ] "), taken: DisplayText.line("[x] "))

    static func pair(isMultiple: Bool, in glyphs: GlyphSet) -> (open: [Glyph], taken: [Glyph]) {
        isMultiple ? several : glyphs == .ascii ? oneASCII : one
    }
}
