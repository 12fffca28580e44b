/// Where the characters of a line that is being edited stand on the screen.
///
/// A line from right to left keeps its first column free: there the cursor stands after the last character.
struct VisualCharacters {
    /// For each character, by its place in the text, the column at which it begins.
    let columns: [Int]
    /// The columns of each character.
    let widths: [Int]
    /// All columns, the free one included.
    let total: Int
    /// Whether the line runs from right to left.
    let isRightToLeft: Bool
    /// The line as it is drawn.
    let glyphs: [Glyph]

    /// Arranges characters, each given as its glyphs.
    /// - Parameter isRightToLeft: the direction of the paragraph around the line; by default the line's own.
    init(_ characters: [[Glyph]], isRightToLeft direction: Bool? = nil) {
        widths = characters.map(\.columns)
        let line = Array(characters.joined())
        guard BidirectionalLine.isNeeded(line) || direction == true else {
            var column = 0
            columns = widths.map { width in
                defer { column += width }
                return column
            }
            total = column
            isRightToLeft = false
            glyphs = line
            return
        }
        let isRightToLeft = direction ?? BidirectionalLine.isRightToLeft(line)
        let order = BidirectionalLine(line, isRightToLeft: isRightToLeft)
        let owners = characters.enumerated().flatMap { Array(repeating: $0.offset, count: $0.element.count) }
        var column = isRightToLeft ? 1 : 0
        var columns = Array(repeating: Int?.none, count: characters.count)
        var drawn = isRightToLeft ? [Glyph.space] : []
        for index in order.order {
            let owner = owners[index]
            columns[owner] = min(columns[owner] ?? column, column)
            column += Int(line[index].width)
            drawn.append(order.glyph(index, of: line))
        }
        self.columns = columns.map { $0 ?? 0 }
        total = column
        self.isRightToLeft = isRightToLeft
        glyphs = drawn
    }

    /// The column of the cursor before a character, or after the last.
    func column(of index: Int) -> Int {
        guard columns.indices.contains(index) else { return isRightToLeft ? 0 : total }
        return columns[index]
    }

    /// The place of the cursor at a column: before the character that stands there; after the last where none does.
    func index(at column: Int) -> Int {
        if let index = columns.indices.first(where: { columns[$0] <= column && column < columns[$0] + widths[$0] }) {
            return index
        }
        return isRightToLeft && column >= total ? 0 : columns.count
    }

    /// Columns to leave free on the left: a line from right to left ends at the right edge.
    func inset(in width: Int) -> Int { isRightToLeft ? max(0, width - total) : 0 }
}
