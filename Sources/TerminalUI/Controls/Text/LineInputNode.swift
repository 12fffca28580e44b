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

    private var cursorColumn: Int { edit.characters[..<edit.cursor].reduce(0) { $0 + glyphs($1).columns } }

    /// Moves the part shown so that the cursor is in it.
    private func showCursor() {
        let width = max(1, textWidth)
        let column = cursorColumn
        if column < firstColumn { firstColumn = column }
        if column >= firstColumn + width { firstColumn = column - width + 1 }
        let total = column + edit.characters[edit.cursor...].reduce(0) { $0 + glyphs($1).columns }
        firstColumn = max(0, min(firstColumn, total - width + 1))
    }

    override var cursor: CellPoint? {
        showCursor()
        return CellPoint(x: min(cursorColumn - firstColumn, max(0, textWidth - 1)), y: 0)
    }

    /// A press puts the cursor before the character there.
    override func press(at place: CellPoint, hadFocus: Bool) {
        var column = -firstColumn
        let index = edit.characters.firstIndex { character in
            column += glyphs(character).columns
            return column > place.x
        }
        self.place(at: index ?? edit.characters.count)
    }

    override func draw(_ painter: Painter) {
        showCursor()
        painter.within(CellRect(x: 0, y: 0, width: textWidth, height: 1)) { drawLine(painter) }
        drawNote(painter, y: 1)
    }

    private func drawLine(_ painter: Painter) {
        let field = style(.field)
        let empty = Glyph(environment.glyphs == .ascii ? "_" : " ")
        painter.draw(repeatElement(empty, count: textWidth), x: 0, y: 0, style: field)
        guard !edit.characters.isEmpty else {
            painter.draw(words(placeholder), x: 0, y: 0, style: field.merging(style(.secondary)))
            return
        }
        let selected = isFocused ? edit.selection : 0..<0
        var x = -firstColumn
        for (index, character) in edit.characters.enumerated() {
            guard x < textWidth else { break }
            let style = selected.contains(index) ? field.merging(CellStyle(.reverse)) : field
            x = painter.draw(glyphs(character), x: x, y: 0, style: style)
        }
    }
}
