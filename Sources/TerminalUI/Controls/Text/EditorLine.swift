/// One line of an editor as it is shown.
struct EditorLine {
    /// The index of its first character in the text.
    let start: Int
    /// The index after its last character that is shown.
    let end: Int
    /// Its characters as they stand on the screen.
    let visual: VisualCharacters
    /// The last place of the cursor in it: one less than `end` where the next line begins there.
    private(set) var lastPlace: Int

    /// The column of a place between characters; places in spaces dropped at the line's end are at its end.
    func column(of index: Int) -> Int { visual.column(of: max(0, index - start)) }

    /// The place nearest to a column.
    func index(at column: Int) -> Int { min(start + visual.index(at: column), lastPlace) }

    /// The text's characters as lines of at most so many columns.
    static func lines(of characters: [Character], width: Int) -> [EditorLine] {
        var lines: [EditorLine] = []
        var first = 0
        while true {
            let newline = characters[first...].firstIndex(where: \.isNewline) ?? characters.count
            lines += paragraph(characters[first..<newline], width: width)
            guard newline < characters.count else { break }
            first = newline + 1
        }
        for index in lines.indices.dropLast() where lines[index].end == lines[index + 1].start {
            lines[index].lastPlace = max(lines[index].start, lines[index].end - 1)
        }
        return lines
    }

    private static func paragraph(_ characters: ArraySlice<Character>, width: Int) -> [EditorLine] {
        var glyphs: [Glyph] = []
        // For each glyph the character it belongs to.
        var owners: [Int] = []
        for (index, character) in zip(characters.indices, characters) {
            for (position, glyph) in DisplayText.glyphs(of: character).enumerated() {
                glyphs.append(Glyph(glyph.character, width: glyph.width, continues: position > 0))
                owners.append(index)
            }
        }
        let direction = BidirectionalLine.direction(of: glyphs)
        let ranges = LineWrap.ranges(of: glyphs, width: width)
        return ranges.enumerated().map { number, range in
            let start = number == 0 ? characters.startIndex : owners[range.lowerBound]
            let isLast = number == ranges.count - 1
            let end = isLast ? characters.endIndex : owners[range.upperBound - 1] + 1
            var shown: [[Glyph]] = []
            var position = range.lowerBound
            for character in start..<max(start, end) {
                let first = position
                while position < range.upperBound, owners[position] == character { position += 1 }
                shown.append(Array(glyphs[first..<position]))
            }
            return EditorLine(
                start: start, end: end, visual: VisualCharacters(shown, isRightToLeft: direction),
                lastPlace: max(start, end))
        }
    }
}
