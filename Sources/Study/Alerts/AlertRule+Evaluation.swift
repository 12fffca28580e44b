import FHIR
import Questionnaires

extension AlertRule {
    /// How a draft stands as to this rule.
    public struct Finding: Hashable, Sendable {
        /// Whether the answer calls for an alert.
        public var isRaised: Bool
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
        return Finding(
            isRaised: chosen.contains { ($0.score?.wholeNumber ?? 0) > scoreAbove },
            answer: chosen.map(\.label).joined(separator: ", "), question: item.text)
    }
}
