extension GlyphSet {
    /// The label of a binding of ↑ and ↓.
    var upAndDown: String { self == .ascii ? "Up/Down" : "↑↓" }
    /// The label of a binding of ← and →.
    var leftAndRight: String { self == .ascii ? "Left/Right" : "←→" }
}
