import FHIR

/// The codings of `encode()`, `decode()`, `escape()` and `unescape()`.
enum TextCoding: String {
    case hex, base64, urlbase64, html, json

    /// The result, or `nil` if the function does not know the coding or the text is not written in it.
    func apply(_ function: Function, to text: String) -> String? {
        switch (function, self) {
        case (.encode, .hex):
            String(
                decoding: text.utf8.flatMap { [Self.hexDigits[Int($0 >> 4)], Self.hexDigits[Int($0 & 15)]] },
                as: UTF8.self)
        case (.encode, .base64), (.encode, .urlbase64): Self.base64(text, isURL: self == .urlbase64)
        case (.decode, .hex): Self.unhex(text)
        case (.decode, .base64), (.decode, .urlbase64): Self.unbase64(text, isURL: self == .urlbase64)
        case (.escape, .html): Self.escapes.reduce(text) { TextSearch.replace($1.0, in: $0, with: $1.1) ?? $0 }
        case (.unescape, .html):
            Self.escapes.reversed().reduce(text) { TextSearch.replace($1.1, in: $0, with: $1.0) ?? $0 }
        case (.escape, .json): String(FHIRPathValue.string(text).json.text.dropFirst().dropLast())
        case (.unescape, .json): Self.unescapedJSON(text)
        default: nil
        }
    }

    private static let hexDigits = Array("0123456789abcdef".utf8)
    private static let escapes = [("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ("\"", "&quot;"), ("'", "&#39;")]

    private static func alphabet(isURL: Bool) -> [UInt8] {
        Array(("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789" + (isURL ? "-_" : "+/")).utf8)
    }

    private static func base64(_ text: String, isURL: Bool) -> String {
        let alphabet = alphabet(isURL: isURL)
        let bytes = Array(text.utf8)
        var result: [UInt8] = []
        for start in stride(from: 0, to: bytes.count, by: 3) {
            let group = bytes[start..<min(start + 3, bytes.count)]
            var bits = group.reduce(0) { $0 << 8 | Int($1) }
            bits <<= 8 * (3 - group.count)
            for position in 0..<4 {
                result.append(position <= group.count ? alphabet[bits >> (18 - 6 * position) & 63] : UInt8(ascii: "="))
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    private static func unbase64(_ text: String, isURL: Bool) -> String? {
        let alphabet = alphabet(isURL: isURL)
        let digits = text.utf8.filter { $0 != UInt8(ascii: "=") && $0 > 0x20 }
        var (bits, count) = (0, 0)
        var result: [UInt8] = []
        for digit in digits {
            guard let value = alphabet.firstIndex(of: digit) else { return nil }
            bits = (bits << 6 | value) & 0xFFFFFF
            count += 6
            if count >= 8 {
                count -= 8
                result.append(UInt8(bits >> count & 0xFF))
            }
        }
        return String(validating: result, as: UTF8.self)
    }

    private static func unhex(_ text: String) -> String? {
        let digits = Array(text.utf8)
        guard digits.count % 2 == 0 else { return nil }
        var result: [UInt8] = []
        for start in stride(from: 0, to: digits.count, by: 2) {
            guard let byte = UInt8(String(decoding: digits[start..<start + 2], as: UTF8.self), radix: 16) else {
                return nil
            }
            result.append(byte)
        }
        return String(validating: result, as: UTF8.self)
    }

    private static func unescapedJSON(_ text: String) -> String? {
        // Quotes that stand bare in the text are themselves, as are those written as an escape.
        var source = "\""
        var isEscape = false
        for character in text.unicodeScalars {
            if character == "\"", !isEscape { source += "\\" }
            isEscape = character == "\\" && !isEscape
            source.unicodeScalars.append(character)
        }
        return (try? JSON(parsing: source + "\""))?.string
    }
}
