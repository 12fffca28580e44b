/// Reads the part of Markdown that questionnaires use: paragraphs, headings, lists, fenced code, and in them emphasis, strong
/// emphasis, code and links. Everything else, HTML above all, stands as it was written.
///
/// Takes time in proportion to the text's length, whatever the text is.
struct Markdown {
    private enum Kind: Equatable {
        case paragraph
        case heading
        case item
        case code
    }

    private struct Block {
        var kind: Kind
        /// What stands before the words: the marker of an item.
        var prefix = ""
        var text: String
    }

    private var blocks: [Block] = []
    private var isOpen = false
    private var fence: Substring?

    /// The text as runs.
    static func runs(_ source: String) -> [Text.Run] {
        var markdown = Markdown()
        let plain = source.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
        for line in plain.split(separator: "\n", omittingEmptySubsequences: false) { markdown.read(line) }
        return markdown.runs()
    }

    /// The text without its markup, as linear mode says it.
    static func plainText(_ source: String) -> String {
        runs(source).map { if case .verbatim(let words) = $0.phrase { words } else { "" } }.joined()
    }

    // MARK: Blocks

    private mutating func read(_ line: Substring) {
        let indent = line.prefix { $0 == " " }.count
        let text = line.dropFirst(indent)
        if let fence {
            if text.hasPrefix(fence), text.allSatisfy({ $0 == "`" || $0 == " " }) {
                self.fence = nil
            } else {
                blocks.append(Block(kind: .code, text: String(line)))
            }
            return
        }
        if text.allSatisfy({ $0 == " " || $0 == "\t" }) {
            isOpen = false
        } else if indent < 4, text.hasPrefix("```"), !text.dropFirst(3).contains("`") {
            fence = "```"
            isOpen = false
        } else if indent < 4, let heading = Self.heading(text) {
            blocks.append(Block(kind: .heading, text: heading))
            isOpen = false
        } else if let (marker, words) = Self.item(text) {
            let level = String(repeating: "  ", count: min(4, indent / 2))
            blocks.append(Block(kind: .item, prefix: level + marker + " ", text: String(words)))
            isOpen = true
        } else if isOpen, let last = blocks.indices.last {
            blocks[last].text += Self.joint(&blocks[last].text) + String(text)
        } else {
            blocks.append(Block(kind: .paragraph, text: String(text)))
            isOpen = true
        }
    }

    /// A line goes on after the one before with a space; two spaces or a backslash at the end break it.
    private static func joint(_ text: inout String) -> String {
        let isBroken = text.hasSuffix("  ") || text.hasSuffix("\\")
        if text.hasSuffix("\\") { text.removeLast() }
        while text.hasSuffix(" ") { text.removeLast() }
        return isBroken ? "\n" : " "
    }

    private static func heading(_ text: Substring) -> String? {
        let level = text.prefix { $0 == "#" }.count
        guard (1...6).contains(level) else { return nil }
        var words = text.dropFirst(level)
        guard words.isEmpty || words.hasPrefix(" ") else { return nil }
        while words.last == " " { words.removeLast() }
        while words.last == "#" { words.removeLast() }
        while words.last == " " { words.removeLast() }
        return String(words.drop { $0 == " " })
    }

    /// The marker and the words of a list's item.
    private static func item(_ text: Substring) -> (marker: String, words: Substring)? {
        if let bullet = text.first, "-*+".contains(bullet), text.dropFirst().first == " " {
            return ("-", text.dropFirst(2).drop { $0 == " " })
        }
        let digits = text.prefix { "0123456789".contains($0) }
        let after = text.dropFirst(digits.count)
        guard (1...9).contains(digits.count), let mark = after.first, mark == "." || mark == ")",
            after.dropFirst().first == " "
        else { return nil }
        return ("\(digits)\(mark)", after.dropFirst(2).drop { $0 == " " })
    }

    private func runs() -> [Text.Run] {
        var runs: [Text.Run] = []
        for (index, block) in blocks.enumerated() {
            if index > 0 {
                let before = blocks[index - 1].kind
                let isClose = before == .heading || (before == block.kind && (before == .item || before == .code))
                runs.append(Text.Run(phrase: .verbatim(isClose ? "\n" : "\n\n")))
            }
            let hang = block.prefix.count
            if hang > 0 { runs.append(Text.Run(phrase: .verbatim(block.prefix), hang: hang)) }
            guard block.kind != .code else {
                runs.append(Text.Run(phrase: .verbatim(block.text)))
                continue
            }
            var reader = MarkdownInline(block.text)
            reader.read()
            runs += reader.runs.map { run in
                var run = run
                run.hang = hang
                if block.kind == .heading { run.role = .heading }
                return run
            }
        }
        return runs
    }
}
