/// A list that is taller than its room, and in no scroll view, scrolls by itself.
extension ChoiceListNode {
    /// Rows of the list that are left for the choices.
    var room: Int { max(1, frame.size.height - searchHeight(frame.size.width) - (hasNote ? 1 : 0)) }

    /// Columns that the choices have.
    var choicesWidth: Int { frame.size.width - gutter }

    private var isTooTall: Bool {
        choicesHeight(choicesWidth) + searchHeight(frame.size.width) > frame.size.height
    }

    /// The words about what does not show take a line of their own, and only where there is one to spare.
    private var hasNote: Bool {
        gutter == 0 && isTooTall && frame.size.height - searchHeight(frame.size.width) >= 3
    }

    /// Finds out whether arrows have to stand beside the choices.
    func arrangeNotes() {
        gutter = 0
        if isTooTall { gutter = MoreNote.gutter(in: frame.size) }
    }

    /// Moves the part shown so that the focused choice is in it.
    func showFocused() {
        let rows = rows(choicesWidth)
        guard isTooTall, rows.indices.contains(focusedRow) else {
            offset = 0
            return
        }
        let row = rows[focusedRow]
        let end = row.top + row.lines.count
        // Of a choice taller than the room any part may show: it is read line by line.
        if row.lines.count > room {
            offset = max(row.top, min(offset, end - room))
        } else {
            offset = min(row.top, max(offset, end - room))
        }
        offset = max(0, min(offset, choicesHeight(choicesWidth) - room))
    }

    /// One line on or back inside of a focused choice with more lines than there is room for. False where the step leaves it.
    func readOn(_ step: Int) -> Bool {
        let rows = rows(choicesWidth)
        guard isTooTall, rows.indices.contains(focusedRow), rows[focusedRow].lines.count > room else { return false }
        showFocused()
        let before = offset
        offset += step
        showFocused()
        return offset != before
    }

    func drawNote(_ painter: Painter) {
        let more = MoreNote(above: offset > 0, below: offset + room < choicesHeight(choicesWidth))
        if hasNote { more.draw(y: room, width: frame.size.width, environment, painter) }
        if gutter > 0 { more.draw(beside: CellSize(width: frame.size.width, height: room), environment, painter) }
    }
}
