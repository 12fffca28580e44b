/// An attribute's value as a browser reads it, to tell whether it runs or loads what a narrative must not.
struct MarkupAddress {
    /// Lower case, without what browsers leave out of an address: white space and control characters; with references
    /// replaced by what they stand for.
    private let text: String
    /// Whether each `&` begins a reference that XML knows.
    let isWellFormed: Bool

    /// Reads the value as it is written between the quotes.
    init(_ value: String) {
        var text = ""
        var isWellFormed = true
        var rest = value.unicodeScalars[...]
        while let next = rest.popFirst() {
            var scalar = next
            if next == "&" {
                guard let end = rest.prefix(12).firstIndex(of: ";"), let found = Self.reference(String(rest[..<end]))
                else {
                    isWellFormed = false
                    continue
                }
                rest = rest[end...].dropFirst()
                scalar = found
            }
            if scalar.value > 0x20, !(0x7F...0xA0).contains(scalar.value) { text.unicodeScalars.append(scalar) }
        }
        self.text = text.lowercased()
        self.isWellFormed = isWellFormed
    }

    /// Whether it is an address that a program runs from.
    var runsProgram: Bool {
        ["javascript:", "vbscript:", "livescript:", "data:text/html", "data:image/svg", "data:application"]
            .contains(where: text.hasPrefix)
    }

    /// Whether it is a style that runs a program, or loads something that does not stand beside the narrative or in it.
    ///
    /// Comments and escapes hide words in styles: one that has any counts as such.
    var isActiveStyle: Bool {
        let words = ["expression(", "@import", "javascript:", "behavior:", "-moz-binding", "\\", "/*"]
        guard !words.contains(where: text.contains) else { return true }
        return Self.addresses(in: text).contains { address in
            !address.hasPrefix("data:image/") && (address.hasPrefix("//") || Self.hasScheme(address))
                || address.hasPrefix("data:image/svg")
        }
    }

    /// What stands in each `url()` of a style, from its first letter on.
    private static func addresses(in style: String) -> [Substring] {
        var found: [Substring] = []
        var rest = style[...]
        while let place = rest.firstRange(of: "url(") {
            rest = rest[place.upperBound...]
            found.append(rest.drop { $0 == "'" || $0 == "\"" })
        }
        return found
    }

    private static func hasScheme(_ address: Substring) -> Bool {
        guard let end = address.firstIndex(where: { ":/?#)".contains($0) }) else { return false }
        return address[end] == ":"
    }

    /// What a reference stands for: by number, or one of the five names that XML has. HTML's names are none (FHIR R4,
    /// "Narrative").
    static func reference(_ name: String) -> Unicode.Scalar? {
        guard name.hasPrefix("#") else { return named[name] }
        let digits = name.dropFirst()
        let code = digits.first == "x" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
        guard let scalar = code.flatMap(Unicode.Scalar.init),
            scalar.value >= 0x20 || "\t\n\r".unicodeScalars.contains(scalar)
        else { return nil }
        return scalar
    }

    private static let named: [String: Unicode.Scalar] = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"]
}
