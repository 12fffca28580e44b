/// Text being edited: its characters and where the cursor stands between them.
struct TextEdit {
    private(set) var characters: [Character]
    /// From 0 to the number of characters.
    var cursor: Int

    /// Text with the cursor at its end.
    init(_ text: String) {
        characters = Array(text)
        cursor = characters.count
    }

    var text: String { String(characters) }

    mutating func move(_ step: Int) { cursor = max(0, min(characters.count, cursor + step)) }

    mutating func deleteBackward() {
        guard cursor > 0 else { return }
        cursor -= 1
        characters.remove(at: cursor)
        normalise()
    }

    mutating func deleteForward() {
        guard cursor < characters.count else { return }
        characters.remove(at: cursor)
        normalise()
    }

    /// Puts in as many of the characters as the limit allows.
    mutating func insert(_ new: some Sequence<Character>, limit: Int) {
        let allowed = Array(new.prefix(max(0, limit - characters.count)))
        characters.insert(contentsOf: allowed, at: cursor)
        cursor += allowed.count
        normalise()
    }

    /// Characters that have come together may join: a base and a combining mark typed one after the other.
    private mutating func normalise() {
        let before = String(characters[..<cursor])
        let all = Array(String(characters))
        guard all.count != characters.count else { return }
        characters = all
        cursor = min(before.count, all.count)
    }
}
