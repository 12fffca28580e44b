/// One row of a chart as it is drawn: pieces of glyphs with their looks.
struct ChartLine {
    private(set) var pieces: [(glyphs: [Glyph], style: CellStyle)] = []
    private(set) var columns = 0

    init() {}

    init(_ glyphs: [Glyph], style: CellStyle) { add(glyphs, style: style) }

    mutating func add(_ glyphs: [Glyph], style: CellStyle) {
        pieces.append((glyphs, style))
        columns += glyphs.columns
    }

    mutating func add(_ text: String, style: CellStyle) { add(DisplayText.line(text), style: style) }

    /// Blanks up to a column.
    mutating func pad(to column: Int) {
        guard column > columns else { return }
        add(Array(repeating: .space, count: column - columns), style: .plain)
    }

    /// Entries beside each other as far as there is room; one that is longer than a line wraps.
    static func flow(_ entries: [String], width: Int, style: CellStyle) -> [ChartLine] {
        var lines: [ChartLine] = []
        for entry in entries {
            let wrapped = LineWrap.lines(entry, width: width)
            if wrapped.count == 1, let last = lines.last, last.columns + 2 + wrapped[0].columns <= width {
                lines[lines.count - 1].pad(to: last.columns + 2)
                lines[lines.count - 1].add(wrapped[0], style: style)
            } else {
                lines += wrapped.map { ChartLine($0, style: style) }
            }
        }
        return lines
    }

    @MainActor static func draw(_ lines: [ChartLine], _ painter: Painter) {
        let visible = painter.visibleRows
        for (y, line) in lines.enumerated() where visible.contains(y) {
            var x = 0
            for piece in line.pieces { x = painter.draw(piece.glyphs, x: x, y: y, style: piece.style) }
        }
    }
}

/// A node that draws lines made once for a width.
class ChartNode: Node {
    private var made: (width: Int, height: Int?, lines: [ChartLine])?

    /// The rows for a width, and where the height is limited for that.
    func lines(width: Int, height: Int?) -> [ChartLine] { [] }

    /// The data is another now.
    final func dataDidChange() {
        made = nil
        invalidateLayout()
    }

    override func environmentDidChange(from old: EnvironmentValues) { dataDidChange() }

    private func remembered(_ width: Int, _ height: Int?) -> [ChartLine] {
        if let made, made.width == width, made.height == height { return made.lines }
        let lines = lines(width: width, height: height)
        made = (width, height, lines)
        return lines
    }

    override func measure(_ proposal: ProposedSize) -> CellSize {
        // All of the room: less could turn a picture into a table when it is drawn.
        let width = min(proposal.width ?? .max, host.size.width)
        return CellSize(width: width, height: remembered(width, proposal.height).count)
    }

    override func draw(_ painter: Painter) {
        ChartLine.draw(remembered(frame.size.width, frame.size.height), painter)
    }
}
