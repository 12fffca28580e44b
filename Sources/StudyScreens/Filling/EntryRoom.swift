import Questionnaires

/// How much text a field holds, and what becomes of more.
enum EntryRoom {
    /// The characters that a field of the item holds: as many as the item asks for, and at least 4,000 on a line, 16,000 on
    /// several. A paste that fits in no field stays below the bytes that a terminal's paste is cut at (64 KiB).
    static func limit(_ item: FormItem) -> Int {
        max(item.maxLength ?? 0, item.entry == .paragraphs ? 16_000 : 4_000)
    }

    /// What fits of a text. What stood there stays, and the end of what was put in is left out; where the text is another one
    /// altogether, its end.
    /// - Returns: the text, and how many characters were left out.
    /// - Complexity: linear in the lengths of both.
    static func fit(_ new: String, after old: String, limit: Int) -> (text: String, leftOut: Int) {
        // Bytes are counted at once, and no text has more characters than bytes.
        if new.utf8.count <= limit { return (new, 0) }
        let characters = Array(new)
        let excess = characters.count - limit
        guard excess > 0 else { return (new, 0) }
        let before = Array(old)
        let head = zip(characters, before).prefix { $0 == $1 }.count
        let tail = zip(characters.reversed(), before.reversed()).prefix { $0 == $1 }.count
        let isInsertion = head + tail >= before.count && before.count <= limit
        let end = isInsertion ? characters.count - (before.count - head) : characters.count
        return (String(characters[..<(end - excess)] + characters[end...]), excess)
    }
}
