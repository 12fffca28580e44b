/// Reads the fixed-width fields of dates and times.
struct FieldScanner {
    private var rest: ArraySlice<UInt8>

    init(_ text: some StringProtocol) {
        rest = Array(text.utf8.prefix(128))[...]
    }

    var isAtEnd: Bool { rest.isEmpty }

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
        while let byte = rest.first, byte >= 48, byte <= 57 {
            rest.removeFirst()
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
        guard let sign = rest.first else { return FHIRDateTime(date: date, time: time) }
        guard take("+") || take("-"), let hours = digits(2), take(":"), let minutes = digits(2), minutes < 60 else {
            return nil
        }
        let offset = hours * 60 + minutes
        return FHIRDateTime(date: date, time: time, offsetMinutes: sign == UInt8(ascii: "-") ? -offset : offset)
    }

    private mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard rest.first == UInt8(ascii: character) else { return false }
        rest.removeFirst()
        return true
    }

    private mutating func digits(_ count: Int) -> Int? {
        guard rest.count >= count else { return nil }
        var value = 0
        for byte in rest.prefix(count) {
            guard byte >= 48, byte <= 57 else { return nil }
            value = value * 10 + Int(byte - 48)
        }
        rest.removeFirst(count)
        return value
    }
}
