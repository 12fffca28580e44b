import TerminalUI

extension DisplayText {
    /// As many whole words of the text as fit, with an ellipsis for the rest; the text itself where all of it fits.
    /// - Returns: `nil` where not even the first word fits.
    static func shortened(_ text: String, to columns: Int, _ glyphs: GlyphSet) -> String? {
        if width(text) <= columns { return text }
        let mark = glyphs.spelled(" …")
        let room = columns - width(mark)
        // From the front, and no further than it fits: a title may have ten thousand words.
        var words: [Substring] = []
        var used = 0
        for word in text.split(separator: " ", maxSplits: max(1, columns)) {
            used += (words.isEmpty ? 0 : 1) + width(String(word))
            guard used <= room else { break }
            words.append(word)
        }
        while words.last == "·" || words.last == "-" { words.removeLast() }
        return words.isEmpty ? nil : words.joined(separator: " ") + mark
    }
}
