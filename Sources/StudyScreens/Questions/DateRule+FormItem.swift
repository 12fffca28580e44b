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
        let today = LocalMoment(now(), in: timeZone)
        return CalendarDay(year: today.year, month: today.month, day: today.day)
    }
}
