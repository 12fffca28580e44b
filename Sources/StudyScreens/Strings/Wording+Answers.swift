import FHIR
import FoundationEssentials
import Questionnaires
import TerminalUI

extension Wording {
    /// An answer's words, with the number printed before an option. Dates, times and numbers stand as the person's language
    /// has them, as everywhere on the screens; what is kept stays as FHIR writes it.
    func text(_ answer: AnswerValue, in item: FormItem) -> String {
        if let option = item.option(for: answer) { return "\(option.key) \(label(option, of: item))" }
        if case .decimal(let text, let unit) = answer.argument(in: item) { return number(text, unit: unit) }
        return written(answer) ?? answer.text(in: item)
    }

    /// An option's words. Yes and no are the program's own, and so are days and times.
    func label(_ option: AnswerOption, of item: FormItem) -> String {
        switch option.value {
        case .boolean(let value) where item.kind == .boolean: text(value ? .fillingYes : .fillingNo)
        default: written(option.value) ?? option.label
        }
    }

    /// A date or a time in words; `nil` for every other kind of answer.
    private func written(_ answer: AnswerValue) -> String? {
        switch answer {
        case .date(let date): written(date)
        case .time(let time): written(time)
        case .dateTime(let moment): written(moment)
        default: nil
        }
    }

    /// `30 Nov 2026`, `Nov 2026` or `2026`: as much as is known, and always with its year.
    private func written(_ date: FHIRDate) -> String {
        guard let number = date.month else { return date.text }
        let month = StringArgument.named("month", .text(catalogue.text(StringKey("date.month\(number)"))))
        let year = StringArgument.named("year", .text(String(date.year)))
        guard let day = date.day else { return catalogue.text(.dateMonthYear, [month, year]) }
        return catalogue.text(.dateDayYear, [.named("day", .number(day)), month, year])
    }

    /// `09:41`, with its seconds where there are any.
    private func written(_ time: FHIRTime) -> String {
        time.second == 0 && time.nanosecond == 0 ? String(time.text.prefix(5)) : time.text
    }

    /// The day and the time as they were meant where they were given. A time that comes twice that day says which one it is.
    private func written(_ moment: FHIRDateTime) -> String {
        guard let time = moment.time else { return written(moment.date) }
        let text = catalogue.text(
            .dateAt, [.named("day", .text(written(moment.date))), .named("time", .text(written(time)))])
        let offsets = timeZone.offsets(of: moment.date, time)
        guard offsets.count == 2, let offset = moment.offsetMinutes, let index = offsets.firstIndex(of: offset) else {
            return text
        }
        return catalogue.text(index == 0 ? .dateFirstOfTwo : .dateSecondOfTwo, [.named("moment", .text(text))])
    }
}

extension AnswerValue {
    /// The answer as a remark names it: a number in the person's language, with its unit where it is an item's.
    func argument(in item: FormItem? = nil) -> Remark.Argument {
        let unit = item?.unit.flatMap { $0.display ?? $0.code }
        switch self {
        case .integer(let value): return .decimal(String(value), unit: unit)
        case .decimal(let value): return .decimal(value.text, unit: unit)
        case .quantity(let value): return .decimal(value.value?.text ?? "", unit: value.unit ?? value.code)
        default: return .text(item.map(text(in:)) ?? text)
        }
    }
}
