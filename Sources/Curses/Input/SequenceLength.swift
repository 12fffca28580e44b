/// How long an escape sequence is, whatever it means (ECMA-48, and what terminals send beside it).
enum SequenceLength {
    /// Bytes after which whatever began is taken to be over.
    private static let limit = 4096

    /// Bytes of the `ESC [ …` or `ESC O …` at the beginning; `nil` while more has to come.
    ///
    /// A byte that cannot belong to it ends it before that byte. 2 means that the introducer stands alone.
    static func of(_ bytes: ArraySlice<UInt8>, isFinal: Bool) -> Int? {
        let isSingleShift = bytes[bytes.startIndex + 1] == UInt8(ascii: "O")
        var length = 2
        for byte in bytes.dropFirst(2) {
            length += 1
            switch byte {
            case UInt8(ascii: "[") where length == 3 && !isSingleShift: continue
            // rxvt ends Shift and an editing key with a byte that elsewhere stands in the middle.
            case UInt8(ascii: "$")
            where !isSingleShift && length > 3 && isDigit(bytes[bytes.startIndex + length - 2])
                && isDigit(bytes[bytes.startIndex + 2]):
                return length
            // A mouse report of the oldest kind has three more bytes of any value.
            case UInt8(ascii: "M") where length == 3 && !isSingleShift:
                return bytes.count >= 6 ? 6 : isFinal ? bytes.count : nil
            case 0x40...0x7e: return length
            case 0x20...0x3f where length < limit: continue
            default: return max(2, length - 1)
            }
        }
        return isFinal ? bytes.count : nil
    }

    /// Bytes of the string sequence (`ESC ]`, `ESC P`, …) at the beginning: to BEL, or to `ESC \`.
    ///
    /// 2 means that the introducer stands alone, or that no string follows.
    static func ofString(_ bytes: ArraySlice<UInt8>, isFinal: Bool) -> Int? {
        var length = 2
        var escaped = false
        for byte in bytes.dropFirst(2) {
            length += 1
            if byte == 0x07 { return length }
            if escaped { return byte == UInt8(ascii: "\\") ? length : length - 2 }
            escaped = byte == 0x1b
            // No answer of a terminal contains a line end; it is a key then.
            if byte == 0x0d || byte == 0x0a || length > limit { return length - 1 }
        }
        return isFinal ? bytes.count : nil
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}
