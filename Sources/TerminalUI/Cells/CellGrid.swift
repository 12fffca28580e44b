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

    private func isInside(_ x: Int, _ y: Int) -> Bool { x >= 0 && y >= 0 && x < size.width && y < size.height }
}
