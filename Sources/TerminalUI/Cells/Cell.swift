/// What stands in one place of the grid. Eight bytes without references.
public struct Cell: Hashable, Sendable {
    private var code: CharacterCode
    /// Its look.
    public var style: CellStyle
    /// Columns taken: 1, 2, or 0 for the second half of the wide cell to its left.
    public var width: UInt8

    /// Makes a cell. The caller has measured the width.
    public init(_ character: Character, style: CellStyle = .plain, width: UInt8 = 1) {
        self.init(CharacterCode(character), style: style, width: width)
    }

    init(_ code: CharacterCode, style: CellStyle, width: UInt8) {
        self.code = code
        self.style = style
        self.width = width
    }

    /// The grapheme cluster, already made safe for showing: never a control character.
    public var character: Character { code.character }
    /// The cluster's scalar, `nil` when it has several. Cheaper than the character.
    public var scalar: Unicode.Scalar? { code.scalar }

    /// An empty place.
    public static let blank = Cell(.space, style: .plain, width: 1)
    /// The second half of a wide cell.
    public static func continuation(_ style: CellStyle) -> Cell { Cell(.space, style: style, width: 0) }
}
