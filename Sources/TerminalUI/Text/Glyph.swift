/// One unit of text as it is drawn: a spacing character with the marks on it.
struct Glyph: Hashable, Sendable {
    let character: Character
    /// 1 or 2 columns.
    let width: UInt8
    /// Whether it belongs to the same grapheme cluster as the glyph before, and no line may break between the two.
    let continues: Bool

    init(_ character: Character, width: UInt8 = 1, continues: Bool = false) {
        self.character = character
        self.width = width
        self.continues = continues
    }

    static let space = Glyph(" ")
}

extension Sequence where Element == Glyph {
    /// Columns taken.
    var columns: Int { reduce(0) { $0 + Int($1.width) } }
}
