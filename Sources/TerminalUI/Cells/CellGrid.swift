/// A screenful of cells, row by row.
///
/// Writing outside the grid is ignored, reading outside gives ``Cell/blank``: nothing a view does can trap here.
public struct CellGrid: Hashable, Sendable {
    /// The extent.
    public let size: CellSize
    /// All cells, row by row; `size.width * size.height` of them.
    public private(set) var cells: [Cell]

    /// A grid of blanks.
    public init(size: CellSize) {
        self.size = size
        cells = Array(repeating: .blank, count: size.width * size.height)
    }

    /// The cell at a place.
    public subscript(x: Int, y: Int) -> Cell {
        get { isInside(x, y) ? cells[y * size.width + x] : .blank }
        set {
            guard isInside(x, y) else { return }
            cells[y * size.width + x] = newValue
        }
    }

    /// The text of a row without its trailing blanks.
    public func text(row: Int) -> String {
        var line = ""
        for x in 0..<size.width where self[x, row].width > 0 { line.append(self[x, row].character) }
        while line.last == " " { line.removeLast() }
        return line
    }

    /// All rows as text, one a line, without trailing blanks.
    public var text: String { (0..<size.height).map(text(row:)).joined(separator: "\n") }

    /// Writes a line of glyphs into the columns of `clip`; gives the column after it and the number of cells written.
    ///
    /// A wide character of which one half is overwritten loses the other half too, and of one that is cut off by the clip
    /// a blank is left.
    mutating func put(
        _ line: some Sequence<Glyph>, x: Int, y: Int, style: CellStyle, clip: Range<Int>
    ) -> (end: Int, written: Int) {
        let clip = clip.clamped(to: 0..<size.width)
        let row = y * size.width
        let width = size.width
        return cells.withUnsafeMutableBufferPointer { cells in
            var column = x
            var written = 0
            for glyph in line {
                let columns = Int(glyph.width)
                if column >= clip.lowerBound, column < clip.upperBound {
                    let fits = column + columns <= clip.upperBound
                    Self.put(fits ? glyph : .space, at: row + column, column: column, width: width, style, into: cells)
                    written += fits ? columns : 1
                }
                column += columns
            }
            return (column, written)
        }
    }

    private static func put(
        _ glyph: Glyph, at index: Int, column: Int, width: Int, _ style: CellStyle,
        into cells: UnsafeMutableBufferPointer<Cell>
    ) {
        if cells[index].width == 0, column > 0 {
            cells[index - 1] = Cell(.space, style: cells[index - 1].style, width: 1)
        }
        let last = index + Int(glyph.width) - 1
        if cells[last].width == 2, column + Int(glyph.width) < width {
            cells[last + 1] = Cell(.space, style: cells[last + 1].style, width: 1)
        }
        cells[index] = Cell(glyph.code, style: style, width: glyph.width)
        if glyph.width == 2 { cells[index + 1] = .continuation(style) }
    }

    /// Changes the look of one cell.
    mutating func restyle(x: Int, y: Int, _ change: (inout CellStyle) -> Void) {
        guard isInside(x, y) else { return }
        change(&cells[y * size.width + x].style)
    }

    /// Makes every cell of some rows blank, keeping the storage. The rows are in the grid.
    mutating func clear(rows: Range<Int>) {
        let blank = Cell.blank
        let width = size.width
        cells.withUnsafeMutableBufferPointer {
            $0[(rows.lowerBound * width)..<(rows.upperBound * width)].update(repeating: blank)
        }
    }

    private func isInside(_ x: Int, _ y: Int) -> Bool { x >= 0 && y >= 0 && x < size.width && y < size.height }
}
