import FHIR

/// How the answers to a known set of questions are scored: data, read with ``init(_:)``.
///
/// Questions go by their numbers in the instrument, from 1, whatever their linkIds are in a form.
public struct Instrument: Hashable, Sendable {
    /// Names it in data.
    public let id: String
    /// The name for people.
    public let title: String
    /// Grows with each change of the rules; a score is stored with it.
    public let version: Int
    /// Where the rules and bands were published.
    public let reference: String
    /// How many questions it has.
    public let count: Int
    /// What is scored, in order.
    public let scales: [Scale]

    /// The scale with that id.
    public func scale(_ id: String) -> Scale? { scales.first { $0.id == id } }

    /// One score of an instrument.
    public struct Scale: Hashable, Sendable {
        /// How the items come together.
        public enum Method: String, Hashable, Sendable {
            /// They are added.
            case sum
            /// Their mean.
            case mean
        }

        /// What stands for an answer that is missing.
        public enum StandIn: Hashable, Sendable {
            /// The mean of the others.
            case mean
            /// A value, as it is after recoding.
            case value(FHIRDecimal)
        }

        /// A range of the score that means something.
        public struct Band: Hashable, Sendable {
            /// The least score in it; the next band's least ends it.
            public let from: FHIRDecimal
            /// What it means.
            public let label: String
        }

        /// Questions that are not asked after an answer to another one, and count as a value then.
        struct Skip: Hashable, Sendable {
            let item: Int
            let answer: FHIRDecimal
            let items: [Int]
            let value: FHIRDecimal
        }

        /// Names it within the instrument.
        public let id: String
        /// The numbers of its questions.
        public let items: [Int]
        /// How they come together.
        public let method: Method
        /// What the answers to an item count for, where they count for something else.
        let recodes: [Int: [FHIRDecimal: FHIRDecimal]]
        let skips: [Skip]
        /// What the result is multiplied by, and what is added then.
        let factor, offset: FHIRDecimal
        /// How many answers may be missing.
        public let mostMissing: Int
        /// What stands for them.
        public let standIn: StandIn
        /// The digits behind the point that a score is rounded to, half up.
        public let places: Int
        /// The least and the greatest score.
        public let range: ClosedRange<FHIRDecimal>
        /// The bands, ascending; empty if its authors give none.
        public let bands: [Band]
        /// For whom the bands hold; empty where the reference says nothing.
        public let population: String
    }
}

/// What answers score on one scale.
public struct ScaleScore: Hashable, Sendable {
    /// The score; `nil` where too much is missing.
    public let value: FHIRDecimal?
    /// How many of the questions count: those answered, and those that were rightly skipped.
    public let answered: Int
    /// How many there are.
    public let expected: Int
    /// What the score means.
    public let band: Instrument.Scale.Band?
    /// Why there is no score.
    public let reason: String?
}

extension Instrument.Scale {
    /// The score of answers by the numbers of their questions, each as its option counts. A missing one is never 0.
    public func score(_ answers: [Int: FHIRDecimal]) -> ScaleScore {
        var values: [FHIRDecimal] = []
        for item in items {
            if let answer = answers[item] {
                guard let recode = recodes[item] else {
                    values.append(answer)
                    continue
                }
                // An answer that the instrument does not know is none.
                if let value = recode[answer] { values.append(value) }
            } else if let skip = skips.first(where: { $0.items.contains(item) && answers[$0.item] == $0.answer }) {
                values.append(skip.value)
            }
        }
        let missing = items.count - values.count
        guard !values.isEmpty, missing <= mostMissing else {
            return ScaleScore(
                value: nil, answered: values.count, expected: items.count, band: nil,
                reason: "\(missing) of \(items.count) answers are missing; at most \(mostMissing) may be")
        }
        let value = total(values, missing)
        return ScaleScore(
            value: value, answered: values.count, expected: items.count,
            band: value.flatMap { value in bands.last { $0.from <= value } },
            reason: value == nil ? "the numbers are too large" : nil)
    }

    /// The products come before the one quotient, so that nothing is rounded twice.
    private func total(_ values: [FHIRDecimal], _ missing: Int) -> FHIRDecimal? {
        var sum = FHIRDecimal.sum(values)
        if case .value(let value) = standIn { sum = sum?.adding(value.multiplying(by: FHIRDecimal(missing)) ?? .zero) }
        let isComplete = missing == 0 || standIn != .mean
        let divisor: Int =
            switch method {
            case .sum: isComplete ? 1 : values.count
            case .mean: standIn == .mean ? values.count : items.count
            }
        let multiplier = method == .sum && !isComplete ? items.count : 1
        return sum?.multiplying(by: FHIRDecimal(multiplier))?.multiplying(by: factor)?
            .dividing(by: FHIRDecimal(divisor))?.adding(offset)?
            .rounded(toPlaces: places, rule: .toNearestOrAwayFromZero)
    }
}

extension Instrument {
    /// The scores of a response on every scale, in their order.
    /// - Parameter linkIds: of the instrument's questions in a form, the first question's first.
    public func scores(of response: QuestionnaireResponse, for form: Form, linkIds: [String]) -> [ScaleScore] {
        var answers: [Int: FHIRDecimal] = [:]
        for (place, linkId) in linkIds.enumerated() {
            // Of several answers, or several repetitions, none is the one.
            let given = response.items(linkId: linkId).flatMap(\.answers)
            guard given.count == 1, let value = AnswerValue(answerJSON: given[0].json) else { continue }
            answers[place + 1] = form.item(linkId: linkId)?.option(for: value)?.score ?? value.number
        }
        return scales.map { $0.score(answers) }
    }
}
