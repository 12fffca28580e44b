import FoundationEssentials
import Questionnaires
import TerminalUI

extension DateRule {
    /// What a calendar offers for an item: the days between its least and its greatest date.
    init(_ item: FormItem) {
        func limit(_ value: AnswerValue?) -> PartialDate? {
            guard case .date(let date)? = value else { return nil }
            return (try? DateRule(precision: .year).read("\(date)")) ?? nil
        }
        self.init(from: limit(item.minValue)?.first, to: limit(item.maxValue)?.last, precision: .year)
    }
}

extension ClockModule {
    /// The day it is in the person's zone.
    var today: CalendarDay? {
        let parts = calendar.dateComponents([.year, .month, .day], from: now())
        guard let year = parts.year, let month = parts.month, let day = parts.day else { return nil }
        return CalendarDay(year: year, month: month, day: day)
    }
}
