/// Draws into the grid from a view's own corner, never outside the part the view may show itself in.
@MainActor final class Painter {
    private(set) var grid: CellGrid
    private(set) var cellsWritten = 0
    private var origin = CellPoint.zero
    private var clip: CellRect

    /// Draws in some rows of the grid and in no others.
    init(grid: CellGrid, rows: Range<Int>) {
        self.grid = grid
        clip = CellRect(x: 0, y: rows.lowerBound, width: grid.size.width, height: rows.count)
    }

    /// Makes every cell that may be drawn blank.
    func clear() { grid.clear(rows: clip.minY..<clip.maxY) }

    /// Hands the grid over; nothing is drawn afterwards.
    func takeGrid() -> CellGrid {
        defer { grid = CellGrid(size: .zero) }
        return grid
    }

    /// Draws with a rectangle of the present view as the whole room; skipped when nothing of it can be seen.
    func within(_ rect: CellRect, scrolledBy rows: Int = 0, _ draw: () -> Void) {
        let outerOrigin = origin
        let outerClip = clip
        defer {
            origin = outerOrigin
            clip = outerClip
        }
        origin = CellPoint(x: origin.x + rect.minX, y: origin.y + rect.minY)
        clip = clip.intersection(CellRect(origin: origin, size: rect.size))
        origin.y -= rows
        guard clip.size.width > 0, clip.size.height > 0 else { return }
        draw()
    }

    /// The rows, in the view's own coordinates, that can be seen.
    var visibleRows: Range<Int> { (clip.minY - origin.y)..<(clip.maxY - origin.y) }

    /// Draws a line of glyphs and gives the column after it.
    @discardableResult func draw(_ line: some Sequence<Glyph>, x: Int, y: Int, style: CellStyle = .plain) -> Int {
        let row = origin.y + y
        guard row >= clip.minY, row < clip.maxY else { return x + line.columns }
        let (end, written) = grid.put(line, x: origin.x + x, y: row, style: style, clip: clip.minX..<clip.maxX)
        cellsWritten += written
        return end - origin.x
    }

    /// Draws text, made safe and in the order in which it is read, on one line and gives the column after it.
    @discardableResult func draw(_ text: String, x: Int, y: Int, style: CellStyle = .plain) -> Int {
        draw(DisplayText.visualLine(text), x: x, y: y, style: style)
    }

    /// Changes the look of what stands in a rectangle.
    func restyle(_ rect: CellRect, _ change: (inout CellStyle) -> Void) {
        let area = clip.intersection(
            CellRect(
                x: origin.x + rect.minX, y: origin.y + rect.minY, width: rect.size.width, height: rect.size.height))
        for y in area.minY..<max(area.minY, area.maxY) {
            for x in area.minX..<max(area.minX, area.maxX) { grid.restyle(x: x, y: y, change) }
        }
    }

    /// Takes everything out of a rectangle.
    func clear(_ rect: CellRect) {
        for y in 0..<rect.size.height {
            draw(repeatElement(.space, count: rect.size.width), x: rect.minX, y: rect.minY + y)
        }
    }
}
