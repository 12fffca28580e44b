extension StyledText {
    /// The styles of markdown that stand inside of lines (emphasis, code, links), headings and lists. Everything else stays as
    /// it is written.
    public init(markdown: String) {
        self.init()
        let lines = markdown.split(separator: "\n", omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated() {
            if index > 0 { append("\n", Style()) }
            var style = Style()
            var rest = line
            let marks = line.prefix { $0 == "#" }
            if (1...6).contains(marks.count), line.dropFirst(marks.count).first == " " {
                style.isBold = true
                rest = line.dropFirst(marks.count + 1)
            } else if line.hasPrefix("* ") || line.hasPrefix("+ ") {
                append("- ", style)
                rest = line.dropFirst(2)
            }
            appendInline(rest, style)
        }
    }

    private mutating func appendInline(_ text: Substring, _ style: Style) {
        var rest = text
        var plain = ""
        func flush(_ into: inout StyledText) {
            into.append(plain, style)
            plain = ""
        }
        while let first = rest.first {
            if first == "\\", let next = rest.dropFirst().first, next.isPunctuation || next.isSymbol {
                plain.append(next)
                rest = rest.dropFirst(2)
            } else if let (mark, inner) = Self.emphasis(rest, after: plain.last) {
                flush(&self)
                var inside = style
                switch mark.count {
                case 1: inside.isItalic = true
                case 2 where mark.hasPrefix("~"): inside.isStruck = true
                case 2: inside.isBold = true
                default: (inside.isBold, inside.isItalic) = (true, true)
                }
                appendInline(inner, inside)
                rest = rest[inner.endIndex...].dropFirst(mark.count)
            } else if first == "[", let (words, address, end) = Self.link(rest) {
                flush(&self)
                var inside = style
                inside.link = String(address)
                appendInline(words, inside)
                rest = rest[end...]
            } else {
                plain.append(first)
                rest = rest.dropFirst()
            }
        }
        flush(&self)
    }

    /// The mark and the words between it and its counterpart.
    private static func emphasis(_ text: Substring, after previous: Character?) -> (Substring, Substring)? {
        for mark in ["***", "**", "~~", "__", "*", "_"] where text.hasPrefix(mark) {
            // An underscore inside a word is one.
            if mark.hasPrefix("_"), previous?.isLetter == true || previous?.isNumber == true { return nil }
            let inner = text.dropFirst(mark.count)
            guard let next = inner.first, !next.isWhitespace, let end = inner.dropFirst().firstRange(of: mark),
                inner[inner.index(before: end.lowerBound)].isWhitespace == false
            else { continue }
            return (text.prefix(mark.count), inner[..<end.lowerBound])
        }
        return nil
    }

    private static func link(_ text: Substring) -> (words: Substring, address: Substring, end: Substring.Index)? {
        guard let close = text.firstRange(of: "]("), let end = text[close.upperBound...].firstIndex(of: ")") else {
            return nil
        }
        return (
            text[text.index(after: text.startIndex)..<close.lowerBound], text[close.upperBound..<end],
            text.index(after: end)
        )
    }
}
