extension StyledText {
    /// The words of an XHTML fragment with the styles of its tags. What is no text (scripts, styles, comments) is left out, and of a
    /// picture its description stays. Never fails: what is not well-formed is taken as far as it goes.
    public init(xhtml: String) {
        self.init()
        var reader = MarkupReader(text: self)
        reader.read(xhtml)
        self = reader.text
        trim()
    }
}

/// Reads tags and words.
private struct MarkupReader {
    var text: StyledText
    private var styles: [(tag: String, style: StyledText.Style)] = []
    /// The tag whose content is no text, while inside of it.
    private var skipped: String?
    private var endsWithSpace = true

    init(text: StyledText) { self.text = text }

    private var style: StyledText.Style { styles.last?.style ?? StyledText.Style() }

    mutating func read(_ source: String) {
        var rest = source[...]
        while !rest.isEmpty {
            let words = rest.prefix { $0 != "<" }
            add(words: String(words))
            rest = rest[words.endIndex...]
            guard !rest.isEmpty else { break }
            if rest.hasPrefix("<!--") {
                rest = rest.firstRange(of: "-->").map { rest[$0.upperBound...] } ?? ""
                continue
            }
            guard let end = rest.firstIndex(of: ">") else { break }
            tag(String(rest[rest.index(after: rest.startIndex)..<end]))
            rest = rest[rest.index(after: end)...]
        }
    }

    private mutating func tag(_ content: String) {
        let isClosing = content.hasPrefix("/")
        let name = String(content.drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber }).lowercased()
        if let skipped {
            if isClosing, name == skipped { self.skipped = nil }
            return
        }
        switch name {
        case "script", "style", "head": if !isClosing, !content.hasSuffix("/") { skipped = name }
        case "br", "hr": newLine()
        case "img": if let words = Self.attribute("alt", of: content) { add(words: words) }
        case "p", "div", "li", "ul", "ol", "tr", "table", "h1", "h2", "h3", "h4", "h5", "h6":
            if !text.runs.isEmpty, text.plainText.last != "\n" { newLine() }
            if name == "li", !isClosing { write("- ") }
        case "td", "th": if isClosing { add(words: " ") }
        default: break
        }
        guard !content.hasSuffix("/"), !["br", "hr", "img"].contains(name) else { return }
        if isClosing {
            guard let start = styles.lastIndex(where: { $0.tag == name }) else { return }
            styles.removeSubrange(start...)
        } else {
            styles.append((name, style(of: name, content)))
        }
    }

    private func style(of name: String, _ content: String) -> StyledText.Style {
        var style = style
        switch name {
        case "b", "strong", "th", "h1", "h2", "h3", "h4", "h5", "h6": style.isBold = true
        case "i", "em", "cite": style.isItalic = true
        case "u", "ins": style.isUnderlined = true
        case "s", "del", "strike": style.isStruck = true
        case "a": style.link = Self.attribute("href", of: content)
        case "font": style.color = Self.attribute("color", of: content)?.lowercased()
        default: break
        }
        if let css = Self.attribute("style", of: content) { style.apply(css: css) }
        return style
    }

    private mutating func newLine() {
        write("\n")
        endsWithSpace = true
    }

    /// Words in which several spaces are one, as browsers show them.
    private mutating func add(words: String) {
        guard skipped == nil else { return }
        var shown = ""
        for character in Self.decoded(words) {
            if character.isWhitespace, character != "\u{A0}" {
                if !endsWithSpace { shown.append(" ") }
                endsWithSpace = true
            } else {
                shown.append(character == "\u{A0}" ? " " : character)
                endsWithSpace = false
            }
        }
        write(shown)
    }

    private mutating func write(_ words: String) { text.append(words, style) }

    private static func attribute(_ name: String, of tag: String) -> String? {
        for quote in ["\"", "'"] {
            guard let start = tag.firstRange(of: " \(name)=\(quote)"),
                let end = tag[start.upperBound...].firstRange(of: quote)
            else { continue }
            return decoded(String(tag[start.upperBound..<end.lowerBound]))
        }
        return nil
    }

    private static let entities: [String: String] = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "copy": "©", "deg": "°",
        "ge": "≥", "le": "≤", "ndash": "–", "mdash": "—", "hellip": "…", "auml": "ä", "ouml": "ö", "uuml": "ü",
        "Auml": "Ä", "Ouml": "Ö", "Uuml": "Ü", "szlig": "ß", "eacute": "é", "bull": "•", "rsquo": "’", "lsquo": "‘",
        "rdquo": "”", "ldquo": "“", "micro": "µ", "plusmn": "±", "times": "×", "frac12": "½",
    ]

    private static func decoded(_ text: String) -> String {
        guard text.contains("&") else { return text }
        var shown = ""
        var rest = text[...]
        while let first = rest.first {
            if first == "&", let end = rest.prefix(12).firstIndex(of: ";") {
                let name = String(rest[rest.index(after: rest.startIndex)..<end])
                if let character = entities[name] ?? numbered(name) {
                    shown += character
                    rest = rest[rest.index(after: end)...]
                    continue
                }
            }
            shown.append(first)
            rest = rest.dropFirst()
        }
        return shown
    }

    private static func numbered(_ name: String) -> String? {
        guard name.hasPrefix("#") else { return nil }
        let digits = name.dropFirst()
        let code = digits.lowercased().hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
        return code.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
    }
}
