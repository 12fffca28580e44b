/// Makes plain text of what was pasted, wherever it came from.
enum PastedText {
    /// The text without escape sequences and control characters; a tab is a space, every line break one newline.
    /// - Parameter keepsLines: whether line breaks stay; otherwise they are spaces.
    static func clean(_ text: String, keepsLines: Bool) -> String {
        var result = String.UnicodeScalarView()
        var rest = text.unicodeScalars[...]
        while let scalar = rest.popFirst() {
            switch scalar.value {
            case 0x0D:
                if rest.first == "\n" { rest.removeFirst() }
                result.append(keepsLines ? "\n" : " ")
            case 0x0A, 0x0B, 0x0C, 0x85, 0x2028, 0x2029: result.append(keepsLines ? "\n" : " ")
            case 0x09: result.append(" ")
            case 0x1B: skipSequence(&rest)
            case 0..<0x20, 0x7F..<0xA0: continue
            default: result.append(scalar)
            }
        }
        return String(result)
    }

    /// Drops what belongs to an ESC: a control sequence (ECMA-48 CSI), or one more character.
    private static func skipSequence(_ rest: inout Substring.UnicodeScalarView) {
        guard rest.first == "[" else {
            if let next = rest.first, (0x30...0x7E).contains(next.value) { rest.removeFirst() }
            return
        }
        rest.removeFirst()
        while let scalar = rest.first, (0x20...0x3F).contains(scalar.value) { rest.removeFirst() }
        if let final = rest.first, (0x40...0x7E).contains(final.value) { rest.removeFirst() }
    }
}
