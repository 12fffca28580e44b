import FHIR

/// Cuts a source into tokens (FHIRPath 2.0, grammar).
struct Lexer {
    /// Sources longer than this many bytes are refused.
    static let maximumLength = 200_000

    private let bytes: [UInt8]
    private var next = 0
    /// Where backslashes stand that begin no escape.
    private(set) var idleBackslashes: [Int] = []

    init(_ source: String) {
        bytes = Array(source.utf8)
    }

    /// All tokens, ended by `.end`.
    mutating func tokens() throws(SyntaxFailure) -> [Token] {
        guard bytes.count <= Self.maximumLength else {
            throw SyntaxFailure(.expected("at most \(Self.maximumLength) bytes", found: "\(bytes.count)"), 0)
        }
        var tokens: [Token] = []
        repeat { tokens.append(try token()) } while tokens.last?.kind != .end
        return tokens
    }

    /// What is said of a backslash that begins no escape.
    func note(ofBackslashAt offset: Int) -> SyntaxFailure {
        SyntaxFailure(.idleBackslash(before: Self.character(at: offset + 1, in: bytes)), offset)
    }

    private func byte(_ ahead: Int = 0) -> UInt8 {
        next + ahead < bytes.count ? bytes[next + ahead] : 0
    }

    private func isDigit(_ ahead: Int = 0) -> Bool { byte(ahead) &- 48 < 10 }

    private static func isLetter(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "_") || (byte | 0x20) &- 97 < 26
    }

    private mutating func token() throws(SyntaxFailure) -> Token {
        try skipSpace()
        let start = next
        let kind: Token.Kind
        switch byte() {
        case 0 where next >= bytes.count: kind = .end
        case let letter where Self.isLetter(letter): kind = .word(word())
        case let digit where digit &- 48 < 10: kind = .number(number())
        case UInt8(ascii: "'"): kind = .string(try quoted("'"))
        case UInt8(ascii: "\""):
            throw SyntaxFailure(.expected("single quotes around a string", found: "a double quote"), start)
        case UInt8(ascii: "`"): kind = .delimited(try quoted("`"))
        case UInt8(ascii: "@"): kind = .temporal(try temporal())
        case UInt8(ascii: "%"): kind = .variable(try variable())
        case UInt8(ascii: "$"): kind = .special(try special())
        default: kind = .symbol(try symbol())
        }
        return Token(kind: kind, offset: start)
    }

    private mutating func skipSpace() throws(SyntaxFailure) {
        while next < bytes.count {
            if byte() == 0x20 || (0x09...0x0D).contains(byte()) {
                next += 1
            } else if byte() == 0xC2, byte(1) == 0xA0 {
                next += 2  // a no-break space, as copied from web pages
            } else if byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "/") {
                while next < bytes.count, byte() != 0x0A, byte() != 0x0D { next += 1 }
            } else if byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
                let start = next
                next += 2
                while next < bytes.count, byte() != UInt8(ascii: "*") || byte(1) != UInt8(ascii: "/") { next += 1 }
                guard next < bytes.count else {
                    throw SyntaxFailure(.expected("*/ to close the comment", found: "the end"), start)
                }
                next += 2
            } else {
                return
            }
        }
    }

    private mutating func word() -> String {
        let start = next
        while Self.isLetter(byte()) || isDigit() { next += 1 }
        return String(decoding: bytes[start..<next], as: UTF8.self)
    }

    private mutating func number() -> String {
        let start = next
        while isDigit() { next += 1 }
        if byte() == UInt8(ascii: "."), isDigit(1) {
            next += 1
            while isDigit() { next += 1 }
        }
        return String(decoding: bytes[start..<next], as: UTF8.self)
    }

    private mutating func quoted(_ quote: Unicode.Scalar) throws(SyntaxFailure) -> String {
        let start = next
        next += 1
        var text: [UInt8] = []
        while byte() != UInt8(ascii: quote) {
            guard next < bytes.count else {
                throw SyntaxFailure(.expected("\(quote) to close the string", found: "the end"), start)
            }
            if byte() == UInt8(ascii: "\\") {
                try escape(into: &text)
            } else {
                text.append(byte())
                next += 1
            }
        }
        next += 1
        return String(decoding: text, as: UTF8.self)
    }

    private mutating func escape(into text: inout [UInt8]) throws(SyntaxFailure) {
        let letter = byte(1)
        switch letter {
        case UInt8(ascii: "n"): text.append(0x0A)
        case UInt8(ascii: "r"): text.append(0x0D)
        case UInt8(ascii: "t"): text.append(0x09)
        case UInt8(ascii: "f"): text.append(0x0C)
        case UInt8(ascii: "'"), UInt8(ascii: "\""), UInt8(ascii: "`"), UInt8(ascii: "\\"), UInt8(ascii: "/"):
            text.append(letter)
        case UInt8(ascii: "u") where hexadecimal(at: next + 2) != nil:
            try unicodeEscape(into: &text)
            return
        default:
            // What is no escape is as if the backslash were not there (FHIRPath 2.0, "String").
            idleBackslashes.append(next)
            next += 1
            return
        }
        next += 2
    }

    /// `\uXXXX`; two of them for a character that UTF-16 has as a pair.
    private mutating func unicodeEscape(into text: inout [UInt8]) throws(SyntaxFailure) {
        let start = next
        var code = hexadecimal(at: next + 2) ?? 0
        next += 6
        if code & 0xFC00 == 0xD800, byte() == UInt8(ascii: "\\"), byte(1) == UInt8(ascii: "u"),
            let low = hexadecimal(at: next + 2), low & 0xFC00 == 0xDC00
        {
            code = 0x10000 + ((code & 0x3FF) << 10 | low & 0x3FF)
            next += 6
        }
        guard let scalar = Unicode.Scalar(code) else {
            throw SyntaxFailure(
                .expected("both halves of a character, as \\uD83D\\uDE00", found: "only one"), start)
        }
        text.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }

    /// The number in four hexadecimal digits, if they stand there.
    private func hexadecimal(at place: Int) -> UInt32? {
        let digits = bytes[min(place, bytes.count)..<min(place + 4, bytes.count)]
        guard digits.count == 4, digits.allSatisfy({ $0 &- 48 < 10 || ($0 | 0x20) &- 97 < 6 }) else { return nil }
        return UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    }

    private mutating func variable() throws(SyntaxFailure) -> String {
        let start = next
        next += 1
        switch byte() {
        case UInt8(ascii: "`"): return try quoted("`")
        case UInt8(ascii: "'"): return try quoted("'")
        case let letter where Self.isLetter(letter):
            var name = word()
            // %vs-name and %ext-name were written without delimiters before FHIRPath 1.0.
            while name.hasPrefix("vs-") || name.hasPrefix("ext-") || name == "vs" || name == "ext",
                byte() == UInt8(ascii: "-"), Self.isLetter(byte(1))
            {
                next += 1
                name += "-" + word()
            }
            return name
        default: throw SyntaxFailure(.expected("a name after %", found: character), start)
        }
    }

    private mutating func special() throws(SyntaxFailure) -> String {
        let start = next
        next += 1
        let name = word()
        guard ["this", "index", "total"].contains(name) else {
            throw SyntaxFailure(.expected("$this, $index or $total", found: "$\(name)"), start)
        }
        return name
    }

    private mutating func symbol() throws(SyntaxFailure) -> String {
        let two = String(decoding: bytes[next..<min(next + 2, bytes.count)], as: UTF8.self)
        if let meant = Self.otherLanguages[two] {
            throw SyntaxFailure(.expected("\"\(meant)\"", found: "\"\(two)\""), next)
        }
        if ["<=", ">=", "!=", "!~"].contains(two) {
            next += 2
            return two
        }
        guard "+-*/&|=~<>.,()[]{}".utf8.contains(byte()) else {
            throw SyntaxFailure(.expected("an operator, a name or a value", found: character), next)
        }
        next += 1
        return String(two.prefix(1))
    }

    /// Operators of other languages, none of which FHIRPath can read, and what they are here.
    private static let otherLanguages = ["==": "=", "&&": "and", "||": "or", "<>": "!="]

    /// What stands here, as messages name it.
    private var character: String { next < bytes.count ? "\"\(Self.character(at: next, in: bytes))\"" : "the end" }

    private static func character(at place: Int, in bytes: [UInt8]) -> String {
        guard place < bytes.count else { return "" }
        var end = place + 1
        while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
        return String(decoding: bytes[place..<end], as: UTF8.self)
    }

    private mutating func temporal() throws(SyntaxFailure) -> FHIRPathValue {
        let start = next
        next += 1
        let first = next
        if byte() == UInt8(ascii: "T") {
            next += 1
            clock()
            let text = String(decoding: bytes[first + 1..<next], as: UTF8.self)
            guard let time = FHIRTime(text), byte() != UInt8(ascii: "Z"), !isOffset else {
                throw SyntaxFailure(.expected("a time as @T14:30:00, without a zone", found: "@T\(text)"), start)
            }
            return .time(time)
        }
        for width in [4, 2, 2] where width == 4 || byte() == UInt8(ascii: "-") && isDigit(1) && isDigit(2) {
            if width == 2 { next += 1 }
            next += (0..<width).prefix { isDigit($0) }.count
        }
        let hasTime = byte() == UInt8(ascii: "T")
        if hasTime {
            next += 1
            clock()
            if byte() == UInt8(ascii: "Z") { next += 1 } else if isOffset { next += 6 }
        }
        let text = String(decoding: bytes[first..<next], as: UTF8.self)
        if hasTime, let value = FHIRDateTime(text) { return .dateTime(value) }
        if !hasTime, let value = FHIRDate(text) { return .date(value) }
        throw SyntaxFailure(
            .expected("a date as @2024-02-29 or date-time as @2024-02-29T14:30:00Z", found: "@\(text)"), start)
    }

    /// Whether a zone offset `±hh:mm` stands here.
    private var isOffset: Bool {
        (byte() == UInt8(ascii: "+") || byte() == UInt8(ascii: "-")) && isDigit(1) && isDigit(2)
            && byte(3) == UInt8(ascii: ":") && isDigit(4) && isDigit(5)
    }

    /// Passes over digits and colons, and a point with digits behind it.
    private mutating func clock() {
        while isDigit() || byte() == UInt8(ascii: ":") || byte() == UInt8(ascii: ".") && isDigit(1) { next += 1 }
    }
}
