extension FHIRError {
    /// The error with the line and column of its path in the text, if the text has that path.
    func located(in bytes: some Collection<UInt8>) -> FHIRError {
        guard position == nil, !path.isEmpty else { return self }
        let bytes = ContiguousArray(bytes)
        let position = bytes.withUnsafeBufferPointer { buffer -> TextPosition? in
            ElementLocator.offset(of: path, in: buffer).map { TextPosition(ofByte: $0, in: buffer) }
        }
        return FHIRError(reason, path: path, linkId: linkId, position: position)
    }
}

/// Finds where an element path stands in a JSON text that is known to be sound. Only used for messages, so the parser
/// need not keep a position for every value.
private struct ElementLocator {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var next = 0

    /// The byte at which the value of that path begins, or that of its closest ancestor present.
    static func offset(of path: String, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        var locator = ElementLocator(bytes: bytes)
        locator.skipSpace()
        var steps = path.split(separator: ".")[...]
        // A path begins with the type's name unless it is a member of the resource.
        if let first = steps.first, first.first?.isUppercase == true { steps.removeFirst() }
        for step in steps {
            let name = step.prefix { $0 != "[" }
            let index = step.dropFirst(name.count + 1).dropLast()
            let before = locator.next
            guard locator.enter(member: String(name)) else {
                locator.next = before
                break
            }
            guard !index.isEmpty, let position = Int(index) else { continue }
            let list = locator.next
            guard locator.enter(element: position) else {
                locator.next = list
                break
            }
        }
        return locator.next
    }

    private init(bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { next = 3 }
    }

    private var byte: UInt8 { next < bytes.count ? bytes[next] : 0 }

    private mutating func skipSpace() {
        while [0x20, 0x0A, 0x0D, 0x09].contains(byte) { next += 1 }
    }

    /// Goes from the start of an object to the start of a member's value.
    private mutating func enter(member name: String) -> Bool {
        guard byte == UInt8(ascii: "{") else { return false }
        next += 1
        skipSpace()
        while byte == UInt8(ascii: "\"") {
            let start = next
            skipString()
            let isMatch = bytes[start + 1..<next - 1].elementsEqual(name.utf8)
            skipSpace()
            next += 1  // the colon
            skipSpace()
            if isMatch { return true }
            skipValue()
            guard skipComma() else { return false }
        }
        return false
    }

    /// Goes from the start of an array to the start of an element.
    private mutating func enter(element index: Int) -> Bool {
        guard byte == UInt8(ascii: "[") else { return false }
        next += 1
        skipSpace()
        for _ in 0..<index {
            skipValue()
            guard skipComma() else { return false }
        }
        return byte != UInt8(ascii: "]")
    }

    private mutating func skipComma() -> Bool {
        skipSpace()
        guard byte == UInt8(ascii: ",") else { return false }
        next += 1
        skipSpace()
        return true
    }

    private mutating func skipString() {
        next += 1
        while next < bytes.count, byte != UInt8(ascii: "\"") { next += byte == UInt8(ascii: "\\") ? 2 : 1 }
        next += 1
    }

    /// Goes behind a value, whatever it is.
    private mutating func skipValue() {
        var depth = 0
        while next < bytes.count {
            switch byte {
            case UInt8(ascii: "\""): skipString()
            case UInt8(ascii: "{"), UInt8(ascii: "["):
                depth += 1
                next += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                if depth == 0 { return }
                depth -= 1
                next += 1
            case UInt8(ascii: ",") where depth == 0: return
            default: next += 1
            }
            if depth == 0, byte == UInt8(ascii: ",") { return }
        }
    }
}
