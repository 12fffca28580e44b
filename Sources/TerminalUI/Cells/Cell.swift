/// What stands in one place of the grid.
public struct Cell: Hashable, Sendable {
    /// The grapheme cluster, already made safe for showing: never a control character.
    public var character: Character
    /// Its look.
    public var style: CellStyle
    /// Columns taken: 1, 2, or 0 for the second half of the wide cell to its left.
    public var width: UInt8

    /// Makes a cell. The caller has measured the width.
    public init(_ character: Character, style: CellStyle = .plain, width: UInt8 = 1) {
        self.character = character
        self.style = style
        self.width = width
    }

    /// An empty place.
    public static let blank = Cell(" ")
    /// The second half of a wide cell.
    public static func continuation(_ style: CellStyle) -> Cell { Cell(" ", style: style, width: 0) }
}
