extension JSON {
    /// The value on one line, without spaces.
    public var text: String { String(decoding: bytes, as: UTF8.self) }

    /// The value indented by two spaces a level, without a newline at the end.
    public var prettyText: String { String(decoding: prettyBytes, as: UTF8.self) }

    /// The UTF-8 of `text`.
    public var bytes: [UInt8] {
        var writer = JSONWriter(isPretty: false)
        writer.write(self)
        return writer.bytes
    }

    /// The UTF-8 of `prettyText`.
    public var prettyBytes: [UInt8] {
        var writer = JSONWriter(isPretty: true)
        writer.write(self)
        return writer.bytes
    }
}

extension JSONObject {
    /// The object on one line, without spaces.
    public var text: String { JSON.object(self).text }

    /// The object indented by two spaces a level, without a newline at the end.
    public var prettyText: String { JSON.object(self).prettyText }
}

/// Writes values into bytes. Non-ASCII characters are written as they are; only what must be escaped is.
private struct JSONWriter {
    let isPretty: Bool
    var bytes: [UInt8] = []
    private var indent = 0

    init(isPretty: Bool) {
        self.isPretty = isPretty
    }

    mutating func write(_ value: JSON) {
        switch value {
        case .object(let object): write(object)
        case .array(let elements): write(elements)
        case .string(let text): write(text)
        case .number(let number): bytes.append(contentsOf: number.text.utf8)
        case .bool(let value): bytes.append(contentsOf: (value ? "true" : "false").utf8)
        case .null: bytes.append(contentsOf: "null".utf8)
        }
    }

    private mutating func write(_ object: JSONObject) {
        bytes.append(UInt8(ascii: "{"))
        indent += 1
        for (index, member) in object.members.enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: ",")) }
            newline()
            write(member.name)
            bytes.append(UInt8(ascii: ":"))
            if isPretty { bytes.append(0x20) }
            write(member.value)
        }
        indent -= 1
        if !object.isEmpty { newline() }
        bytes.append(UInt8(ascii: "}"))
    }

    private mutating func write(_ elements: [JSON]) {
        bytes.append(UInt8(ascii: "["))
        indent += 1
        for (index, element) in elements.enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: ",")) }
            newline()
            write(element)
        }
        indent -= 1
        if !elements.isEmpty { newline() }
        bytes.append(UInt8(ascii: "]"))
    }

    private mutating func newline() {
        guard isPretty else { return }
        bytes.append(0x0A)
        bytes.append(contentsOf: repeatElement(0x20, count: indent * 2))
    }

    private mutating func write(_ text: String) {
        bytes.append(UInt8(ascii: "\""))
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"):
                bytes.append(UInt8(ascii: "\\"))
                bytes.append(byte)
            case 0x20...: bytes.append(byte)
            case 0x0A: bytes.append(contentsOf: "\\n".utf8)
            case 0x0D: bytes.append(contentsOf: "\\r".utf8)
            case 0x09: bytes.append(contentsOf: "\\t".utf8)
            default:
                let hex = String(byte, radix: 16)
                bytes.append(contentsOf: (byte < 16 ? "\\u000" : "\\u00").utf8)
                bytes.append(contentsOf: hex.utf8)
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }
}
