/// One unit of text as it is drawn: a spacing character with the marks on it.
struct Glyph: Hashable, Sendable {
    let code: CharacterCode
    /// 1 or 2 columns.
    let width: UInt8
    /// Whether it belongs to the same grapheme cluster as the glyph before, and no line may break between the two.
    let continues: Bool

    init(_ character: Character, width: UInt8 = 1, continues: Bool = false) {
        self.init(CharacterCode(character), width: width, continues: continues)
    }

    init(_ code: CharacterCode, width: UInt8 = 1, continues: Bool = false) {
        self.code = code
        self.width = width
        self.continues = continues
    }

    /// The cluster.
    var character: Character { code.character }
    /// Whether it is a space.
    var isSpace: Bool { code == .space }

    static let space = Glyph(CharacterCode.space)
}

extension Sequence where Element == Glyph {
    /// Columns taken.
    var columns: Int { reduce(0) { $0 + Int($1.width) } }
}
