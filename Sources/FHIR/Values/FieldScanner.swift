/// Reads the fixed-width fields of dates and times.
struct FieldScanner {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var next = 0

    /// What `read` makes of the text, if it reads all of it.
    static func read<Value>(_ text: some StringProtocol, _ read: (inout FieldScanner) -> Value?) -> Value? {
        var text = String(text)
        return text.withUTF8 { bytes in
            guard bytes.count <= 128 else { return nil }
            var scanner = FieldScanner(bytes: bytes)
            guard let value = read(&scanner), scanner.isAtEnd else { return nil }
            return value
        }
    }

    private init(bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
    }

    private var isAtEnd: Bool { next == bytes.count }

    static func padded(_ number: Int, _ width: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
    }

    mutating func date() -> FHIRDate? {
        guard let year = digits(4) else { return nil }
        guard take("-") else { return FHIRDate(year: year) }
        guard let month = digits(2) else { return nil }
        guard take("-") else { return FHIRDate(year: year, month: month) }
        guard let day = digits(2) else { return nil }
        return FHIRDate(year: year, month: month, day: day)
    }

    mutating func time() -> FHIRTime? {
        guard let hour = digits(2) else { return nil }
        guard take(":") else { return FHIRTime(hour: hour) }
        guard let minute = digits(2) else { return nil }
        guard take(":") else { return FHIRTime(hour: hour, minute: minute) }
        guard let second = digits(2) else { return nil }
        guard take(".") else { return FHIRTime(hour: hour, minute: minute, second: second) }
        var nanosecond = 0
        var count = 0
        while next < bytes.count, case let byte = bytes[next], byte >= 48, byte <= 57 {
            next += 1
            guard count < 9 else { continue }
            nanosecond = nanosecond * 10 + Int(byte - 48)
            count += 1
        }
        guard count > 0 else { return nil }
        for _ in count..<9 { nanosecond *= 10 }
        return FHIRTime(hour: hour, minute: minute, second: second, nanosecond: nanosecond, fractionDigits: count)
    }

    mutating func dateTime() -> FHIRDateTime? {
        guard let date = date() else { return nil }
        guard take("T") else { return FHIRDateTime(date: date) }
        if isAtEnd { return FHIRDateTime(date: date) }
        guard let time = time() else { return nil }
        if take("Z") { return FHIRDateTime(date: date, time: time, offsetMinutes: 0, isWrittenZulu: true) }
        if isAtEnd { return FHIRDateTime(date: date, time: time) }
        let sign = bytes[next]
        guard take("+") || take("-"), let hours = digits(2), take(":"), let minutes = digits(2), minutes < 60 else {
            return nil
        }
        let offset = hours * 60 + minutes
        return FHIRDateTime(date: date, time: time, offsetMinutes: sign == UInt8(ascii: "-") ? -offset : offset)
    }

    private mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard next < bytes.count, bytes[next] == UInt8(ascii: character) else { return false }
        next += 1
        return true
    }

    private mutating func digits(_ count: Int) -> Int? {
        guard next + count <= bytes.count else { return nil }
        var value = 0
        for index in next..<next + count {
            guard bytes[index] &- 48 < 10 else { return nil }
            value = value * 10 + Int(bytes[index] &- 48)
        }
        next += count
        return value
    }
}
