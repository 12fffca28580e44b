import TerminalUI

extension DisplayText {
    /// As many whole words of the text as fit, with an ellipsis for the rest; the text itself where all of it fits.
    /// - Returns: `nil` where not even the first word fits.
    static func shortened(_ text: String, to columns: Int, _ glyphs: GlyphSet) -> String? {
        if width(text) <= columns { return text }
        var words = text.split(separator: " ")
        while !words.isEmpty {
            words.removeLast()
            while words.last == "·" || words.last == "-" { words.removeLast() }
            let shorter = words.joined(separator: " ") + glyphs.spelled(" …")
            if !words.isEmpty, width(shorter) <= columns { return shorter }
        }
        return nil
    }
}
