/// Checks the XHTML of narratives (FHIR R4, `Narrative.div`, invariants txt-1 and txt-2).
///
/// Allowed are the elements for text, lists, tables, links and images of HTML 4.0, and attributes that neither run anything
/// nor load anything but images. There must be one `div` around all, in the namespace of XHTML, with some text or an image in it.
/// As it stands in XML, of the named references there are only XML's own.
struct HTMLCheck {
    /// Elements nested deeper than this are refused.
    private static let maximumDepth = 256

    private static let elements: Set<String> = [
        "div", "p", "br", "hr", "h1", "h2", "h3", "h4", "h5", "h6", "span", "a", "img", "b", "i", "em", "strong",
        "small",
        "big", "tt", "u", "s", "strike", "sub", "sup", "dfn", "code", "samp", "kbd", "var", "cite", "abbr", "acronym",
        "q",
        "blockquote", "pre", "ins", "del", "address", "bdo", "ul", "ol", "li", "dl", "dt", "dd", "table", "caption",
        "thead",
        "tbody", "tfoot", "colgroup", "col", "tr", "td", "th", "map", "area",
    ]
    private static let everywhere: Set<String> = [
        "id", "class", "style", "title", "lang", "dir", "accesskey", "tabindex",
    ]
    private static let attributes: [String: Set<String>] = [
        "a": ["href", "name", "charset", "type", "hreflang", "rel", "rev", "shape", "coords"],
        "img": ["src", "alt", "height", "width", "border", "longdesc", "usemap", "ismap", "name"],
        "area": ["shape", "coords", "href", "alt", "nohref"], "map": ["name"],
        "table": ["summary", "width", "border", "frame", "rules", "cellspacing", "cellpadding"],
        "td": cells, "th": cells, "tr": alignment, "col": columns, "colgroup": columns, "thead": alignment,
        "tbody": alignment, "tfoot": alignment, "q": ["cite"], "blockquote": ["cite"], "ins": ["cite", "datetime"],
        "del": ["cite", "datetime"], "ol": ["type", "start"], "ul": ["type"], "li": ["value"], "p": ["align"],
        "div": ["align"], "caption": ["align"],
    ]
    private static let alignment: Set<String> = ["align", "valign", "char", "charoff"]
    private static let columns = alignment.union(["span", "width"])
    private static let cells = alignment.union([
        "abbr", "axis", "headers", "scope", "rowspan", "colspan", "bgcolor", "nowrap", "width", "height",
    ])

    private let text: [UInt8]
    private var next = 0
    private var open: [String] = []
    private var hasContent = false
    private var isClosed = false
    private var hasNamespace = false

    /// Whether the text keeps the rules. Linear in its length.
    static func passes(_ text: String) -> Bool {
        var check = HTMLCheck(text: Array(text.utf8))
        return check.run()
    }

    private init(text: [UInt8]) {
        self.text = text
    }

    private mutating func run() -> Bool {
        while next < text.count {
            switch text[next] {
            case UInt8(ascii: "<"): guard tag() else { return false }
            case UInt8(ascii: "&"): guard !open.isEmpty, reference() else { return false }
            case let byte:
                next += 1
                guard byte > 0x20 else { continue }
                guard !open.isEmpty else { return false }
                hasContent = true
            }
        }
        return isClosed && hasContent
    }

    /// `&amp;`, `&#123;` or `&#x1F;`.
    private mutating func reference() -> Bool {
        guard let end = text[next...].prefix(12).firstIndex(of: UInt8(ascii: ";")) else { return false }
        let name = String(decoding: text[(next + 1)..<end], as: UTF8.self)
        next = end + 1
        hasContent = true
        return MarkupAddress.reference(name) != nil
    }

    private mutating func tag() -> Bool {
        if skip("<!--") {
            while next < text.count {
                if skip("-->") { return true }
                next += 1
            }
            return false
        }
        if skip("</") {
            let name = name()
            skipSpace()
            guard skip(">"), open.popLast() == name else { return false }
            isClosed = open.isEmpty
            return true
        }
        next += 1
        let name = name()
        guard !isClosed, open.isEmpty ? name == "div" : Self.elements.contains(name), open.count < Self.maximumDepth
        else {
            return false
        }
        if name == "img" { hasContent = true }
        while true {
            skipSpace()
            if skip("/>") {
                isClosed = open.isEmpty
                return hasNamespace
            }
            if skip(">") {
                open.append(name)
                return hasNamespace
            }
            guard attribute(of: name) else { return false }
        }
    }

    private mutating func attribute(of element: String) -> Bool {
        let name = name()
        skipSpace()
        guard !name.isEmpty, skip("=") else { return false }
        skipSpace()
        guard next < text.count, text[next] == UInt8(ascii: "\"") || text[next] == UInt8(ascii: "'"),
            let end = text[(next + 1)...].firstIndex(of: text[next])
        else { return false }
        let value = String(decoding: text[(next + 1)..<end], as: UTF8.self)
        next = end + 1
        let local = name.hasPrefix("xml:") ? String(name.dropFirst(4)) : name
        guard !value.contains("<") else { return false }
        if name == "xmlns", element == "div" {
            hasNamespace = true
            return value == "http://www.w3.org/1999/xhtml"
        }
        guard Self.everywhere.contains(local) || Self.attributes[element]?.contains(name) == true else { return false }
        let address = MarkupAddress(value)
        guard address.isWellFormed else { return false }
        if local == "style" { return !address.isActiveStyle }
        return !(["href", "src", "cite", "longdesc", "usemap"].contains(name) && address.runsProgram)
    }

    private mutating func name() -> String {
        let start = next
        while next < text.count, Self.isNameByte(text[next]) || text[next] == UInt8(ascii: ":") { next += 1 }
        return String(decoding: text[start..<next], as: UTF8.self)
    }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        (byte | 0x20) &- 97 < 26 || byte &- 48 < 10 || byte == UInt8(ascii: "-")
    }

    private mutating func skip(_ word: StaticString) -> Bool {
        guard next + word.utf8CodeUnitCount <= text.count else { return false }
        for index in 0..<word.utf8CodeUnitCount where text[next + index] != word.utf8Start[index] { return false }
        next += word.utf8CodeUnitCount
        return true
    }

    private mutating func skipSpace() {
        while next < text.count, text[next] <= 0x20 { next += 1 }
    }
}
