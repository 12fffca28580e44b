/// A text on one line, which moves sideways under the cursor where it is longer than the line.
class LineInputNode: TextInputNode {
    private var firstColumn = 0

    /// Shown while the text is empty.
    var placeholder: Phrase { .verbatim("") }
    /// How a character of the text looks.
    func glyphs(_ character: Character) -> [Glyph] { DisplayText.glyphs(of: character) }
    /// Columns of the line that are for the text.
    var textWidth: Int { frame.size.width }

    override func measure(_ proposal: ProposedSize) -> CellSize {
        let width = proposal.width ?? 20
        return CellSize(width: width, height: 1 + noteLines(width).count)
    }

    override var focusRows: Range<Int> { 0..<max(1, frame.size.height) }

    private var line: VisualCharacters { VisualCharacters(edit.characters.map(glyphs)) }

    /// Moves the part shown so that the cursor is in it, and gives its column on the screen.
    @discardableResult private func showCursor(_ line: VisualCharacters) -> Int {
        let width = max(1, textWidth)
        let column = line.column(of: edit.cursor)
        if column < firstColumn { firstColumn = column }
        if column >= firstColumn + width { firstColumn = column - width + 1 }
        // After text from left to right one column more, for the cursor.
        firstColumn = max(0, min(firstColumn, line.total - width + (line.isRightToLeft ? 0 : 1)))
        return min(line.inset(in: width) + column - firstColumn, width - 1)
    }

    override var cursor: CellPoint? {
        CellPoint(x: showCursor(line), y: 0)
    }

    /// A press puts the cursor before the character there.
    override func press(at place: CellPoint, hadFocus: Bool) {
        let line = line
        self.place(at: line.index(at: place.x + firstColumn - line.inset(in: textWidth)))
    }

    override func draw(_ painter: Painter) {
        let line = line
        showCursor(line)
        painter.within(CellRect(x: 0, y: 0, width: textWidth, height: 1)) { drawLine(painter, line) }
        drawNote(painter, y: 1)
    }

    private func drawLine(_ painter: Painter, _ line: VisualCharacters) {
        let field = style(.field)
        let empty = Glyph(environment.glyphs == .ascii ? "_" : " ")
        painter.draw(repeatElement(empty, count: textWidth), x: 0, y: 0, style: field)
        guard !edit.characters.isEmpty else {
            let shown = TextLayout.shortened(words(placeholder), width: textWidth, by: environment.glyphs.spelled("…"))
            painter.draw(shown, x: 0, y: 0, style: field.merging(style(.secondary)))
            return
        }
        let start = line.inset(in: textWidth) - firstColumn
        painter.draw(line.glyphs, x: start, y: 0, style: field)
        guard isFocused else { return }
        for index in edit.selection {
            let cell = CellRect(x: start + line.columns[index], y: 0, width: line.widths[index], height: 1)
            painter.restyle(cell) { $0 = $0.merging(CellStyle(.reverse)) }
        }
    }
}
