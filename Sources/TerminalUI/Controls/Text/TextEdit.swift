/// Text being edited: its characters, where the cursor stands between them, what is selected, and what can be undone.
///
/// Works on grapheme clusters: the cursor never stands inside of one. Invariants after every call: `0 <= cursor <=
/// characters.count`, the same for the selection's other end, and `Array(text) == characters`. What is typed at the end costs
/// the same however long the text is.
struct TextEdit {
    private(set) var characters: [Character]
    private(set) var text: String
    /// Whether anything in the text may run from right to left. Once true it stays so: it only saves work where it is not.
    private(set) var mayBeRightToLeft: Bool
    /// From 0 to the number of characters.
    private(set) var cursor: Int
    /// The end of the selection that stays; `nil` or equal to the cursor while nothing is selected.
    private var anchor: Int?
    private var history: TextHistory

    /// Text with the cursor at its end.
    /// - Parameter undoSteps: how many edits can be taken back; none for what must not be kept.
    init(_ text: String, undoSteps: Int = 100) {
        characters = Array(text)
        self.text = text
        mayBeRightToLeft = text.unicodeScalars.contains(where: BidirectionalClass.mayBeRight)
        cursor = characters.count
        history = TextHistory(limit: undoSteps)
    }

    /// Another text in the place of this one, such as what the owner has made of it: nothing of it can be undone.
    ///
    /// A cursor at the end stays there; another one stays after the characters that it stood after, where they are the same,
    /// and otherwise as far from the end as it was.
    func replaced(by text: String, undoSteps: Int) -> TextEdit {
        var new = TextEdit(text, undoSteps: undoSteps)
        guard cursor < characters.count else { return new }
        let isAfterTheSame = new.characters.starts(with: characters[..<cursor])
        new.cursor = isAfterTheSame ? cursor : max(0, new.characters.count - (characters.count - cursor))
        return new
    }

    /// What is selected; empty at the cursor while nothing is.
    var selection: Range<Int> {
        guard let anchor else { return cursor..<cursor }
        return min(anchor, cursor)..<max(anchor, cursor)
    }

    // MARK: Moving

    /// Puts the cursor at a place, or at the nearest there is.
    /// - Parameter isSelecting: whether what lies between is added to the selection.
    mutating func place(at index: Int, isSelecting: Bool = false) {
        history.endStep()
        anchor = isSelecting ? anchor ?? cursor : nil
        cursor = max(0, min(characters.count, index))
    }

    mutating func selectAll() {
        place(at: 0)
        place(at: characters.count, isSelecting: true)
    }

    // MARK: Changing

    /// Puts characters in the place of the selection, as many as the limit allows.
    /// - Returns: how many were left out.
    @discardableResult mutating func insert(_ new: some Sequence<Character>, limit: Int) -> Int {
        let new = Array(new)
        let range = selection
        let room = max(0, limit - characters.count + range.count)
        // A mark that joins the character before it needs no room of its own.
        if new.count > room, new.count == 1, joins(new[0], at: range.lowerBound) {
            replace(range, with: new)
            return 0
        }
        let taken = new.prefix(room)
        if !taken.isEmpty { replace(range, with: taken) }
        return new.count - taken.count
    }

    private func joins(_ character: Character, at index: Int) -> Bool {
        index > 0 && String([characters[index - 1], character]).count == 1
    }

    /// Takes out the selection, or the given characters where nothing is selected.
    mutating func delete(orElse range: Range<Int>) {
        let range = selection.isEmpty ? range : selection
        if !range.isEmpty { replace(range, with: []) }
    }

    /// Replaces a range, whose ends must be inside of the text, and leaves the cursor after what is new.
    private mutating func replace(_ range: Range<Int>, with new: some Collection<Character>) {
        let before = cursor
        // Characters that come together may join, as a letter and a mark do: everything around that could is read anew.
        let lower = boundary(before: max(0, range.lowerBound - 1))
        let upper = boundary(after: min(characters.count, range.upperBound + 1))
        let head = String(characters[lower..<range.lowerBound]) + String(new)
        let fresh = Array(head + String(characters[range.upperBound..<upper]))
        var change = TextHistory.Change(
            at: lower, removed: Array(characters[lower..<upper]), inserted: fresh, cursorBefore: before)
        substitute(lower..<upper, with: fresh)
        anchor = nil
        cursor = lower + min(head.count, fresh.count)
        change.cursorAfter = cursor
        history.add(change)
    }

    /// The nearest place at or before an index that no cluster can ever cross: between two plain characters. They stay.
    private func boundary(before index: Int) -> Int {
        var index = index
        while index > 0, !(index < characters.count && isPlain(index) && isPlain(index - 1)) { index -= 1 }
        return index
    }

    private func boundary(after index: Int) -> Int {
        var index = index
        while index < characters.count, !(index > 0 && isPlain(index) && isPlain(index - 1)) { index += 1 }
        return index
    }

    /// Whether a character is of one scalar that neither joins the one before nor the one after, whatever these are (UAX #29,
    /// class Other): ASCII, and the letters of some scripts that people write long texts in.
    private func isPlain(_ index: Int) -> Bool {
        let scalars = characters[index].unicodeScalars
        guard let first = scalars.first, scalars.index(after: scalars.startIndex) == scalars.endIndex else {
            return false
        }
        switch first.value {
        case 0x00...0x7F: return first != "\r"
        // Latin, Greek and Cyrillic; Hebrew and Arabic; kana and Chinese characters.
        case 0xC0...0x24F, 0x386...0x481, 0x48A...0x52F, 0x5D0...0x5EA, 0x621...0x64A, 0x3041...0x3096, 0x30A1...0x30FA,
            0x4E00...0x9FFF:
            return true
        default: return false
        }
    }

    // MARK: Undoing

    /// Takes the last step back. False where there is none.
    mutating func undo() -> Bool {
        guard let change = history.undo() else { return false }
        apply(change, from: change.inserted, to: change.removed)
        cursor = change.cursorBefore
        return true
    }

    /// Does the step again that was taken back last. False where there is none.
    mutating func redo() -> Bool {
        guard let change = history.redo() else { return false }
        apply(change, from: change.removed, to: change.inserted)
        cursor = change.cursorAfter
        return true
    }

    private mutating func apply(_ change: TextHistory.Change, from old: [Character], to new: [Character]) {
        substitute(change.at..<change.at + old.count, with: new)
        anchor = nil
    }

    // MARK: Characters and text as one

    /// Puts characters in the place of others, which neither join those around them.
    private mutating func substitute(_ range: Range<Int>, with new: [Character]) {
        let fresh = String(new)
        text.replaceSubrange(place(of: range.lowerBound)..<place(of: range.upperBound), with: fresh)
        characters.replaceSubrange(range, with: new)
        if !mayBeRightToLeft { mayBeRightToLeft = fresh.unicodeScalars.contains(where: BidirectionalClass.mayBeRight) }
    }

    /// Where a character begins in the text, counted from the nearer end.
    private func place(of index: Int) -> String.Index {
        let bytes = text.utf8
        if bytes.count == characters.count { return bytes.index(bytes.startIndex, offsetBy: index) }
        func length(_ part: ArraySlice<Character>) -> Int { part.reduce(0) { $0 + $1.utf8.count } }
        return index <= characters.count / 2
            ? bytes.index(bytes.startIndex, offsetBy: length(characters[..<index]))
            : bytes.index(bytes.endIndex, offsetBy: -length(characters[index...]))
    }
}
