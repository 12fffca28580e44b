@_spi(_Unicode) import Swift

/// Compares texts as people search for them: capitals, accents and points do not matter.
enum SearchText {
    /// The text in small letters without the marks on them.
    static func fold(_ text: String) -> String {
        if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.lowercased() }
        var result = String.UnicodeScalarView()
        for scalar in text.lowercased()._nfd {
            if scalar.value >= 0x300, scalar.properties.generalCategory == .nonspacingMark { continue }
            result.append(scalar)
        }
        return String(result)
    }

    /// Whether a folded text has all words of a folded search, each at the beginning of one of its words or inside.
    static func matches(_ text: String, _ search: String) -> Bool {
        search.split(separator: " ").allSatisfy { text.contains($0) }
    }

    /// How well a folded text that matches fits: 0 where it begins with the search, 1 where a word does, 2 otherwise.
    static func rank(_ text: String, _ search: String) -> Int {
        text.hasPrefix(search) ? 0 : text.contains(" " + search) ? 1 : 2
    }
}
