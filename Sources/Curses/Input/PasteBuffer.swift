/// Collects pasted bytes up to the end marker and makes text of them.
struct PasteBuffer {
    /// Bytes kept of one paste (64 KiB). The rest is dropped.
    static let limit = 65_536

    /// What a terminal sends after pasted text: `ESC [ 201 ~`.
    private static let end: [UInt8] = [0x1b, 0x5b, 0x32, 0x30, 0x31, 0x7e]

    private var bytes: [UInt8] = []
    private var matched = 0

    /// Takes one byte; whether the end marker is complete with it.
    mutating func append(_ byte: UInt8) -> Bool {
        if byte == Self.end[matched] {
            matched += 1
            return matched == Self.end.count
        }
        // ESC stands only at the marker's start, so a failed match can begin anew only with this byte.
        for index in 0..<matched { keep(Self.end[index]) }
        matched = 0
        if byte == Self.end[0] { matched = 1 } else { keep(byte) }
        return false
    }

    private mutating func keep(_ byte: UInt8) { if bytes.count < Self.limit { bytes.append(byte) } }

    /// The text: line ends as LF, tabs as spaces, no other controls and no escape sequences; invalid UTF-8 is U+FFFD.
    var text: String {
        var end = bytes.count
        // Where the limit has cut a character in two, its beginning is no character.
        if bytes.count == Self.limit {
            while end > 0, bytes[end - 1] & 0xc0 == 0x80 { end -= 1 }
            if end > 0, bytes[end - 1] >= 0xc0 { end -= 1 }
        }
        var text = String.UnicodeScalarView()
        var scalars = String(decoding: bytes[..<end], as: UTF8.self).unicodeScalars[...]
        while let scalar = scalars.popFirst() {
            switch scalar.value {
            case 0x0d:
                if scalars.first == "\n" { scalars.removeFirst() }
                text.append("\n")
            case 0x0a: text.append("\n")
            case 0x09: text.append(" ")
            case 0x1b: Self.skipSequence(in: &scalars)
            case 0..<0x20, 0x7f..<0xa0: continue
            default: text.append(scalar)
            }
        }
        return String(text)
    }

    /// Drops what belongs to the ESC before it.
    private static func skipSequence(in scalars: inout Substring.UnicodeScalarView) {
        guard let introducer = scalars.first else { return }
        switch introducer {
        case "[":
            scalars.removeFirst()
            while let scalar = scalars.first, (0x20...0x3f).contains(scalar.value) { scalars.removeFirst() }
            if let final = scalars.first, (0x40...0x7e).contains(final.value) { scalars.removeFirst() }
        case "]", "P", "X", "^", "_":
            // To its end (BEL, or ESC and a backslash), or to the end of the line: text must not vanish for a stray one.
            while let scalar = scalars.first, scalar != "\n", scalar != "\r" {
                scalars.removeFirst()
                if scalar.value == 0x07 { return }
                if scalar.value == 0x1b {
                    if scalars.first == "\\" { scalars.removeFirst() }
                    return
                }
            }
        case "O", "(", ")":
            scalars.removeFirst()
            if let final = scalars.first, (0x30...0x7e).contains(final.value) { scalars.removeFirst() }
        default: return
        }
    }
}
