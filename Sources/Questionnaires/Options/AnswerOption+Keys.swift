import FHIR
import FHIRPath

extension AnswerOption {
    /// An option before it has a key.
    struct Source: Sendable {
        var value: AnswerValue
        /// Its words, where they are others than the value's.
        var label: String?
        var prefix: String?
        var score: FHIRDecimal?
        var isExclusive = false
        var isInitial = false
    }

    /// Gives options their keys: all prefixes, else all scores, else positions.
    static func keyed(_ sources: [Source]) -> [AnswerOption] {
        zip(sources, keys(of: sources)).map { source, key in
            AnswerOption(
                value: source.value, label: source.label ?? source.value.text, key: key, score: source.score,
                isExclusive: source.isExclusive, isInitial: source.isInitial)
        }
    }

    private static func keys(of sources: [Source]) -> [String] {
        let prefixes = sources.compactMap { $0.prefix?.withoutMarks }
        if !prefixes.isEmpty, prefixes.count == sources.count, Set(prefixes).count == sources.count {
            return prefixes
        }
        let digits = sources.compactMap { $0.score?.integer }.filter { (0...9).contains($0) }
        if digits.count == sources.count, Set(digits).count == digits.count, let low = digits.min(),
            let high = digits.max(), high - low + 1 == digits.count
        {
            return digits.map(String.init)
        }
        return sources.indices.map { String($0 + 1) }
    }
}

extension AnswerOption.Source {
    /// The option that a concept of a value set stands for.
    init(concept: Coding) {
        let label = "http://hl7.org/fhir/StructureDefinition/valueset-label"
        self.init(
            value: .coding(R4FormReader.plain(concept)), prefix: concept.extension(label)?.text, score: concept.score)
    }

    /// The option that the result of an expression stands for; `nil` if the item takes no such answer.
    init?(_ result: FHIRPathValue, for item: FormItem) {
        guard let plain = AnswerValue(result), let value = plain.adapted(to: item.kind) else { return nil }
        self.init(value: value)
        if case .coding(let coding) = value { score = coding.score }
    }
}

extension Form {
    /// The options that a value set makes; `nil` if it is not at hand.
    func options(ofValueSet canonical: String) -> [AnswerOption]? {
        valueSets.concepts(of: canonical).map {
            AnswerOption.keyed($0.concepts.map(AnswerOption.Source.init(concept:)))
        }
    }
}
