/// Bytes with one reading only: every field carries its length, absence differs from emptiness, numbers are big-endian.
/// What is hashed or sealed is laid out with this, so that no two records share a form.
struct CanonicalBytes {
    private(set) var bytes: [UInt8] = []

    mutating func append(_ number: Int64) {
        withUnsafeBytes(of: number.bigEndian) { bytes.append(contentsOf: $0) }
    }

    mutating func append(_ text: String) {
        append(Int64(text.utf8.count))
        bytes.append(contentsOf: text.utf8)
    }

    mutating func append(_ text: String?) {
        if let text { append(text) } else { append(Int64(-1)) }
    }

    mutating func append(_ block: [UInt8]) {
        append(Int64(block.count))
        bytes.append(contentsOf: block)
    }
}

/// Reads back what `CanonicalBytes` wrote; nil marks bytes that it cannot have written.
struct CanonicalReader {
    private var rest: ArraySlice<UInt8>

    init(_ bytes: [UInt8]) { rest = bytes[...] }

    mutating func number() -> Int64? {
        guard rest.count >= 8 else { return nil }
        defer { rest = rest.dropFirst(8) }
        return rest.prefix(8).reduce(0) { $0 << 8 | Int64($1) }
    }

    mutating func block() -> [UInt8]? {
        guard let count = number(), count >= 0, Int64(rest.count) >= count else { return nil }
        defer { rest = rest.dropFirst(Int(count)) }
        return Array(rest.prefix(Int(count)))
    }

    /// The outer nil is a fault, the inner one an absent text.
    mutating func text() -> String?? {
        guard let count = number() else { return nil }
        if count == -1 { return .some(nil) }
        guard count >= 0, Int64(rest.count) >= count else { return nil }
        defer { rest = rest.dropFirst(Int(count)) }
        return String(validating: rest.prefix(Int(count)), as: UTF8.self).map { .some($0) }
    }
}
