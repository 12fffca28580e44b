extension JSONParser {
    /// The rest of a string, from behind its opening quote to behind its closing one.
    mutating func string() throws(Failure) -> String {
        let first = next
        var isASCII = true
        var cursor = next
        while true {
            while end - cursor >= 8 {
                let word = UnsafeRawPointer(cursor).loadUnaligned(as: UInt64.self)
                guard Self.isPlain(word) else { break }
                cursor += 8
            }
            guard cursor < end else {
                next = cursor
                throw expected("the closing quote of a string")
            }
            let byte = cursor.pointee
            if byte == UInt8(ascii: "\"") {
                next = cursor + 1
                return try text(first, cursor - first, isASCII: isASCII)
            }
            if byte == UInt8(ascii: "\\") {
                next = cursor
                return try escapedString(from: first)
            }
            guard byte >= 0x20 else { throw failure(.controlCharacter, at: cursor) }
            if byte >= 0x80 { isASCII = false }
            cursor += 1
        }
    }

    /// Whether none of eight bytes is a quote, a backslash, a control character or outside ASCII.
    @inline(__always)
    private static func isPlain(_ word: UInt64) -> Bool {
        let ones: UInt64 = 0x0101_0101_0101_0101
        let highs: UInt64 = 0x8080_8080_8080_8080
        let quote = word ^ (ones &* 0x22)
        let backslash = word ^ (ones &* 0x5C)
        let found = ((quote &- ones) & ~quote) | ((backslash &- ones) & ~backslash) | (word &- (ones &* 0x20)) | word
        return found & highs == 0
    }

    private mutating func text(_ first: UnsafePointer<UInt8>, _ count: Int, isASCII: Bool) throws(Failure) -> String {
        let bytes = UnsafeBufferPointer(start: first, count: count)
        if isASCII { return strings.string(bytes) }
        if let string = String(validating: bytes, as: UTF8.self) { return string }
        throw failure(.invalidUTF8, at: first + Self.validPrefix(bytes))
    }

    /// A string that holds escapes, decoded into a buffer; `next` is at the first escape.
    private mutating func escapedString(from first: UnsafePointer<UInt8>) throws(Failure) -> String {
        var decoded = ContiguousArray(UnsafeBufferPointer(start: first, count: next - first))
        while true {
            guard next < end else { throw expected("the closing quote of a string") }
            let byte = next.pointee
            switch byte {
            case UInt8(ascii: "\""):
                next += 1
                if let string = decoded.withUnsafeBufferPointer({ String(validating: $0, as: UTF8.self) }) {
                    return string
                }
                // Escapes decode to valid UTF-8, so the fault is in the raw bytes, where it can be pointed at.
                let raw = UnsafeBufferPointer(start: first, count: next - 1 - first)
                throw failure(.invalidUTF8, at: first + Self.validPrefix(raw))
            case UInt8(ascii: "\\"):
                next += 1
                try escape(into: &decoded)
            case ..<0x20: throw failure(.controlCharacter, at: next)
            default:
                decoded.append(byte)
                next += 1
            }
        }
    }

    private mutating func escape(into decoded: inout ContiguousArray<UInt8>) throws(Failure) {
        guard next < end else { throw expected("an escape") }
        let letter = next.pointee
        next += 1
        switch letter {
        case UInt8(ascii: "n"): decoded.append(0x0A)
        case UInt8(ascii: "t"): decoded.append(0x09)
        case UInt8(ascii: "r"): decoded.append(0x0D)
        case UInt8(ascii: "b"): decoded.append(0x08)
        case UInt8(ascii: "f"): decoded.append(0x0C)
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): decoded.append(letter)
        case UInt8(ascii: "u"):
            let place = next - 2
            var code = try hexUnit()
            if code & 0xFC00 == 0xD800 {
                guard end - next >= 2, next[0] == UInt8(ascii: "\\"), next[1] == UInt8(ascii: "u") else {
                    throw failure(.loneSurrogate, at: place)
                }
                next += 2
                let low = try hexUnit()
                guard low & 0xFC00 == 0xDC00 else { throw failure(.loneSurrogate, at: place) }
                code = 0x10000 + ((code & 0x3FF) << 10 | low & 0x3FF)
            }
            guard let scalar = Unicode.Scalar(code) else { throw failure(.loneSurrogate, at: place) }
            decoded.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
        default:
            next -= 1
            throw failure(.expected("an escape: one of \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\u"), at: next)
        }
    }

    private mutating func hexUnit() throws(Failure) -> UInt32 {
        var value: UInt32 = 0
        for _ in 0..<4 {
            guard next < end else { throw expected("four hexadecimal digits") }
            let digit: UInt8
            switch next.pointee {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = next.pointee - 48
            case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = next.pointee - 87
            case UInt8(ascii: "A")...UInt8(ascii: "F"): digit = next.pointee - 55
            default: throw expected("four hexadecimal digits")
            }
            value = value << 4 | UInt32(digit)
            next += 1
        }
        return value
    }

    /// How many bytes at the start are whole, valid UTF-8 scalars.
    private static func validPrefix(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
        var iterator = bytes.makeIterator()
        var decoder = UTF8()
        var valid = 0
        while case .scalarValue(let scalar) = decoder.decode(&iterator) { valid += UTF8.width(scalar) }
        return valid
    }
}
