/// A place on the grid: column `x` and row `y`, both counted from zero at the upper left.
public struct CellPoint: Hashable, Sendable {
    /// The column.
    public var x: Int
    /// The row.
    public var y: Int

    /// Makes a point from its column and row.
    public init(x: Int, y: Int) {
        self.x = x
        self.y = y
    }

    /// The upper left corner.
    public static let zero = CellPoint(x: 0, y: 0)
}

/// An extent in cells. Never negative: initialising clamps at zero.
public struct CellSize: Hashable, Sendable {
    /// Columns.
    public var width: Int
    /// Rows.
    public var height: Int

    /// Makes a size; negative extents become zero.
    public init(width: Int, height: Int) {
        self.width = max(0, width)
        self.height = max(0, height)
    }

    /// Nothing at all.
    public static let zero = CellSize(width: 0, height: 0)
}

/// A rectangle of cells.
public struct CellRect: Hashable, Sendable {
    /// The upper left corner.
    public var origin: CellPoint
    /// The extent.
    public var size: CellSize

    /// Makes a rectangle from its corner and extent.
    public init(origin: CellPoint, size: CellSize) {
        self.origin = origin
        self.size = size
    }

    /// Makes a rectangle from its corner and extent.
    public init(x: Int, y: Int, width: Int, height: Int) {
        self.init(origin: CellPoint(x: x, y: y), size: CellSize(width: width, height: height))
    }

    /// The first column.
    public var minX: Int { origin.x }
    /// The first row.
    public var minY: Int { origin.y }
    /// The column after the last.
    public var maxX: Int { origin.x + size.width }
    /// The row after the last.
    public var maxY: Int { origin.y + size.height }

    /// Whether the point lies inside.
    public func contains(_ point: CellPoint) -> Bool {
        point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
    }

    /// The part that both rectangles cover; empty when they do not meet.
    public func intersection(_ other: CellRect) -> CellRect {
        let left = max(minX, other.minX)
        let top = max(minY, other.minY)
        let right = min(maxX, other.maxX)
        let bottom = min(maxY, other.maxY)
        return CellRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}
