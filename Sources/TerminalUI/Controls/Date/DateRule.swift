/// Which dates a field takes, and how they are read from what a person types.
public struct DateRule: Hashable, Sendable {
    /// How much of a date there must be.
    public enum Precision: Int, Hashable, Sendable {
        case year
        case month
        case day
    }

    /// The first day taken.
    public var minimum: CalendarDay?
    /// The last day taken.
    public var maximum: CalendarDay?
    /// How much of a date there must be at least.
    public var precision: Precision

    /// Makes a rule; a part of a date is taken only where `precision` says so.
    public init(from minimum: CalendarDay? = nil, to maximum: CalendarDay? = nil, precision: Precision = .day) {
        self.minimum = minimum
        self.maximum = maximum
        self.precision = precision
    }

    /// Reads a date: `2026-11-27`, its parts `2026-11` and `2026`, `20261127`, `27.11.2026`, `11.2026`, and `27/11/2026`
    /// where only one order of day and month is possible. Digits of any script count.
    /// - Returns: the date; `nil` for an empty text.
    public func read(_ text: String) throws(DateProblem) -> PartialDate? {
        guard let writing = DateWriting(text) else {
            if text.allSatisfy(\.isWhitespace) { return nil }
            throw .notADate
        }
        let date = try writing.date()
        guard let first = date.first, let last = date.last else { throw .noSuchDay }
        switch date {
        case .year where precision != .year: throw precision == .day ? .needsDay : .needsMonth
        case .month where precision == .day: throw .needsDay
        default: break
        }
        if let minimum, last < minimum { throw .tooEarly(minimum) }
        if let maximum, first > maximum { throw .tooLate(maximum) }
        return date
    }

    /// Why a text cannot be taken and what to do, in words; `nil` where it can, or is empty.
    public func problem(_ text: String) -> Phrase? {
        do {
            _ = try read(text)
            return nil
        } catch {
            return error.phrase(typed: text)
        }
    }

    /// What may be typed, in words.
    public var hint: Phrase {
        switch precision {
        case .year: "terminal.date.hint.part"
        case .month: "terminal.date.hint.month"
        case .day: "terminal.date.hint"
        }
    }

    /// The nearest day that is taken.
    func clamp(_ day: CalendarDay) -> CalendarDay {
        if let minimum, day < minimum { return minimum }
        if let maximum, day > maximum { return maximum }
        return day
    }
}
