/// Search for a text in another, byte by byte: UTF-8 never matches inside of a character.
enum TextSearch {
    /// The byte offsets of the text's occurrences that do not overlap, at most that many.
    static func positions(of sought: String, in text: String, limit: Int = .max) -> [Int] {
        let (bytes, needle) = (Array(text.utf8), Array(sought.utf8))
        var found: [Int] = []
        guard let first = needle.first else { return limit > 0 ? [0] : [] }
        var position = 0
        while position + needle.count <= bytes.count, found.count < limit {
            if bytes[position] == first, bytes[position..<position + needle.count].elementsEqual(needle) {
                found.append(position)
                position += needle.count
            } else {
                position += 1
            }
        }
        return found
    }

    /// How many scalars stand before the first or last occurrence; -1 if there is none.
    static func scalarIndex(of sought: String, in text: String, isLast: Bool) -> Int {
        if isLast {
            let (bytes, needle) = (Array(text.utf8), Array(sought.utf8))
            guard needle.count <= bytes.count else { return -1 }
            for start in stride(from: bytes.count - needle.count, through: 0, by: -1)
            where bytes[start..<start + needle.count].elementsEqual(needle) {
                return bytes[..<start].count { $0 & 0xC0 != 0x80 }
            }
            return -1
        }
        guard let position = positions(of: sought, in: text, limit: 1).first else { return -1 }
        return text.utf8.prefix(position).count { $0 & 0xC0 != 0x80 }
    }

    /// The parts between the separators; without a separator the whole text.
    static func split(_ text: String, by separator: String) -> [String] {
        guard !separator.isEmpty else { return text.unicodeScalars.map { String($0) } }
        let bytes = Array(text.utf8)
        var parts: [String] = []
        var start = 0
        for position in positions(of: separator, in: text) {
            parts.append(String(decoding: bytes[start..<position], as: UTF8.self))
            start = position + separator.utf8.count
        }
        return parts + [String(decoding: bytes[start...], as: UTF8.self)]
    }

    /// Every occurrence replaced; of the empty text, the substitute stands around every character.
    static func replace(_ sought: String, in text: String, with substitute: String) -> String {
        guard sought.isEmpty else { return split(text, by: sought).joined(separator: substitute) }
        return substitute + text.unicodeScalars.map { String($0) + substitute }.joined()
    }
}
