/// A text on one line, which moves sideways under the cursor where it is longer than the line.
class LineInputNode: TextInputNode {
    /// The first character that shows, and in a line with text from right to left the first column.
    private var firstShown = 0
    private var firstColumn = 0

    /// Shown while the text is empty.
    var placeholder: Phrase { .verbatim("") }
    /// How a character of the text looks.
    func glyphs(_ character: Character) -> [Glyph] { DisplayText.glyphs(of: character) }
    /// Columns that a character takes.
    private func columns(_ character: Character) -> Int {
        // Letters, however they are shown, take one: most of what is typed.
        if let byte = character.asciiValue, byte >= 0x20, byte < 0x7F { return 1 }
        return glyphs(character).columns
    }
    /// Columns of the line that are for the text.
    var textWidth: Int { frame.size.width }

    override func measure(_ proposal: ProposedSize) -> CellSize {
        let width = proposal.width ?? 20
        return CellSize(width: width, height: 1 + noteLines(width).count)
    }

    override var focusRows: Range<Int> { 0..<max(1, frame.size.height) }

    /// The part of the text that is laid out, with the cursor in what shows of it.
    private struct Part {
        /// Where its characters stand.
        let line: VisualCharacters
        /// The place of its first character in the text.
        let first: Int
        /// Where its first column stands on the screen; negative where it has moved out to the left.
        let start: Int
    }

    /// Moves the part shown so that the cursor is in it. Where nothing runs from right to left no more is looked at than shows.
    private var shownPart: Part {
        let width = max(1, textWidth)
        if edit.mayBeRightToLeft { return wholeLine(width) }
        let count = edit.characters.count
        /// The first character from which on those before a place fit, with a column for the cursor.
        func first(before place: Int, notBefore limit: Int = 0) -> Int {
            var index = place
            var room = width - 1
            while index > limit {
                room -= columns(edit.characters[index - 1])
                if room < 0 { break }
                index -= 1
            }
            return index
        }
        firstShown = min(firstShown, edit.cursor)
        firstShown = max(firstShown, first(before: edit.cursor, notBefore: firstShown))
        firstShown = min(firstShown, first(before: count))
        var end = firstShown
        var column = 0
        while end < count, column < width {
            column += columns(edit.characters[end])
            end += 1
        }
        return Part(
            line: VisualCharacters(edit.characters[firstShown..<end].map(glyphs)), first: firstShown, start: 0)
    }

    private func wholeLine(_ width: Int) -> Part {
        let line = VisualCharacters(edit.characters.map(glyphs))
        let column = line.column(of: edit.cursor)
        if column < firstColumn { firstColumn = column }
        if column >= firstColumn + width { firstColumn = column - width + 1 }
        // After text from left to right one column more, for the cursor.
        firstColumn = max(0, min(firstColumn, line.total - width + (line.isRightToLeft ? 0 : 1)))
        return Part(line: line, first: 0, start: line.inset(in: width) - firstColumn)
    }

    override var cursor: CellPoint? {
        let part = shownPart
        let column = part.start + part.line.column(of: edit.cursor - part.first)
        return CellPoint(x: min(column, max(1, textWidth) - 1), y: 0)
    }

    /// A press puts the cursor before the character there.
    override func press(at place: CellPoint, hadFocus: Bool) {
        let part = shownPart
        self.place(at: part.first + part.line.index(at: place.x - part.start))
    }

    override func draw(_ painter: Painter) {
        let part = shownPart
        painter.within(CellRect(x: 0, y: 0, width: textWidth, height: 1)) { draw(part, painter) }
        drawNote(painter, y: 1)
    }

    private func draw(_ part: Part, _ painter: Painter) {
        let field = style(.field)
        let empty = Glyph(environment.glyphs == .ascii ? "_" : " ")
        painter.draw(repeatElement(empty, count: textWidth), x: 0, y: 0, style: field)
        guard !edit.characters.isEmpty else {
            let shown = TextLayout.shortened(words(placeholder), width: textWidth, by: environment.glyphs.spelled("…"))
            painter.draw(shown, x: 0, y: 0, style: field.merging(style(.secondary)))
            return
        }
        painter.draw(part.line.glyphs, x: part.start, y: 0, style: field)
        guard isFocused else { return }
        for place in edit.selection.clamped(to: part.first..<part.first + part.line.columns.count) {
            let index = place - part.first
            let cell = CellRect(
                x: part.start + part.line.columns[index], y: 0, width: part.line.widths[index], height: 1)
            painter.restyle(cell) { $0 = $0.merging(CellStyle(.reverse)) }
        }
    }
}
