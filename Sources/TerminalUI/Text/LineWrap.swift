/// Breaks text into lines of at most a number of columns.
///
/// Breaks at spaces (which are dropped at the break), after hyphens and slashes, between wide characters, and, where a word
/// is longer than a line, between grapheme clusters. Nothing but spaces at a break is ever left out.
enum LineWrap {
    /// The lines, at least one, each in the order in which it stands on the screen. A width below 1 counts as 1; a wide
    /// character on a line of one column becomes `�`.
    static func lines(_ text: String, width: Int) -> [[Glyph]] {
        logicalLines(text, width: width).map { line in
            line.isRightToLeft.map { BidirectionalLine.visual(line.glyphs, isRightToLeft: $0) } ?? line.glyphs
        }
    }

    /// As ``lines(_:width:)``, in the order in which the text is stored, with the direction of the paragraph around each
    /// line; `nil` where all of it runs from left to right.
    static func logicalLines(_ text: String, width: Int) -> [(glyphs: [Glyph], isRightToLeft: Bool?)] {
        DisplayText.paragraphs(text).flatMap { paragraph in
            let direction = BidirectionalLine.direction(of: paragraph)
            return lines(of: paragraph, width: width).map { ($0, direction) }
        }
    }

    /// Where the lines of a paragraph begin and end, as indices into it. Spaces dropped at breaks lie between.
    /// Lines after the first have `hang` columns less.
    static func ranges(of glyphs: [Glyph], width full: Int, hang: Int = 0) -> [Range<Int>] {
        var width = max(1, full)
        guard !glyphs.isEmpty else { return [0..<0] }
        var ranges: [Range<Int>] = []
        var start = 0
        var column = 0
        var index = 0
        // After which the line can end, and where the next one then begins.
        var breakEnd: Int?
        var breakNext = 0
        while index < glyphs.count {
            let glyph = glyphs[index]
            let needed = min(Int(glyph.width), width)
            if column + needed > width {
                if glyph.isSpace {
                    // Spaces at the end of a full line are dropped.
                    ranges.append(start..<index)
                    while index < glyphs.count, glyphs[index].isSpace { index += 1 }
                    start = index
                } else if let end = breakEnd, breakNext > start {
                    ranges.append(start..<end)
                    start = breakNext
                    index = breakNext
                } else {
                    let end = clusterStart(glyphs, before: index, after: start)
                    ranges.append(start..<end)
                    start = end
                    index = end
                }
                column = 0
                breakEnd = nil
                width = max(1, full - hang)
                continue
            }
            column += needed
            if glyph.isSpace {
                var end = index
                while end > start, glyphs[end - 1].isSpace { end -= 1 }
                if end > start {
                    breakEnd = end
                    breakNext = index + 1
                }
            } else if canBreak(after: index, glyphs) {
                breakEnd = index + 1
                breakNext = index + 1
            }
            index += 1
        }
        if start < glyphs.count || ranges.isEmpty { ranges.append(start..<glyphs.count) }
        return ranges
    }

    private static func lines(of glyphs: [Glyph], width: Int) -> [[Glyph]] {
        if glyphs.columns <= width { return [glyphs] }
        return ranges(of: glyphs, width: width).map { shown(glyphs[$0], width: width) }
    }

    /// A line as it is shown on so many columns: one is too few for a wide character.
    static func shown(_ line: ArraySlice<Glyph>, width: Int) -> [Glyph] {
        guard width <= 1 else { return Array(line) }
        return line.map { $0.width > 1 ? Glyph("\u{FFFD}", continues: $0.continues) : $0 }
    }

    /// The start of the cluster that does not fit any more, unless the cluster alone is longer than the line.
    private static func clusterStart(_ glyphs: [Glyph], before index: Int, after start: Int) -> Int {
        var end = index
        while end > start, glyphs[end].continues { end -= 1 }
        return end > start ? end : max(index, start + 1)
    }

    private static func canBreak(after index: Int, _ glyphs: [Glyph]) -> Bool {
        guard index + 1 < glyphs.count, !glyphs[index + 1].continues else { return false }
        let next = glyphs[index + 1]
        if glyphs[index].width == 2 || next.width == 2 { return true }
        let character = glyphs[index].character
        return (character == "-" || character == "/") && index > 0 && glyphs[index - 1].character.isLetter
            && next.character.isLetter
    }
}
