/// A line of a text: glyphs, and where they are not all of one run, to which run each belongs.
struct TextLine {
    var glyphs: [Glyph]
    var owners: [Int]?
    var indent = 0
    /// The direction of the paragraph around the line; `nil` where all of it runs from left to right.
    var isRightToLeft: Bool?

    var columns: Int { indent + glyphs.columns }

    /// The line in the order in which it stands on the screen.
    var visual: TextLine {
        guard let isRightToLeft else { return self }
        let line = BidirectionalLine(glyphs, isRightToLeft: isRightToLeft)
        var copy = self
        copy.glyphs = line.order.map { line.glyph($0, of: glyphs) }
        copy.owners = owners.map { owners in line.order.map { owners[$0] } }
        return copy
    }

    /// The line in pieces of one run each.
    func forEachPiece(_ visit: (ArraySlice<Glyph>, _ run: Int) -> Void) {
        guard let owners else { return visit(glyphs[...], 0) }
        var start = 0
        while start < glyphs.count {
            var end = start + 1
            while end < glyphs.count, owners[end] == owners[start] { end += 1 }
            visit(glyphs[start..<end], owners[start])
            start = end
        }
    }
}

/// Breaks a ``Text`` into lines.
@MainActor enum TextLayout {
    /// The lines for a width.
    /// - Parameters:
    ///   - text: what is broken; `words` are its runs in the language chosen.
    ///   - glyphs: write the mark where a limit of lines shortens the text.
    static func lines(_ text: Text, words: [String], width: Int, glyphs: GlyphSet) -> [TextLine] {
        if text.isSingleLine { return [singleLine(words).visual] }
        var lines: [TextLine]
        if words.count == 1, text.first.hang == 0 {
            lines = LineWrap.logicalLines(words[0], width: width).map {
                TextLine(glyphs: $0.glyphs, isRightToLeft: $0.isRightToLeft)
            }
        } else {
            lines = paragraphs(text, words).flatMap { wrapped($0, width: width) }
        }
        guard let limit = text.limit, lines.count > limit else { return lines.map(\.visual) }
        lines.removeSubrange(limit...)
        lines[limit - 1] = shortened(lines[limit - 1], width: width, by: DisplayText.line(glyphs.spelled("…")))
        return lines.map(\.visual)
    }

    private struct Paragraph {
        var glyphs: [Glyph] = []
        var owners: [Int] = []
        var hang = 0
    }

    private static func singleLine(_ words: [String]) -> TextLine {
        guard words.count > 1 else { return directed(TextLine(glyphs: DisplayText.line(words[0]))) }
        var line = TextLine(glyphs: [], owners: [])
        for (run, text) in words.enumerated() {
            let glyphs = DisplayText.line(text)
            line.glyphs += glyphs
            line.owners?.append(contentsOf: repeatElement(run, count: glyphs.count))
        }
        return directed(line)
    }

    private static func directed(_ line: TextLine) -> TextLine {
        var line = line
        line.isRightToLeft = BidirectionalLine.direction(of: line.glyphs)
        return line
    }

    private static func paragraphs(_ text: Text, _ words: [String]) -> [Paragraph] {
        var paragraphs = [Paragraph()]
        for (index, run) in text.runs.enumerated() {
            for (part, glyphs) in DisplayText.paragraphs(words[index]).enumerated() {
                if part > 0 { paragraphs.append(Paragraph()) }
                let last = paragraphs.count - 1
                if paragraphs[last].glyphs.isEmpty { paragraphs[last].hang = run.hang }
                paragraphs[last].glyphs += glyphs
                paragraphs[last].owners.append(contentsOf: repeatElement(index, count: glyphs.count))
            }
        }
        return paragraphs
    }

    private static func wrapped(_ paragraph: Paragraph, width: Int) -> [TextLine] {
        // No indent where it would leave too little for the words.
        let hang = paragraph.hang <= width / 2 ? paragraph.hang : 0
        let direction = BidirectionalLine.direction(of: paragraph.glyphs)
        return LineWrap.ranges(of: paragraph.glyphs, width: width, hang: hang).enumerated().map { row, range in
            TextLine(
                glyphs: LineWrap.shown(paragraph.glyphs[range], width: width), owners: Array(paragraph.owners[range]),
                indent: row == 0 ? 0 : hang, isRightToLeft: direction)
        }
    }

    /// A text on one line; one that is longer is cut as below, and ends with a mark.
    static func shortened(_ text: String, width: Int, by mark: String) -> [Glyph] {
        let line = directed(TextLine(glyphs: DisplayText.line(text)))
        guard line.columns > width else { return line.visual.glyphs }
        return shortened(line, width: width, by: DisplayText.line(mark)).visual.glyphs
    }

    /// The line cut at a word, or between characters where there is only one word, so that the mark fits after it.
    private static func shortened(_ line: TextLine, width: Int, by mark: [Glyph]) -> TextLine {
        var count = line.glyphs.count
        var columns = line.columns
        while count > 0, columns + mark.columns > width || (count < line.glyphs.count && line.glyphs[count].continues) {
            count -= 1
            columns -= Int(line.glyphs[count].width)
        }
        let isInWord = count < line.glyphs.count && !line.glyphs[count].isSpace
        if isInWord, let space = line.glyphs[..<count].lastIndex(where: \.isSpace) { count = space }
        while count > 0, line.glyphs[count - 1].character == " " { count -= 1 }
        var short = line
        short.glyphs = Array(line.glyphs[..<count]) + mark
        short.owners = line.owners.map { $0[..<count] + Array(repeating: $0[..<count].last ?? 0, count: mark.count) }
        return short
    }
}
