import FHIR
import Questionnaires

/// What one response scored by one rule.
public struct Score: Hashable, Sendable {
    /// The rule's id.
    public var rule: String
    /// The rule's version.
    public var version: Int
    /// The score, or `nil` when too many items are missing.
    public var value: Int?
    /// How many of the items have a scored answer. A declined item has none.
    public var answered: Int
    /// How many items the rule has.
    public var items: Int
    /// The band's code, if there is a score.
    public var band: String?
}

extension ScoreRule {
    /// Scores a response.
    ///
    /// A missing item is never 0: the mean of the others stands for up to `maximumMissing` items, the sum rounded half up to
    /// a whole number (Kroenke & Spitzer, Psychiatr Ann 2002;32:509-515, for the PHQ-9); with more missing there is no score.
    public func score(_ response: JSONObject, form: Form) -> Score {
        var sum = 0
        var answered = 0
        let scores = itemScores(response, form: form)
        for linkId in items {
            if let score = scores[linkId] {
                sum += score
                answered += 1
            }
        }
        let scorable = answered > 0 && items.count - answered <= maximumMissing
        let value = scorable ? (2 * sum * items.count + answered) / (2 * answered) : nil
        return Score(
            rule: id, version: version, value: value, answered: answered, items: items.count,
            band: value.flatMap { band(of: $0)?.code })
    }

    private func itemScores(_ response: JSONObject, form: Form) -> [String: Int] {
        var found: [String: Int] = [:]
        collect(response["item"], form: form, into: &found)
        return found
    }

    private func collect(_ list: JSON?, form: Form, into found: inout [String: Int]) {
        for item in list?.array ?? [] {
            for answer in item["answer"]?.array ?? [] {
                if let linkId = item["linkId"]?.string, let object = answer.object,
                    let value = AnswerValue(answerJSON: object),
                    let score = form.item(linkId: linkId)?.option(for: value)?.score?.wholeNumber
                {
                    found[linkId] = score
                }
                collect(answer["item"], form: form, into: &found)
            }
            collect(item["item"], form: form, into: &found)
        }
    }

    /// Checks that the form has the items, each a choice whose options all have a whole, non-negative score.
    func check(against form: Form, file: String, place: String) throws(BundleError) {
        var most = 0
        for (index, linkId) in items.enumerated() {
            let scores = form.item(linkId: linkId)?.options.map(\.score?.wholeNumber) ?? []
            let whole = scores.compactMap { $0 }.filter { $0 >= 0 }
            guard !whole.isEmpty, whole.count == scores.count else {
                throw BundleError(
                    file: file, place: "\(place).items[\(index)]",
                    problem: .wrong(wanted: "the linkId of a choice whose options all have a whole score"))
            }
            most += whole.max() ?? 0
        }
        guard most == maximum else {
            throw BundleError(
                file: file, place: "\(place).maximum", problem: .wrong(wanted: "\(most), the sum of the highest scores")
            )
        }
    }
}

extension FHIRDecimal {
    /// The value as an integer, or `nil` when it is not whole or does not fit.
    var wholeNumber: Int? {
        let text = text
        let whole = text.split(separator: ".", omittingEmptySubsequences: false)
        guard whole.count <= 2, whole.count == 1 || whole[1].allSatisfy({ $0 == "0" }) else { return nil }
        return Int(whole[0])
    }
}
