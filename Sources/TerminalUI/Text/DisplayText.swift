/// Makes text safe to show: whatever a person or a file says can neither steer the terminal nor shift what stands beside it.
///
/// - Control characters become pictures (`␛`), C1 controls, bidirectional controls, zero-width characters and tags become
///   their code in angle marks (`‹U+202E›`), a tab becomes four spaces.
/// - Joiners, variation selectors and skin tones are left out, flags become their letters: terminals disagree about them.
/// - At most four marks stand on a character. What is unassigned or private becomes `�`.
///
/// Only what is shown changes; the text itself is never altered.
public enum DisplayText {
    /// The text on one line, safe; line breaks become `↵`.
    public static func safe(_ text: String) -> String {
        String(String.UnicodeScalarView(line(text).flatMap(\.character.unicodeScalars)))
    }

    /// Columns the text takes when shown on one line.
    public static func width(_ text: String) -> Int {
        text.utf8.allSatisfy(isPlain) ? text.utf8.count : line(text).columns
    }

    /// The text as glyphs on one line.
    static func line(_ text: String) -> [Glyph] {
        // Most text is plain ASCII, of which each byte is one glyph.
        if text.utf8.allSatisfy(isPlain) {
            return text.utf8.map { Glyph(CharacterCode(Unicode.Scalar($0))) }
        }
        var writer = GlyphWriter()
        for scalar in text.unicodeScalars { writer.add(scalar) }
        writer.endCluster()
        return writer.glyphs
    }

    /// The text as glyphs on one line, in the order in which they stand on the screen.
    static func visualLine(_ text: String) -> [Glyph] { BidirectionalLine.visual(line(text)) }

    /// One character as glyphs: as ``line(_:)`` would draw it alone.
    static func glyphs(of character: Character) -> [Glyph] {
        if let byte = character.asciiValue, isPlain(byte) { return [Glyph(CharacterCode(Unicode.Scalar(byte)))] }
        return line(String(character))
    }

    private static func isPlain(_ byte: UInt8) -> Bool { byte >= 0x20 && byte < 0x7F }

    /// The lines of the text as glyphs, split at its line breaks.
    static func paragraphs(_ text: String) -> [[Glyph]] {
        var paragraphs: [[Glyph]] = []
        var start = text.unicodeScalars.startIndex
        let scalars = text.unicodeScalars
        var index = start
        while index < scalars.endIndex {
            let scalar = scalars[index]
            let next = scalars.index(after: index)
            guard scalar == "\n" || scalar == "\r" || scalar == "\u{2028}" || scalar == "\u{2029}" else {
                index = next
                continue
            }
            paragraphs.append(line(String(scalars[start..<index])))
            index =
                scalar == "\r" && next < scalars.endIndex && scalars[next] == "\n" ? scalars.index(after: next) : next
            start = index
        }
        paragraphs.append(line(String(scalars[start...])))
        return paragraphs
    }
}
