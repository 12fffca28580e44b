extension TextEdit {
    /// One character to the left or right; out of a selection to its end on that side.
    mutating func move(_ step: Int, isSelecting: Bool = false) {
        guard isSelecting || selection.isEmpty else {
            return place(at: step < 0 ? selection.lowerBound : selection.upperBound)
        }
        place(at: cursor + step, isSelecting: isSelecting)
    }

    /// Where the word at or before a place begins.
    func wordStart(before index: Int) -> Int {
        var index = index
        while index > 0, !Self.isWord(characters[index - 1]) { index -= 1 }
        while index > 0, Self.isWord(characters[index - 1]) { index -= 1 }
        return index
    }

    /// Where the word at or after a place ends.
    func wordEnd(after index: Int) -> Int {
        var index = index
        while index < characters.count, !Self.isWord(characters[index]) { index += 1 }
        while index < characters.count, Self.isWord(characters[index]) { index += 1 }
        return index
    }

    /// Where the line that a place is in begins.
    func lineStart(of index: Int) -> Int {
        characters[..<index].lastIndex(where: \.isNewline).map { $0 + 1 } ?? 0
    }

    private static func isWord(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "_" || character == "'" || character == "’"
    }
}
