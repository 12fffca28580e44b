import FHIR

/// How a score is made from a response: the sum of its items, with a rule for missing ones and bands of severity.
public struct ScoreRule: Hashable, Sendable {
    /// A range of the score that means something.
    public struct Band: Hashable, Sendable {
        /// The least score in the band; the next band's least ends it.
        public var from: Int
        /// Names the band in data.
        public var code: String
        /// The band in words.
        public var label: String
    }

    /// Whether a higher score is worse or better.
    public enum Direction: String, Hashable, Sendable {
        case worse
        case better
    }

    /// Names the score in the bundle.
    public var id: String
    /// Grows with each change of the rule; stored with each score.
    public var version: Int
    /// The instrument's title.
    public var title: String
    /// The questionnaire whose responses are scored, `url|version`.
    public var questionnaire: String
    /// The linkIds of the items that are summed.
    public var items: [String]
    /// The highest score possible.
    public var maximum: Int
    /// How many items may be missing: the mean of the others stands for them.
    public var maximumMissing: Int
    /// What a higher score means.
    public var higherIs: Direction
    /// The bands, ascending; the first begins at the least score.
    public var bands: [Band]
    /// Where the rule and its bands come from.
    public var source: String
    /// The people for whom the bands hold.
    public var population: String

    /// The band of a score, or `nil` below the first.
    public func band(of value: Int) -> Band? { bands.last { $0.from <= value } }
}

extension ScoreRule {
    init(_ json: JSON, file: String, place: String, questionnaires: [String]) throws(BundleError) {
        let object = try BundleObject(
            json, file: file, place: place,
            known: [
                "id", "version", "title", "questionnaire", "items", "maximum", "maximumMissing", "higherIs", "bands",
                "source", "population",
            ])
        id = try object.text("id", wanted: "the score's id")
        version = try object.number("version", in: 1...1_000_000)
        title = try object.text("title", wanted: "the instrument's title")
        questionnaire = try object.questionnaire(of: questionnaires)
        items = try object.list("items", wanted: "linkIds") { json, place throws(BundleError) in
            guard let text = json.string, !text.isEmpty else {
                throw BundleError(file: file, place: place, problem: .wrong(wanted: "a linkId"))
            }
            return text
        }
        maximum = try object.number("maximum", in: 1...1_000_000)
        maximumMissing = try object.number("maximumMissing", in: 0...(items.count - 1))
        higherIs = try object.parsed("higherIs", wanted: "worse or better", Direction.init(rawValue:))
        bands = try object.list("bands", wanted: "bands") { json, place throws(BundleError) in
            let band = try BundleObject(json, file: file, place: place, known: ["from", "code", "label"])
            return Band(
                from: try band.number("from", in: 0...1_000_000),
                code: try band.text("code", wanted: "the band's code"),
                label: try band.text("label", wanted: "the band in words"))
        }
        source = try object.text("source", wanted: "where the bands come from")
        population = try object.text("population", wanted: "the people for whom the bands hold")
        guard zip(bands, bands.dropFirst()).allSatisfy({ $0.from < $1.from }) else {
            throw object.error("bands", .wrong(wanted: "in ascending order of \"from\""))
        }
        guard Set(items).count == items.count else {
            throw object.error("items", .wrong(wanted: "a list without repeats"))
        }
    }
}
