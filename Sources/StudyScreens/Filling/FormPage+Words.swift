import FHIR
import FoundationEssentials
import Questionnaires
import TerminalUI

extension FormPage {
    /// The question with its printed number; the linkId of one that has neither number nor text.
    var question: String {
        guard let prefix = item.prefix, !prefix.isEmpty else { return item.text.isEmpty ? item.linkId : item.text }
        return item.text.isEmpty ? prefix : "\(prefix) \(item.text)"
    }

    /// The question for a place where another number, or its own, stands before it.
    var questionWithoutNumber: String { item.text.isEmpty ? question : item.text }

    /// The number printed on the form, without what only sets it off; `nil` where there is none, or one of several words.
    var printedNumber: String? {
        guard let number = item.prefix?.withoutMarks, !number.contains(where: \.isWhitespace) else { return nil }
        return number
    }

    /// How the question stands, for the overview.
    func answerRemark(_ buffer: EntryBuffer?, _ wording: Wording) -> Remark {
        if let buffer, buffer.problem != nil, !buffer.text.isEmpty {
            return Remark(.fillingNotKept, ["text": .text(buffer.text)])
        }
        if state == .declined { return Remark(.fillingDeclined) }
        if answers.isEmpty { return Remark(item.isRequired ? .fillingNotAnsweredRequired : .fillingNotAnswered) }
        return .verbatim(answers.map { wording.text($0, in: item) }.joined(separator: "; "))
    }
}

extension Wording {
    /// What a field takes: its range, the way to write a date.
    func hint(_ item: FormItem) -> String? {
        if let format = item.entryFormat { return format }
        switch item.kind {
        case .date: return format(.entryFormatDate, item)
        case .dateTime: return format(.entryFormatDateTime, item)
        case .time: return format(.entryFormatTime, item)
        default: return range(item)
        }
    }

    private func format(_ key: StringKey, _ item: FormItem) -> String {
        [text(key), range(item)].compactMap(\.self).joined(separator: "; ")
    }

    private func range(_ item: FormItem) -> String? {
        if let slider = item.slider, let minimum = item.minValue, let maximum = item.maxValue {
            return text(
                .linearScale,
                [
                    "low": .decimal(minimum.text, unit: slider.lowLabel),
                    "high": .decimal(maximum.text, unit: slider.highLabel),
                ])
        }
        switch (item.minValue, item.maxValue) {
        case (let minimum?, let maximum?):
            return text(.entryBetween, ["min": minimum.argument(), "max": maximum.argument(in: item)])
        case (let minimum?, nil):
            return text(item.kind.isTemporal ? .entryEarliest : .entryAtLeast, ["min": minimum.argument(in: item)])
        case (nil, let maximum?):
            return text(item.kind.isTemporal ? .entryLatest : .entryAtMost, ["max": maximum.argument(in: item)])
        case (nil, nil): return nil
        }
    }
}

extension Array where Element == FormPage {
    /// By what the questions are called where one is chosen by its number: as on the paper form where each has a printed number
    /// of its own there, else by their place. One numbering only, so that the number that is read out is the one that is typed.
    var numbers: [String] {
        let printed = compactMap(\.printedNumber)
        guard printed.count == count, Set(printed.map { $0.lowercased() }).count == count else {
            return indices.map { String($0 + 1) }
        }
        return printed
    }

    /// The one that somebody calls by its number.
    func page(numbered words: String) -> FormPage? {
        let wanted = words.withoutMarks?.lowercased()
        return zip(numbers, self).first { $0.0.lowercased() == wanted }?.1
    }
}

extension Recovery {
    /// What was kept, in words, one remark a line.
    var remarks: [Remark] {
        var remarks = [Remark(.fillingRecovered, ["count": .count(answered)])]
        if let savedAt { remarks.append(Remark(.fillingRecoveredAt, ["moment": .moment(savedAt)])) }
        if hasTyped { remarks.append(Remark(.fillingRecoveredTyped)) }
        if let position {
            remarks.append(
                Remark(
                    .fillingRecoveredPosition,
                    ["position": .text(String(position)), "count": .text(String(count))]))
        } else {
            remarks.append(Remark(.fillingRecoveredReview))
        }
        return remarks
    }
}

extension FormSession {
    /// Says what a response will lack because it cannot be asked for; `nil` when that is nothing.
    var remarkOnUnaskable: Remark? {
        let names = requiredButUnaskable.map { $0.item.text.isEmpty ? $0.item.linkId : $0.item.text }
        return names.isEmpty ? nil : Remark(.fillingUnaskable, ["questions": .text(names.joined(separator: "; "))])
    }
}
