import FHIR
import FoundationEssentials

extension AnswerValue {
    /// Year, year and month, or a day; months and days may have one digit.
    static func date(_ text: String) -> FHIRDate? {
        let fields = text.split(separator: "-", omittingEmptySubsequences: false)
        guard (1...3).contains(fields.count), fields[0].utf8.count == 4 else { return nil }
        let numbers = fields.compactMap { wholeNumber($0) }
        guard numbers.count == fields.count else { return nil }
        return FHIRDate(
            year: numbers[0], month: numbers.count > 1 ? numbers[1] : nil, day: numbers.count > 2 ? numbers[2] : nil)
    }

    /// Hours and minutes, with seconds if wanted; R4 writes the seconds always.
    static func time(_ text: String) -> FHIRTime? {
        let fields = text.split(separator: ":", omittingEmptySubsequences: false)
        guard (2...3).contains(fields.count), let hour = wholeNumber(fields[0]), let minute = wholeNumber(fields[1]),
            fields[1].utf8.count == 2
        else { return nil }
        guard fields.count == 3 else { return FHIRTime(hour: hour, minute: minute, second: 0) }
        guard fields[2].utf8.count >= 2 else { return nil }
        let padded = fields[0].utf8.count == 1 ? "0\(text)" : text
        guard let time = FHIRTime(padded), time.second != nil else { return nil }
        return time
    }

    static func dateTime(_ text: String, timeZone: TimeZone?) throws(AnswerProblem) -> FHIRDateTime {
        guard let gap = text.firstIndex(where: { $0 == " " || $0 == "T" }) else {
            guard let date = date(text), let value = FHIRDateTime(date: date) else { throw .notADateTime(text) }
            return value
        }
        guard let date = date(String(text[..<gap])), date.day != nil else { throw .notADateTime(text) }
        var clock = String(text[text.index(after: gap)...]).trimmingSpaces()
        if let zoneStart = clock.firstIndex(where: { $0 == "Z" || $0 == "+" || $0 == "-" }) {
            let zone = clock[zoneStart...]
            clock = String(clock[..<zoneStart]).trimmingSpaces()
            guard let time = time(clock), let value = FHIRDateTime("\(date.text)T\(time.text)\(zone)") else {
                throw .notADateTime(text)
            }
            return value
        }
        guard let time = time(clock), let timeZone else { throw .notADateTime(text) }
        guard let offset = timeZone.offsets(of: date, time).first else { throw .skippedTime(text) }
        guard let value = FHIRDateTime(date: date, time: time, offsetMinutes: offset) else { throw .notADateTime(text) }
        return value
    }

    private static func wholeNumber(_ text: some StringProtocol) -> Int? {
        guard !text.isEmpty, text.utf8.count <= 4, text.utf8.allSatisfy({ (48...57).contains($0) }) else { return nil }
        return Int(text)
    }
}

extension TimeZone {
    /// Minutes east of UTC at that local time, the earlier moment first: two where the clocks are set back over it, none where
    /// they are set forward over it.
    public func offsets(of date: FHIRDate, _ time: FHIRTime) -> [Int] {
        let local = Double(date.daysSince1970 * 86_400) + Double(time.nanosecondsSinceMidnight / 1_000_000_000)
        let around = [-86_400, 86_400].map { secondsFromGMT(for: Date(timeIntervalSince1970: local + $0)) }
        return Set(around).sorted(by: >)
            .filter { secondsFromGMT(for: Date(timeIntervalSince1970: local - Double($0))) == $0 }
            .map { $0 / 60 }
    }
}
