/// How often a task comes, counted in days from its first slot.
public enum Recurrence: Hashable, Sendable {
    /// On the first day only.
    case once
    /// Every so many days, at least 1.
    case daily(every: Int)
    /// Every so many weeks, at least 1, on the weekday of the first slot.
    case weekly(every: Int)

    /// The days within `days` on which the task comes, ascending, none before `first`.
    ///
    /// Depends on nothing but its arguments. The cost grows with the number of days returned.
    public func days(from first: CalendarDay, in days: Range<CalendarDay>) -> [CalendarDay] {
        guard let step else { return days.contains(first) ? [first] : [] }
        let start = max(first.number, days.lowerBound.number)
        let skipped = (start - first.number + step - 1) / step
        let begin = first.number + skipped * step
        return stride(from: begin, to: max(begin, days.upperBound.number), by: step).map(CalendarDay.init(number:))
    }

    private var step: Int? {
        switch self {
        case .once: nil
        case .daily(let every): every
        case .weekly(let every): 7 * every
        }
    }
}
