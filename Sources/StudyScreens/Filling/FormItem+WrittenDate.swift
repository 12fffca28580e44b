import Questionnaires
import TerminalUI

extension FormItem {
    /// A typed text as the form reads it: a date as people write it becomes year-month-day where it can only mean one day.
    /// Anything else stays as it is.
    func readable(_ text: String) -> String {
        guard kind == .date, let date = (try? DateRule(precision: .year).read(text)) ?? nil else { return text }
        return "\(date)"
    }
}
