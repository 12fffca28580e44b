import FHIR

/// The order of dates, date-times and times of any precision.
enum TemporalOrder {
    /// Offsets on Earth reach from 12 hours behind UTC to 14 ahead: that far apart, an unknown one does not matter.
    private static let secondsOfDoubt = 26 * 3600

    static func isComparable(_ left: FHIRPathValue, _ right: FHIRPathValue) -> Bool {
        switch (left, right) {
        case (.time, .time): true
        case (.date, .date), (.date, .dateTime), (.dateTime, .date), (.dateTime, .dateTime): true
        default: false
        }
    }

    /// -1, 0 or 1; `nil` if the values agree as far as the less precise one goes, or an unknown offset decides.
    static func compare(_ left: FHIRPathValue, _ right: FHIRPathValue) -> Int? {
        switch (left, right) {
        case (.time(let first), .time(let second)): return compare(fields(first), fields(second))
        default:
            guard let first = dateTime(left), let second = dateTime(right) else { return nil }
            if first.time != nil, second.time != nil, (first.offsetMinutes == nil) != (second.offsetMinutes == nil) {
                let difference = first.secondsSince1970 - second.secondsSince1970
                return abs(difference) > Double(secondsOfDoubt) ? (difference < 0 ? -1 : 1) : nil
            }
            let isShifted = first.offsetMinutes != nil && second.offsetMinutes != nil
            return compare(fields(first, inUTC: isShifted), fields(second, inUTC: isShifted))
        }
    }

    private static func dateTime(_ value: FHIRPathValue) -> FHIRDateTime? {
        switch value {
        case .date(let date): FHIRDateTime(date: date)
        case .dateTime(let value): value
        default: nil
        }
    }

    /// Year, month, day, hour, minute, and seconds with their fraction; -1 for what is not known.
    private typealias Fields = InlineArray<6, Int>

    private static func fields(_ time: FHIRTime?, _ date: FHIRDate? = nil) -> Fields {
        [
            date?.year ?? -1, date?.month ?? -1, date?.day ?? -1, time?.hour ?? -1, time?.minute ?? -1,
            time?.second.map { $0 * 1_000_000_000 + (time?.nanosecond ?? 0) } ?? -1,
        ]
    }

    private static func fields(_ value: FHIRDateTime, inUTC: Bool) -> Fields {
        if inUTC, let offset = value.offsetMinutes, offset != 0,
            case .dateTime(let shifted)? = DateArithmetic.add(FHIRDecimal(-offset), .minute, to: .dateTime(value))
        {
            return fields(shifted.time, shifted.date)
        }
        return fields(value.time, value.date)
    }

    /// The first fields that differ decide, and leave it open if one of them is not known.
    private static func compare(_ left: Fields, _ right: Fields) -> Int? {
        for index in left.indices where left[index] != right[index] {
            guard left[index] >= 0, right[index] >= 0 else { return nil }
            return left[index] < right[index] ? -1 : 1
        }
        return 0
    }
}
