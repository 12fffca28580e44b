import FHIR

/// The least and greatest value that a value of limited precision may stand for.
enum Boundaries {
    /// Digits of a decimal, a date (4, 6, 8), date-time (up to 17) or time (2, 4, 6, 9).
    static func precision(_ value: FHIRPathValue) -> Int? {
        switch value {
        case .integer: 0
        case .decimal(let value): value.decimalPlaces
        case .date(let date): precision(date)
        case .dateTime(let value): value.time.map { 8 + precision($0) } ?? precision(value.date)
        case .time(let time): precision(time)
        default: nil
        }
    }

    private static func precision(_ date: FHIRDate) -> Int { date.month == nil ? 4 : date.day == nil ? 6 : 8 }

    private static func precision(_ time: FHIRTime) -> Int {
        time.minute == nil ? 2 : time.second == nil ? 4 : time.fractionDigits == 0 ? 6 : 9
    }

    static func boundary(of value: FHIRPathValue, isHigh: Bool, precision: Int?) -> FHIRPathValue? {
        switch value {
        case .integer(let value): decimal(FHIRDecimal(value), isHigh, precision).map(FHIRPathValue.decimal)
        case .decimal(let value): decimal(value, isHigh, precision).map(FHIRPathValue.decimal)
        case .quantity(let quantity):
            decimal(quantity.value, isHigh, precision).map { .quantity(quantity.with($0)) }
        case .date(let date): FHIRDateTime(date: date).flatMap { cut($0, isHigh, precision ?? 8, isDate: true) }
        case .dateTime(let value): cut(value, isHigh, precision ?? 17, isDate: false)
        case .time(let time): cutTime(time, isHigh, precision ?? 9).map(FHIRPathValue.time)
        default: nil
        }
    }

    /// Half a unit of the last place away, rounded outwards to the places asked for (8 if not).
    private static func decimal(_ value: FHIRDecimal, _ isHigh: Bool, _ precision: Int?) -> FHIRDecimal? {
        let places = precision ?? 8
        guard (0...28).contains(places), let half = FHIRDecimal("5e-\(value.decimalPlaces + 1)") else { return nil }
        let edge = isHigh ? value.adding(half) : value.subtracting(half)
        return edge?.rounded(toPlaces: places, rule: isHigh ? .up : .down).withPlaces(places)
    }

    private static func cut(_ value: FHIRDateTime, _ isHigh: Bool, _ precision: Int, isDate: Bool) -> FHIRPathValue? {
        guard [4, 6, 8, 10, 12, 14, 17].contains(precision), !isDate || precision <= 8 else { return nil }
        let date = value.date
        let month = date.month ?? (isHigh ? 12 : 1)
        let day = date.day ?? (isHigh ? FHIRDate.length(ofMonth: month, in: date.year) : 1)
        guard
            let full = FHIRDate(
                year: date.year, month: precision >= 6 ? month : nil, day: precision >= 8 ? day : nil)
        else { return nil }
        if isDate { return .date(full) }
        guard precision > 8 else { return FHIRDateTime(date: full).map(FHIRPathValue.dateTime) }
        let time: FHIRTime?
        if let own = value.time {
            time = cutTime(own, isHigh, precision - 8)
        } else {
            time = cutTime(FHIRTime(hour: isHigh ? 23 : 0), isHigh, precision - 8)
        }
        // Without an offset the moment may be as early as 14 hours ahead of UTC and as late as 12 behind.
        let offset = value.offsetMinutes ?? (isHigh ? -720 : 840)
        return FHIRDateTime(date: full, time: time, offsetMinutes: offset, isWrittenZulu: value.isWrittenZulu)
            .map(FHIRPathValue.dateTime)
    }

    private static func cutTime(_ time: FHIRTime?, _ isHigh: Bool, _ precision: Int) -> FHIRTime? {
        guard let time, [2, 4, 6, 9].contains(precision) else { return nil }
        let hasFraction = time.fractionDigits > 0
        return FHIRTime(
            hour: time.hour, minute: precision >= 4 ? time.minute ?? (isHigh ? 59 : 0) : nil,
            second: precision >= 6 ? time.second ?? (isHigh ? 59 : 0) : nil,
            nanosecond: precision >= 9 ? (hasFraction ? time.nanosecond : isHigh ? 999_000_000 : 0) : 0,
            fractionDigits: precision >= 9 ? 3 : 0)
    }
}
