/// Keeps the wrapped lines of an editor and which of them show.
final class TextEditorNode: TextInputNode {
    private var view: TextEditor
    private var firstRow = 0
    private var cachedLines: (width: Int, lines: [EditorLine])?
    /// The column that ↑ and ↓ aim at, as long as nothing else moves the cursor.
    private var wantedColumn: Int?

    init(_ view: TextEditor, parent: Node) {
        self.view = view
        super.init(view.text, parent: parent)
    }

    func update(_ new: TextEditor) {
        if new.rows != view.rows || new.maxLength != view.maxLength { invalidateLayout() }
        view = new
        host.drawingIsDue()
        update(new.text)
    }

    override var limit: Int { view.maxLength ?? TextEditor.defaultLimit }
    override var hasLines: Bool { true }
    override var commands: [TextCommand] { TextCommand.allCases }
    override func didLeaveOut(_ count: Int) { view.onLimit?(count) }
    override var submit: (@MainActor () -> Void)? { view.onSubmit }

    override func textDidChange() {
        cachedLines = nil
        wantedColumn = nil
        invalidateLayout()
    }

    // MARK: Layout

    private func lines(_ width: Int) -> [EditorLine] {
        if let cachedLines, cachedLines.width == width { return cachedLines.lines }
        // One column stays free, so that the cursor fits after a full line.
        let lines = EditorLine.lines(of: edit.characters, width: max(1, width - 1))
        cachedLines = (width, lines)
        return lines
    }

    /// The count of characters; no lines where none is given.
    private func countLines(_ width: Int) -> [[Glyph]] {
        guard let limit = view.maxLength else { return [] }
        return LineWrap.lines(
            words(Phrase("terminal.text.count", .number(edit.characters.count), .number(limit))), width: width)
    }

    override func measure(_ proposal: ProposedSize) -> CellSize {
        let width = proposal.width ?? 40
        let text = view.rows.nearest(to: lines(width).count)
        let wanted = countLines(width).count + text + noteLines(width).count
        return CellSize(width: width, height: min(wanted, max(1, proposal.height ?? wanted)))
    }

    /// Rows above and below the text. The text keeps at least one.
    private var margins: (top: Int, bottom: Int) {
        let room = max(0, frame.size.height - 1)
        let bottom = min(room, noteLines(frame.size.width).count)
        let count = countLines(frame.size.width).count
        return (count <= room - bottom ? count : 0, bottom)
    }

    private var textHeight: Int { max(1, frame.size.height - margins.top - margins.bottom) }

    private var place: (row: Int, column: Int) {
        let lines = lines(frame.size.width)
        let row = lines.lastIndex { $0.start <= edit.cursor } ?? 0
        let column = inset(lines[row]) + lines[row].column(of: edit.cursor)
        return (row, min(column, max(0, frame.size.width - 1)))
    }

    private func inset(_ line: EditorLine) -> Int { line.visual.inset(in: frame.size.width) }

    private func showCursor() {
        let row = place.row
        if row < firstRow { firstRow = row }
        if row >= firstRow + textHeight { firstRow = row - textHeight + 1 }
        firstRow = max(0, min(firstRow, lines(frame.size.width).count - textHeight))
    }

    override var cursor: CellPoint? {
        showCursor()
        return CellPoint(x: place.column, y: margins.top + place.row - firstRow)
    }

    override var focusRows: Range<Int> {
        showCursor()
        let row = margins.top + place.row - firstRow
        return row..<row + 1 + (row + 1 + margins.bottom == frame.size.height ? margins.bottom : 0)
    }

    // MARK: Drawing

    override func draw(_ painter: Painter) {
        showCursor()
        let (top, bottom) = margins
        if top > 0 {
            for (row, line) in countLines(frame.size.width).enumerated() {
                painter.draw(line, x: 0, y: row, style: style(.secondary))
            }
        }
        let field = style(.field)
        let empty = Glyph(environment.glyphs == .ascii ? "_" : " ")
        let lines = lines(frame.size.width)
        for y in 0..<textHeight {
            painter.draw(repeatElement(empty, count: frame.size.width), x: 0, y: top + y, style: field)
            guard lines.indices.contains(y + firstRow) else { continue }
            let line = lines[y + firstRow]
            painter.draw(line.visual.glyphs, x: inset(line), y: top + y, style: field)
            drawSelection(painter, line, y: top + y)
        }
        if edit.characters.isEmpty {
            let look = field.merging(style(.secondary))
            let placeholder = LineWrap.lines(words(view.placeholder), width: max(1, frame.size.width))
            for (row, line) in placeholder.prefix(textHeight).enumerated() {
                painter.draw(line, x: 0, y: top + row, style: look)
            }
        }
        if bottom > 0 { drawNote(painter, y: frame.size.height - bottom) }
    }

    private func drawSelection(_ painter: Painter, _ line: EditorLine, y: Int) {
        let range = edit.selection.clamped(to: line.start..<max(line.start, line.end))
        guard isFocused else { return }
        for index in range {
            let width = line.visual.widths[index - line.start]
            painter.restyle(CellRect(x: inset(line) + line.column(of: index), y: y, width: width, height: 1)) {
                $0 = $0.merging(CellStyle(.reverse))
            }
        }
    }

    // MARK: Keys

    override var shownLine: ClosedRange<Int> {
        let line = lines(frame.size.width)[place.row]
        return line.start...line.lastPlace
    }

    override var movingKeys: [Key] { super.movingKeys + [.up, .down, .pageUp, .pageDown] }

    override var movingLabel: String { environment.glyphs == .ascii ? "Arrows" : "←→↑↓" }

    override func handle(_ key: Key) -> Bool {
        let isSelecting = key.modifiers.contains(.shift)
        switch (key.code, key.modifiers.subtracting(.shift)) {
        case (.up, []): return moveRow(-1, isSelecting)
        case (.down, []): return moveRow(1, isSelecting)
        case (.pageUp, []): return moveRow(-textHeight, isSelecting)
        case (.pageDown, []): return moveRow(textHeight, isSelecting)
        default:
            guard super.handle(key) else { return false }
            wantedColumn = nil
            return true
        }
    }

    /// A press puts the cursor there.
    override func press(at place: CellPoint, hadFocus: Bool) {
        let lines = lines(frame.size.width)
        let row = max(0, min(lines.count - 1, place.y - margins.top + firstRow))
        self.place(at: lines[row].index(at: place.x - inset(lines[row])))
        wantedColumn = nil
    }

    /// At the first and last row the key is passed on, unless it selects.
    private func moveRow(_ step: Int, _ isSelecting: Bool) -> Bool {
        let lines = lines(frame.size.width)
        let (row, column) = place
        let target = max(0, min(lines.count - 1, row + step))
        guard target != row else {
            if isSelecting { place(at: step < 0 ? 0 : edit.characters.count, isSelecting: true) }
            return isSelecting
        }
        let wanted = wantedColumn ?? column
        place(at: lines[target].index(at: wanted - inset(lines[target])), isSelecting: isSelecting)
        wantedColumn = wanted
        return true
    }
}
