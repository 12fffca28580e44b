import FHIR
import FoundationEssentials
import Questionnaires

/// How one made-up person answers on one day.
struct SyntheticAnswers {
    let person: SyntheticPerson
    /// Days since enrolment.
    let day: Int
    /// Items that alert rules look at: answered above their lowest option only in the person's safety weeks.
    let safetyItems: Set<String>

    /// Fills in a form from its first page to its last.
    func fill(
        _ form: Form, at: Date, timeZone: TimeZone, _ random: inout SyntheticGenerator, makeID: () -> UUID
    ) throws(BundleError) -> FormSession {
        do {
            var session = try FormSession(form, now: at, timeZone: timeZone, makeID: makeID)
            var seen: Set<UUID> = []
            while let id = session.pages.first(where: { !seen.contains($0) }) {
                seen.insert(id)
                guard let item = session.page(id)?.item, let answer = answer(to: item, &random) else { continue }
                _ = try session.answer(id, [answer])
            }
            return session
        } catch {
            throw BundleError(
                file: form.canonical ?? "", place: "",
                problem: .notAQuestionnaire("a made-up answer does not fit: \(error)"))
        }
    }

    private func answer(to item: FormItem, _ random: inout SyntheticGenerator) -> AnswerValue? {
        let severity = min(max(person.severity(day: day) + 0.7 * random.noise(), 0), 3)
        switch item.kind {
        case .choice:
            return option(of: item, severity: severity, &random)?.value
        case .integer:
            return .integer(Int((severity / 3 * 8).rounded()))
        case .decimal:
            let kilograms = person.weight - Double(day) * 0.02 + 0.4 * random.noise()
            return FHIRDecimal("\(Int(kilograms)).\(Int((kilograms - kilograms.rounded(.down)) * 10))").map(
                AnswerValue.decimal)
        case .text, .string:
            return random.happens(0.1) ? .string(Self.notes[random.whole(0...(Self.notes.count - 1))]) : nil
        default:
            return nil
        }
    }

    private func option(of item: FormItem, severity: Double, _ random: inout SyntheticGenerator) -> AnswerOption? {
        guard !item.options.isEmpty else { return nil }
        let last = item.options.count - 1
        if safetyItems.contains(item.linkId) {
            return item.options[person.safetyWeeks.contains(day / 7) ? min(1, last) : 0]
        }
        if item.linkId == "pain-place" { return item.options[random.whole(0...last)] }
        let rank = Int((severity / 3 * Double(last)).rounded())
        // The diary's sleep goes from bad to good.
        return item.options[item.linkId == "sleep" ? last - rank : rank]
    }

    private static let notes = [
        "Walked around the block twice.", "Slept badly since the new tablets.", "Good day.",
        "A little short of breath on the stairs.", "Visitors in the afternoon, tired afterwards.",
    ]
}
