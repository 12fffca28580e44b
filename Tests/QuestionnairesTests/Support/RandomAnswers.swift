import FHIR
import Foundation
import Questionnaires

/// Takes random steps through a session: answers that fit and some that do not, taking back, declining, repetitions.
struct RandomAnswers {
    var random: SeededGenerator

    init(seed: UInt64) { random = SeededGenerator(seed: seed) }

    /// One step. Says what changed; `nil` if the session refused it.
    mutating func step(_ session: inout FormSession) -> FormChange? {
        if Int.random(in: 0..<12, using: &random) == 0 { return repetition(&session) }
        let hidden = session.instances.filter { $0.isEnabled && $0.item.isHidden && $0.item.kind.isQuestion }.map(\.id)
        guard let id = (session.pages + hidden).randomElement(using: &random),
            let item = session.instance(id)?.item
        else { return nil }
        switch Int.random(in: 0..<10, using: &random) {
        case 0: return try? session.erase(id)
        case 1: return try? session.decline(id)
        default: return try? session.answer(id, values(for: item))
        }
    }

    private mutating func repetition(_ session: inout FormSession) -> FormChange? {
        let groups = session.instances.filter { $0.item.kind == .group && $0.item.repeats }
        guard groups.count < 40, let group = groups.randomElement(using: &random) else { return nil }
        return Bool.random(using: &random)
            ? try? session.addRepetition(of: group.item.linkId, in: group.parent)
            : try? session.removeRepetition(group.id)
    }

    mutating func values(for item: FormItem) -> [AnswerValue] {
        let count = item.takesSeveralAnswers ? Int.random(in: 1...3, using: &random) : 1
        var values: [AnswerValue] = []
        for _ in 0..<count {
            let value = value(for: item)
            if !values.contains(value) { values.append(value) }
        }
        return values
    }

    private mutating func value(for item: FormItem) -> AnswerValue {
        if let option = item.options.randomElement(using: &random) { return option.value }
        let number = Int.random(in: -3...120, using: &random)
        switch item.kind {
        case .boolean: return .boolean(number % 2 == 0)
        case .integer: return .integer(number)
        case .decimal: return FHIRDecimal("\(number).50").map(AnswerValue.decimal) ?? .integer(number)
        case .date: return FHIRDate(year: 1900 + abs(number), month: 2, day: 28).map(AnswerValue.date) ?? .boolean(true)
        case .dateTime:
            return FHIRDateTime("20\(10 + abs(number) % 80)-05-06T07:08:09+02:00").map(AnswerValue.dateTime)
                ?? .boolean(true)
        case .time:
            return FHIRTime(hour: abs(number) % 24, minute: 30, second: 0).map(AnswerValue.time) ?? .boolean(true)
        case .quantity:
            return .quantity(Quantity(value: FHIRDecimal(number), unit: item.unit?.display, code: item.unit?.code))
        case .url: return .uri("https://example.org/\(number)")
        case .choice: return .coding(Coding(system: "urn:test", code: "c\(number % 5)", display: "C"))
        default: return .string(["a", "two words", "drei Wörter hier", "x\ny"].randomElement(using: &random) ?? "a")
        }
    }
}
