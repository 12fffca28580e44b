import FHIR
import Questionnaires

extension AlertRule {
    /// How a draft stands as to this rule.
    public struct Finding: Hashable, Sendable {
        /// Whether the answer calls for an alert.
        public var isRaised: Bool
        /// The highest score among the options chosen; 0 when none has one.
        public var score: Int
        /// The answer in words; empty when there is none.
        public var answer: String
        /// The question in full.
        public var question: String
    }

    /// Looks at the item in a draft's rows; `nil` when nobody has touched it.
    ///
    /// An answer that another has switched off was given all the same, and counts.
    public func finding(in records: some Sequence<ItemRecord>, form: Form) -> Finding? {
        guard let item = form.item(linkId: linkId) else { return nil }
        let rows = records.filter { $0.linkId == linkId }
        guard !rows.isEmpty else { return nil }
        let chosen = rows.flatMap(\.answers).compactMap { item.option(for: $0) }
        let score = chosen.compactMap { $0.score?.wholeNumber }.max() ?? 0
        return Finding(
            isRaised: score > scoreAbove, score: score, answer: chosen.map(\.label).joined(separator: ", "),
            question: item.text)
    }
}
