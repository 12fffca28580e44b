/// Decodes UTF-8 one scalar at a time from bytes that may end in the middle of one.
enum UTF8Scalar {
    /// The scalar at the beginning and its length; U+FFFD for a part that is invalid (Unicode 15, section 3.9: maximal
    /// subparts). `nil` while more bytes have to come, unless this is all there will be.
    static func first(in bytes: ArraySlice<UInt8>, isFinal: Bool) -> (length: Int, Unicode.Scalar)? {
        guard let lead = bytes.first else { return nil }
        if lead < 0x80 { return (1, Unicode.Scalar(lead)) }
        var value: UInt32
        let count: Int
        // What the second byte may be keeps out overlong forms, surrogates and what is above U+10FFFF.
        var allowed: ClosedRange<UInt8> = 0x80...0xbf
        switch lead {
        case 0xc2...0xdf: (value, count) = (UInt32(lead & 0x1f), 2)
        case 0xe0...0xef:
            (value, count) = (UInt32(lead & 0x0f), 3)
            if lead == 0xe0 { allowed = 0xa0...0xbf }
            if lead == 0xed { allowed = 0x80...0x9f }
        case 0xf0...0xf4:
            (value, count) = (UInt32(lead & 0x07), 4)
            if lead == 0xf0 { allowed = 0x90...0xbf }
            if lead == 0xf4 { allowed = 0x80...0x8f }
        default: return (1, "\u{fffd}")
        }
        var length = 1
        for byte in bytes.dropFirst().prefix(count - 1) {
            guard allowed.contains(byte) else { return (length, "\u{fffd}") }
            allowed = 0x80...0xbf
            value = value << 6 | UInt32(byte & 0x3f)
            length += 1
        }
        if length < count { return isFinal ? (length, "\u{fffd}") : nil }
        return (length, Unicode.Scalar(value) ?? "\u{fffd}")
    }
}
