/// Why what was typed is no date that can be taken.
public enum DateProblem: Error, Hashable, Sendable {
    /// It is no date at all.
    case notADate
    /// There is no such month or day, as 30 February.
    case noSuchDay
    /// It may be either of two days, as `3/4/2026`.
    case ambiguous(CalendarDay, CalendarDay)
    /// The year has fewer than four digits.
    case shortYear
    /// The day is missing.
    case needsDay
    /// The month is missing.
    case needsMonth
    /// It is before the first day taken.
    case tooEarly(CalendarDay)
    /// It is after the last day taken.
    case tooLate(CalendarDay)

    /// What is wrong and what to do, in words.
    public func phrase(typed: String) -> Phrase {
        let typed = StringArgument.text(typed)
        return switch self {
        case .notADate: Phrase("terminal.date.notADate", typed)
        case .noSuchDay: Phrase("terminal.date.noSuchDay", typed)
        case .ambiguous(let first, let second):
            Phrase("terminal.date.ambiguous", typed, .text("\(first)"), .text("\(second)"))
        case .shortYear: "terminal.date.shortYear"
        case .needsDay: Phrase("terminal.date.needsDay", typed)
        case .needsMonth: Phrase("terminal.date.needsMonth", typed)
        case .tooEarly(let day): Phrase("terminal.date.tooEarly", typed, .text("\(day)"))
        case .tooLate(let day): Phrase("terminal.date.tooLate", typed, .text("\(day)"))
        }
    }
}

extension DateProblem: CustomStringConvertible {
    /// What is wrong, in English.
    public var description: String { phrase(typed: "What was typed").text(in: StringCatalogue()) }
}
