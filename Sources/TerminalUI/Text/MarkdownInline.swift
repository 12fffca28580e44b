/// Reads emphasis, code and links in one paragraph.
struct MarkdownInline {
    private let text: [Character]
    private(set) var runs: [Text.Run] = []
    private var pending = ""
    /// Delimiters that are open, from the outside in.
    private var open: [Delimiter] = []
    /// Delimiters that have no end further on: they are looked for once only.
    private var endless: Set<String> = []
    private var places: [Character: Int] = [:]

    private struct Delimiter {
        let mark: String
        let style: CellStyle
    }

    init(_ text: String) { self.text = Array(text) }

    private var style: CellStyle { open.reduce(.plain) { $0.merging($1.style) } }

    /// Reads the whole paragraph.
    mutating func read() {
        var index = 0
        while index < text.count { index = next(index) }
        flush()
    }

    /// Reads one thing and gives where the next begins.
    private mutating func next(_ index: Int) -> Int {
        switch text[index] {
        case "\\" where index + 1 < text.count && Self.isPunctuation(text[index + 1]):
            pending.append(text[index + 1])
            return index + 2
        case "`": return code(index)
        case "*", "_": return emphasis(index)
        case "[": return link(index)
        default:
            pending.append(text[index])
            return index + 1
        }
    }

    private mutating func flush() {
        guard !pending.isEmpty else { return }
        runs.append(Text.Run(phrase: .verbatim(pending), style: style))
        pending = ""
    }

    private static func isPunctuation(_ character: Character) -> Bool {
        guard let value = character.asciiValue else { return false }
        return (0x21...0x2F).contains(value) || (0x3A...0x40).contains(value) || (0x5B...0x60).contains(value)
            || (0x7B...0x7E).contains(value)
    }

    private func length(_ character: Character, at index: Int) -> Int {
        text[index...].prefix { $0 == character }.count
    }

    // MARK: Code

    private mutating func code(_ index: Int) -> Int {
        let count = length("`", at: index)
        let mark = String(repeating: "`", count: count)
        guard !endless.contains(mark) else { return literal(index, count) }
        var end = index + count
        while end < text.count {
            guard text[end] == "`" else {
                end += 1
                continue
            }
            let other = length("`", at: end)
            if other == count {
                pending += String(text[index + count..<end])
                return end + other
            }
            end += other
        }
        endless.insert(mark)
        return literal(index, count)
    }

    private mutating func literal(_ index: Int, _ count: Int) -> Int {
        pending += String(text[index..<index + count])
        return index + count
    }

    // MARK: Emphasis

    private mutating func emphasis(_ index: Int) -> Int {
        let mark = text[index]
        let count = length(mark, at: index)
        let before = index > 0 ? text[index - 1] : " "
        let after = index + count < text.count ? text[index + count] : " "
        var left = count
        if !before.isWhitespace, mark == "*" || !(after.isLetter || after.isNumber) {
            // Ends what is open, from the inside out.
            while left > 0, let last = open.last, last.mark.first == mark, last.mark.count <= left {
                flush()
                open.removeLast()
                left -= last.mark.count
            }
        }
        let canOpen = !after.isWhitespace && (mark == "*" || !(before.isLetter || before.isNumber))
        while left > 0, canOpen, open.count < 8 {
            let size = left >= 2 ? 2 : 1
            let delimiter = String(repeating: mark, count: size)
            guard hasEnd(delimiter, after: index + count) else { break }
            flush()
            open.append(Delimiter(mark: delimiter, style: CellStyle(size == 2 ? .bold : .underline)))
            left -= size
        }
        pending += String(repeating: mark, count: left)
        return index + count
    }

    /// Whether further on something can end the delimiter.
    private mutating func hasEnd(_ delimiter: String, after start: Int) -> Bool {
        guard let mark = delimiter.first, !endless.contains(delimiter) else { return false }
        var index = start
        while index < text.count {
            if text[index] == "\\" {
                index += 2
                continue
            }
            guard text[index] == mark else {
                index += 1
                continue
            }
            let count = length(mark, at: index)
            let after = index + count < text.count ? text[index + count] : " "
            let ends =
                index > start && !text[index - 1].isWhitespace && (mark == "*" || !(after.isLetter || after.isNumber))
            if ends, count >= delimiter.count { return true }
            index += count
        }
        endless.insert(delimiter)
        return false
    }

    // MARK: Links

    /// Where a character stands next. Asked for places further and further on, so each place is looked at once.
    private mutating func place(of character: Character, from start: Int) -> Int? {
        if let known = places[character], known >= start { return known < text.count ? known : nil }
        let found = text[start...].firstIndex(of: character) ?? text.count
        places[character] = found
        return found < text.count ? found : nil
    }

    /// `[words](address)` becomes `words (address)`.
    private mutating func link(_ index: Int) -> Int {
        guard let close = place(of: "]", from: index), close + 1 < text.count, text[close + 1] == "(",
            let end = place(of: ")", from: close)
        else { return literal(index, 1) }
        let address = String(text[close + 2..<end].prefix { $0 != " " })
        let words = String(text[index + 1..<close])
        guard !address.isEmpty else { return literal(index, 1) }
        var inner = MarkdownInline(words)
        inner.open = open
        inner.read()
        flush()
        runs += inner.runs
        if address != words { pending += " (\(address))" }
        return end + 1
    }
}
