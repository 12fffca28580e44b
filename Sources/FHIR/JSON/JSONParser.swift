extension JSON {
    /// How deep arrays and objects may nest.
    public static let maximumDepth = 512

    /// Reads a JSON text (RFC 8259, UTF-8, with or without a byte order mark).
    ///
    /// Time and memory are linear in the length of the text. Refused with a position: anything after the value,
    /// a name that occurs twice in one object, bytes that are not UTF-8, lone surrogates, nesting deeper than
    /// `maximumDepth`, numbers longer than `JSONNumber.maximumLength`.
    public init(parsing bytes: some Sequence<UInt8>) throws(JSONError) {
        let result: Result<JSON, JSONError>? = bytes.withContiguousStorageIfAvailable { buffer in
            JSON.parse(buffer)
        }
        if let result {
            self = try result.get()
        } else {
            let copy = ContiguousArray(bytes)
            self = try copy.withUnsafeBufferPointer { JSON.parse($0) }.get()
        }
    }

    /// Reads a JSON text. As `init(parsing:)` for bytes.
    public init(parsing text: String) throws(JSONError) {
        try self.init(parsing: text.utf8)
    }

    private static func parse(_ buffer: UnsafeBufferPointer<UInt8>) -> Result<JSON, JSONError> {
        guard let start = buffer.baseAddress, !buffer.isEmpty else {
            return .failure(JSONError(.endOfText(expected: "a value"), at: TextPosition(line: 1, column: 1)))
        }
        var parser = JSONParser(start: start, count: buffer.count)
        do throws(JSONParser.Failure) {
            return .success(try parser.document())
        } catch {
            return .failure(JSONError(error.reason, at: TextPosition(ofByte: error.offset, in: buffer)))
        }
    }
}

/// A recursive descent over the bytes of one text. The bytes must outlive the parser.
struct JSONParser: ~Copyable {
    /// An error before its line and column are counted.
    struct Failure: Error {
        let reason: JSONError.Reason
        let offset: Int
    }

    let start: UnsafePointer<UInt8>
    let end: UnsafePointer<UInt8>
    var next: UnsafePointer<UInt8>
    private var depth = 0
    /// Values and members of arrays and objects that are still open; each takes its own off the top when it closes,
    /// so that arrays are allocated once, at their final size.
    private var values = JSONParserStack<JSON>()
    private var members = JSONParserStack<JSONObject.Member>()
    var strings = JSONStringCache()

    init(start: UnsafePointer<UInt8>, count: Int) {
        self.start = start
        end = start + count
        next = start
    }

    func failure(_ reason: JSONError.Reason, at place: UnsafePointer<UInt8>) -> Failure {
        Failure(reason: reason, offset: place - start)
    }

    /// "expected" here, or the end of the text if that is what stands here.
    func expected(_ what: String) -> Failure {
        next < end ? failure(.expected(what), at: next) : failure(.endOfText(expected: what), at: end)
    }

    mutating func document() throws(Failure) -> JSON {
        begin()
        let value = try value()
        try finish()
        return value
    }

    /// The members of a document that is an object, until one is not taken; false for any other document.
    mutating func documentMembers(_ receive: (String, JSON) -> Bool) throws(Failure) -> Bool {
        begin()
        guard next < end, next.pointee == UInt8(ascii: "{") else {
            _ = try value()
            try finish()
            return false
        }
        try descend()
        skipSpace()
        if next < end, next.pointee == UInt8(ascii: "}") {
            next += 1
        } else {
            repeat {
                let (name, _) = try memberName()
                guard receive(name, try value()) else { return true }
            } while try hasNextMember()
        }
        try finish()
        return true
    }

    private mutating func begin() {
        if end - next >= 3, next[0] == 0xEF, next[1] == 0xBB, next[2] == 0xBF { next += 3 }
        skipSpace()
    }

    private mutating func finish() throws(Failure) {
        skipSpace()
        guard next == end else { throw failure(.expected("nothing after the value"), at: next) }
    }

    private mutating func value() throws(Failure) -> JSON {
        guard next < end else { throw expected("a value") }
        switch next.pointee {
        case UInt8(ascii: "\""):
            next += 1
            return .string(try string())
        case UInt8(ascii: "{"): return try object()
        case UInt8(ascii: "["): return try array()
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number(try number())
        case UInt8(ascii: "t"):
            try word("true")
            return .bool(true)
        case UInt8(ascii: "f"):
            try word("false")
            return .bool(false)
        case UInt8(ascii: "n"):
            try word("null")
            return .null
        default: throw expected("a value")
        }
    }

    private mutating func object() throws(Failure) -> JSON {
        try descend()
        let base = members.count
        var positions: [String: Int]?
        skipSpace()
        if next < end, next.pointee == UInt8(ascii: "}") {
            next += 1
            depth -= 1
            return .object(JSONObject())
        }
        repeat {
            let (name, place) = try memberName()
            try checkIsNew(name, since: base, positions: &positions, at: place)
            members.push(JSONObject.Member(name: name, value: try value()))
        } while try hasNextMember()
        depth -= 1
        return .object(JSONObject(distinct: members.take(from: base), positions: positions))
    }

    /// A member's name and where it stands; the value is next.
    private mutating func memberName() throws(Failure) -> (String, UnsafePointer<UInt8>) {
        guard next < end, next.pointee == UInt8(ascii: "\"") else { throw expected("a member name in quotes") }
        let place = next
        next += 1
        let name = try string()
        skipSpace()
        guard next < end, next.pointee == UInt8(ascii: ":") else { throw expected("\":\" after the member name") }
        next += 1
        skipSpace()
        return (name, place)
    }

    /// Whether another member follows the one that was just read; if not, the object is closed.
    private mutating func hasNextMember() throws(Failure) -> Bool {
        skipSpace()
        guard next < end else { throw expected("\",\" or \"}\"") }
        let byte = next.pointee
        guard byte == UInt8(ascii: ",") || byte == UInt8(ascii: "}") else { throw expected("\",\" or \"}\"") }
        next += 1
        if byte == UInt8(ascii: ",") { skipSpace() }
        return byte == UInt8(ascii: ",")
    }

    private func checkIsNew(
        _ name: String, since base: Int, positions: inout [String: Int]?, at place: UnsafePointer<UInt8>
    ) throws(Failure) {
        let count = members.count - base
        if positions == nil, count < JSONObject.scanLimit {
            for index in base..<members.count where members[index].name == name {
                throw failure(.duplicateName(name), at: place)
            }
            return
        }
        var table = positions ?? [:]
        positions = nil  // so that the table is changed in place
        if table.isEmpty {
            for index in 0..<count { table[members[base + index].name] = index }
        }
        guard table.updateValue(count, forKey: name) == nil else { throw failure(.duplicateName(name), at: place) }
        positions = table
    }

    private mutating func array() throws(Failure) -> JSON {
        try descend()
        let base = values.count
        skipSpace()
        if next < end, next.pointee == UInt8(ascii: "]") {
            next += 1
            depth -= 1
            return .array([])
        }
        while true {
            values.push(try value())
            skipSpace()
            guard next < end else { throw expected("\",\" or \"]\"") }
            if next.pointee == UInt8(ascii: ",") {
                next += 1
                skipSpace()
            } else if next.pointee == UInt8(ascii: "]") {
                next += 1
                break
            } else {
                throw expected("\",\" or \"]\"")
            }
        }
        depth -= 1
        return .array(values.take(from: base))
    }

    private mutating func descend() throws(Failure) {
        depth += 1
        guard depth <= JSON.maximumDepth else { throw failure(.tooDeep(limit: JSON.maximumDepth), at: next) }
        next += 1
    }

    private mutating func word(_ word: StaticString) throws(Failure) {
        for index in 0..<word.utf8CodeUnitCount {
            guard next + index < end, next[index] == word.utf8Start[index] else { throw expected("a value") }
        }
        next += word.utf8CodeUnitCount
    }

    private mutating func digits(_ what: String) throws(Failure) {
        guard next < end, next.pointee &- 48 < 10 else { throw expected(what) }
        while next < end, next.pointee &- 48 < 10 { next += 1 }
    }

    private mutating func number() throws(Failure) -> JSONNumber {
        let first = next
        if next.pointee == UInt8(ascii: "-") { next += 1 }
        if next < end, next.pointee == UInt8(ascii: "0") {
            next += 1
            if next < end, next.pointee &- 48 < 10 { throw failure(.expected("no digit after a leading 0"), at: next) }
        } else {
            try digits("a digit")
        }
        if next < end, next.pointee == UInt8(ascii: ".") {
            next += 1
            try digits("a digit after the decimal point")
        }
        if next < end, next.pointee | 0x20 == UInt8(ascii: "e") {
            next += 1
            if next < end, next.pointee == UInt8(ascii: "+") || next.pointee == UInt8(ascii: "-") { next += 1 }
            try digits("a digit in the exponent")
        }
        guard next - first <= JSONNumber.maximumLength else {
            throw failure(.numberTooLong(limit: JSONNumber.maximumLength), at: first)
        }
        return JSONNumber(
            checked: String(decoding: UnsafeBufferPointer(start: first, count: next - first), as: UTF8.self))
    }

    private mutating func skipSpace() {
        while next < end {
            let byte = next.pointee
            guard byte <= 0x20 else { return }
            guard byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { return }
            next += 1
            // Indentation: eight spaces at a time.
            while end - next >= 8,
                UnsafeRawPointer(next).loadUnaligned(as: UInt64.self) == 0x2020_2020_2020_2020
            {
                next += 8
            }
        }
    }
}
