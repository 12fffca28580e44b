/// What stands in the place of a match: text, and parts of the match.
///
/// `$1` and `${1}` are a group by its number (of two digits where there are as many groups), `${name}` one by its name, `$0` the
/// whole match and `$$` a dollar. A dollar before anything else is itself.
struct PatternSubstitute {
    enum Part: Equatable {
        case text([UInt8])
        /// A group; 0 for the match.
        case group(Int)
    }

    let parts: [Part]
    /// The bytes of its source.
    let length: Int

    init(_ source: String, for pattern: Pattern) {
        var parts: [Part] = []
        var text: [UInt8] = []
        var rest = Substring(source)
        while let first = rest.unicodeScalars.popFirst() {
            guard first == "$" else {
                text += first.utf8
                continue
            }
            if rest.unicodeScalars.first == "$" {
                rest.unicodeScalars.removeFirst()
                text.append(UInt8(ascii: "$"))
            } else if let group = Self.takeGroup(from: &rest, pattern) {
                if !text.isEmpty { parts.append(.text(text)) }
                text = []
                parts.append(.group(group))
            } else {
                text.append(UInt8(ascii: "$"))
            }
        }
        if !text.isEmpty { parts.append(.text(text)) }
        self.parts = parts
        length = source.utf8.count
    }

    /// Takes what names a group that there is; leaves everything else.
    private static func takeGroup(from rest: inout Substring, _ pattern: Pattern) -> Int? {
        if rest.utf8.first == UInt8(ascii: "{") {
            // No further than a name can be: a text of many braces would be searched to its end for each.
            guard let end = rest.utf8.prefix(pattern.longestGroupName + 2).firstIndex(of: UInt8(ascii: "}")) else {
                return nil
            }
            let name = rest[..<end].dropFirst()
            guard let group = pattern.groupNames[String(name)] ?? number(name, pattern) else { return nil }
            rest = rest[end...].dropFirst()
            return group
        }
        for count in [2, 1] {
            // Not by characters: what joins the last digit is text.
            let digits = rest.utf8.prefix(count)
            guard digits.count == count, let group = number(Substring(digits), pattern) else { continue }
            rest = rest[digits.endIndex...]
            return group
        }
        return nil
    }

    private static func number(_ digits: Substring, _ pattern: Pattern) -> Int? {
        guard digits.utf8.allSatisfy({ $0 &- 48 < 10 }), let number = Int(digits), number <= pattern.groupCount else {
            return nil
        }
        return number
    }
}
