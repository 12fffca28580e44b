/// One row as it is drawn: pieces of glyphs with their looks.
struct StyledLine {
    private(set) var pieces: [(glyphs: [Glyph], style: CellStyle)] = []
    private(set) var columns = 0

    init() {}

    init(_ glyphs: [Glyph], style: CellStyle) { add(glyphs, style: style) }

    mutating func add(_ glyphs: [Glyph], style: CellStyle) {
        pieces.append((glyphs, style))
        columns += glyphs.columns
    }

    mutating func add(_ text: String, style: CellStyle) { add(DisplayText.visualLine(text), style: style) }

    /// Blanks up to a column.
    mutating func pad(to column: Int) {
        guard column > columns else { return }
        add(Array(repeating: .space, count: column - columns), style: .plain)
    }

    /// A text over as many lines as it needs.
    static func wrapped(_ text: String, width: Int, style: CellStyle) -> [StyledLine] {
        LineWrap.lines(text, width: width).map { StyledLine($0, style: style) }
    }

    /// Entries beside each other as far as there is room; one that is longer than a line wraps.
    static func flow(_ entries: [String], width: Int, style: CellStyle) -> [StyledLine] {
        var lines: [StyledLine] = []
        for entry in entries {
            let wrapped = LineWrap.lines(entry, width: width)
            if wrapped.count == 1, let last = lines.last, last.columns + 2 + wrapped[0].columns <= width {
                lines[lines.count - 1].pad(to: last.columns + 2)
                lines[lines.count - 1].add(wrapped[0], style: style)
            } else {
                lines += wrapped.map { StyledLine($0, style: style) }
            }
        }
        return lines
    }

    @MainActor static func draw(_ lines: [StyledLine], _ painter: Painter) {
        let visible = painter.visibleRows
        for (y, line) in lines.enumerated() where visible.contains(y) {
            var x = 0
            for piece in line.pieces { x = painter.draw(piece.glyphs, x: x, y: y, style: piece.style) }
        }
    }
}
