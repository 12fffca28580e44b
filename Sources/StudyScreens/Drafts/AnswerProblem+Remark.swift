import FHIR
import Questionnaires

extension AnswerProblem {
    /// What is wrong with an answer and what would be right, and how to go back instead.
    func remark(for item: FormItem, typed: String? = nil) -> Remark {
        Remark(.entryGoBack, ["problem": .remark(fact(item, typed)), "back": .command(.back)])
    }

    /// What is wrong with an answer and what would be right.
    func fact(_ item: FormItem, _ typed: String?) -> Remark {
        switch self {
        case .empty: Remark(.entryEmpty)
        case .notANumber(let text): Remark(.entryNotANumber, ["text": .quoted(text)])
        case .notAWholeNumber(let text): Remark(.entryNotAWholeNumber, ["text": .quoted(text)])
        case .notADate(let text): Remark(.entryNotADate, ["text": .quoted(text)])
        case .notADateTime(let text): Remark(.entryNotADateTime, ["text": .quoted(text)])
        case .skippedTime(let text): Remark(.entrySkippedTime, ["text": .quoted(text)])
        case .notATime(let text): Remark(.entryNotATime, ["text": .quoted(text)])
        case .notABoolean: Remark(.entryNotABoolean)
        case .notAURI(let text): Remark(.entryNotAURI, ["text": .quoted(text)])
        case .outOfRange(let minimum, let maximum): outOfRange(minimum, maximum, item, typed)
        case .notAStep(let step): Remark(.entryNotAStep, ["step": .decimal(step)])
        case .tooLong(let count, let maximum):
            Remark(.entryTooLong, ["count": .text(String(count)), "max": .text(String(maximum))])
        case .tooShort(let count, let minimum):
            Remark(.entryTooShort, ["count": .text(String(count)), "min": .text(String(minimum))])
        case .tooManyDecimalPlaces(0): Remark(.entryNotAWholeNumber, ["text": .quoted(typed ?? "")])
        case .tooManyDecimalPlaces(let maximum): Remark(.entryTooManyPlaces, ["count": .count(maximum)])
        case .wrongFormat(let format?): Remark(.entryWrongFormat, ["format": .text(format)])
        case .wrongFormat(nil): Remark(.entryWrongFormatUnknown)
        case .severalLines: Remark(.entrySeveralLines)
        case .notAnOption(let text): Remark(.entryNotAnOption, ["text": .quoted(text)])
        case .exclusiveOption(let label): Remark(.entryExclusive, ["label": .text(label)])
        case .duplicateAnswer: Remark(.entryDuplicate)
        case .tooManyAnswers(_, let maximum): Remark(.entryTooMany, ["count": .count(maximum)])
        case .tooFewAnswers(_, let minimum): Remark(.entryTooFew, ["count": .count(minimum)])
        case .wrongUnit(let unit, let allowed):
            Remark(.entryWrongUnit, ["unit": .text(unit), "allowed": .text(allowed.joined(separator: ", "))])
        case .wrongKind, .notAQuestion, .wrongFileType, .fileTooLarge, .wrongReference: Remark(.entryWrongKind)
        case .required: Remark(.entryRequired)
        case .readOnly: Remark(.entryReadOnly)
        case .disabled, .unknownInstance: Remark(.entryNotHere)
        case .custom(let words): .verbatim(words)
        }
    }

    private func outOfRange(
        _ minimum: AnswerValue?, _ maximum: AnswerValue?, _ item: FormItem, _ typed: String?
    ) -> Remark {
        let number = typed.flatMap { AnswerValue.number(typed: $0.filter { !$0.isWhitespace }) }
        let least = minimum.map { $0.argument(in: item) }
        let most = maximum.map { $0.argument(in: item) }
        guard let number, let typed else {
            if let minimum, let most { return Remark(.entryRange, ["min": minimum.argument(), "max": most]) }
            if let least {
                return Remark(item.kind.isTemporal ? .entryTypeEarliest : .entryTypeAtLeast, ["min": least])
            }
            return most.map { Remark(item.kind.isTemporal ? .entryTypeLatest : .entryTypeAtMost, ["max": $0]) }
                ?? Remark(.entryOutOfRange)
        }
        let isAbove = maximum?.number.map { $0 < number } ?? false
        switch (minimum, most) {
        case (let minimum?, let most?):
            return Remark(
                isAbove ? .entryAbove : .entryBelow,
                ["text": .quoted(typed), "min": minimum.argument(), "max": most])
        case (_, let most?): return Remark(.entryTooHigh, ["text": .quoted(typed), "max": most])
        default:
            return least.map { Remark(.entryTooLow, ["text": .quoted(typed), "min": $0]) } ?? Remark(.entryOutOfRange)
        }
    }
}

extension Remark.Argument {
    /// What was typed, as it is named in a remark on it. It stands in its field in full: of a long paste only the beginning
    /// is said again, so that the reason stays in sight.
    fileprivate static func quoted(_ text: String) -> Self {
        text.count > 60 ? .text(text.prefix(60) + "...") : .text(text)
    }
}
