extension GlyphSet {
    /// A text of the program as it is written with these characters: in ASCII dashes, quotation marks, arrows and dots are
    /// spelled with what a typewriter has. Letters stay: a name is a name.
    public func spelled(_ text: String) -> String {
        guard self == .ascii, text.utf8.contains(where: { $0 >= 0x80 }) else { return text }
        var result = ""
        for character in text { result += Self.spellings[character] ?? String(character) }
        return result
    }

    private static let spellings: [Character: String] = [
        "…": "...", "·": "-", "•": "*", "–": "-", "—": "-", "‑": "-", "“": "\"", "”": "\"", "„": "\"", "«": "\"",
        "»": "\"", "‘": "'", "’": "'", "←": "Left", "→": "Right", "↑": "Up", "↓": "Down", "≥": ">=", "≤": "<=",
        "×": "x",
        "✓": "x", "\u{A0}": " ", "\u{202F}": " ", "₂": "2", "²": "2", "▲": "^", "▼": "v", "‹": "<", "›": ">",
    ]
}
