/// Search for a text in another, byte by byte: UTF-8 never matches inside of a character.
enum TextSearch {
    /// The byte offsets of the text's occurrences that do not overlap, at most that many. Linear in the texts' lengths.
    static func positions(of sought: String, in text: String, limit: Int = .max) -> [Int] {
        positions(of: Array(sought.utf8), in: Array(text.utf8), limit: limit)
    }

    /// As D. Knuth, J. Morris and V. Pratt found.
    private static func positions(of needle: [UInt8], in bytes: [UInt8], limit: Int) -> [Int] {
        guard let first = needle.first else { return limit > 0 ? [0] : [] }
        guard needle.count <= bytes.count else { return [] }
        let borders = borders(of: needle)
        var found: [Int] = []
        var matched = 0
        for (place, byte) in bytes.enumerated() {
            if matched == 0, byte != first { continue }
            while matched > 0, needle[matched] != byte { matched = borders[matched - 1] }
            if needle[matched] == byte { matched += 1 }
            guard matched == needle.count else { continue }
            found.append(place + 1 - matched)
            guard found.count < limit else { return found }
            matched = 0
        }
        return found
    }

    /// For each beginning of the text how long the longest beginning is that it also ends with.
    private static func borders(of needle: [UInt8]) -> [Int] {
        var borders = [Int](repeating: 0, count: needle.count)
        var length = 0
        for place in needle.indices.dropFirst() {
            while length > 0, needle[length] != needle[place] { length = borders[length - 1] }
            if needle[length] == needle[place] { length += 1 }
            borders[place] = length
        }
        return borders
    }

    /// How many scalars stand before the first or last occurrence; -1 if there is none, and 0 of the empty text.
    static func scalarIndex(of sought: String, in text: String, isLast: Bool) -> Int {
        guard !sought.isEmpty else { return 0 }
        let count = sought.utf8.count
        let position =
            isLast
            ? positions(of: sought.utf8.reversed(), in: text.utf8.reversed(), limit: 1).first
                .map { text.utf8.count - count - $0 }
            : positions(of: sought, in: text, limit: 1).first
        guard let position else { return -1 }
        return text.utf8.prefix(position).count { $0 & 0xC0 != 0x80 }
    }

    /// The parts between separators of so many bytes at those positions; without any the whole text.
    static func split(_ text: String, at positions: [Int], separatorLength: Int) -> [String] {
        let bytes = Array(text.utf8)
        var parts: [String] = []
        var start = 0
        for position in positions {
            parts.append(String(decoding: bytes[start..<position], as: UTF8.self))
            start = position + separatorLength
        }
        return parts + [String(decoding: bytes[start...], as: UTF8.self)]
    }

    /// Every occurrence replaced; of the empty text, the substitute stands around every character. `nil` if the result had
    /// more bytes than the limit.
    static func replace(_ sought: String, in text: String, with substitute: String, limit: Int = .max) -> String? {
        let bytes = Array(text.utf8)
        let places =
            sought.isEmpty
            ? bytes.indices.filter { bytes[$0] & 0xC0 != 0x80 } + [bytes.count] : positions(of: sought, in: text)
        let growth = substitute.utf8.count - sought.utf8.count
        let (grown, overflow) = places.count.multipliedReportingOverflow(by: growth)
        guard !overflow, bytes.count + grown <= limit else { return nil }
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count + grown)
        var start = 0
        for place in places {
            result += bytes[start..<place]
            result += substitute.utf8
            start = place + sought.utf8.count
        }
        result += bytes[start...]
        return String(decoding: result, as: UTF8.self)
    }
}
