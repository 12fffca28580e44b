/// The parts of a date as a person wrote it: one to three numbers and what stands between them.
struct DateWriting {
    private var parts: [String]
    private var separator: Character

    /// Takes a text apart; `nil` where it is no date.
    init?(_ text: String) {
        var parts = [""]
        var separators: [Character] = []
        for character in text where !character.isWhitespace {
            if let digit = character.decimalDigit {
                parts[parts.count - 1] += digit
            } else if let separator = Self.separators[character] {
                separators.append(separator)
                parts.append("")
            } else {
                return nil
            }
        }
        guard parts.allSatisfy({ !$0.isEmpty }), parts.count <= 3, Set(separators).count <= 1 else { return nil }
        self.parts = parts
        separator = separators.first ?? "-"
        if parts.count == 1, parts[0].count == 8 {
            let digits = Array(parts[0])
            self.parts = [String(digits[..<4]), String(digits[4..<6]), String(digits[6...])]
        }
        guard self.parts.allSatisfy({ $0.count <= 4 }) else { return nil }
    }

    private static let separators: [Character: Character] = [
        "-": "-", "‐": "-", "–": "-", "−": "-", "－": "-", ".": ".", "．": ".", "/": "/", "／": "/",
    ]

    private func number(_ index: Int) -> Int { Int(parts[index]) ?? 0 }

    /// The date, which may not exist where it is a part: ``PartialDate/first`` tells.
    func date() throws(DateProblem) -> PartialDate {
        let isYear = parts.map { $0.count == 4 }
        switch parts.count {
        case 1:
            guard isYear[0] else { throw parts[0].count < 3 ? .shortYear : .notADate }
            return .year(number(0))
        case 2:
            if isYear[0], !isYear[1] { return .month(year: number(0), month: number(1)) }
            if isYear[1], !isYear[0] { return .month(year: number(1), month: number(0)) }
            throw isYear[0] ? .notADate : .shortYear
        default:
            if isYear[0], !isYear[1], !isYear[2] { return try day(number(0), number(1), number(2)) }
            guard !isYear[0], !isYear[1] else { throw .notADate }
            guard isYear[2] else { throw .shortYear }
            return try dayLast()
        }
    }

    private func day(_ year: Int, _ month: Int, _ day: Int) throws(DateProblem) -> PartialDate {
        guard let day = CalendarDay(year: year, month: month, day: day) else { throw .noSuchDay }
        return .day(day)
    }

    /// The year stands last: with points between, the day is first; otherwise only one order may be possible.
    private func dayLast() throws(DateProblem) -> PartialDate {
        let dayFirst = CalendarDay(year: number(2), month: number(1), day: number(0))
        if separator == "." {
            guard let dayFirst else { throw .noSuchDay }
            return .day(dayFirst)
        }
        let monthFirst = CalendarDay(year: number(2), month: number(0), day: number(1))
        switch (dayFirst, monthFirst) {
        case (let first?, let second?) where first != second: throw .ambiguous(first, second)
        case (let found?, _), (nil, let found?): return .day(found)
        case (nil, nil): throw .noSuchDay
        }
    }
}
