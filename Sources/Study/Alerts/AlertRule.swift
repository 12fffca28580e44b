import FHIR
import FoundationEssentials

/// An answer that somebody must look at: which one, who owns it and until when, and what the participant reads at once.
public struct AlertRule: Hashable, Sendable {
    /// What the participant reads.
    public struct Texts: Hashable, Sendable {
        /// Within coverage hours.
        public var covered: String
        /// Outside of them.
        public var uncovered: String
        /// At any hour, about an answer that could not be saved: nobody on the team knows of it.
        public var unkept: String
    }

    /// Names the rule in the bundle.
    public var id: String
    /// Grows with each change of the rule.
    public var version: Int
    /// The study's short words for it.
    public var title: String
    /// The questionnaire it looks at, `url|version`.
    public var questionnaire: String
    /// The item it looks at.
    public var linkId: String
    /// It is raised by an answer whose score is above this.
    public var scoreAbove: Int
    /// The role that owns the alert.
    public var owner: String
    /// The role that takes over.
    public var deputy: String
    /// Minutes of coverage without an acknowledgement after which it goes to the deputy.
    public var escalateAfterMinutes: Int
    /// When the owner is on duty.
    public var coverage: CoverageHours
    /// The texts by language; the study's own language is among them.
    public var texts: [String: Texts]
    /// The language taken when a text in another is not there.
    public var language: String

    /// The text to show at `now` in `language`, or in the study's language when there is none in that.
    public func text(at now: Date, language: String?) -> String {
        guard let texts = texts(language: language) else { return "" }
        return coverage.contains(now) ? texts.covered : texts.uncovered
    }

    /// The texts in `language`, or in the study's language when there are none in that.
    public func texts(language: String?) -> Texts? {
        let wanted = language.flatMap { texts[$0] ?? texts[String($0.prefix { $0 != "-" })] }
        return wanted ?? texts[self.language]
    }

    /// When an alert raised at `raised` goes to the deputy: so many minutes later, counted from the next hour of coverage
    /// when nobody is on duty.
    public func escalatesAt(raised: Date) -> Date {
        coverage.next(from: raised).addingTimeInterval(Double(escalateAfterMinutes) * 60)
    }
}

extension AlertRule {
    init(_ json: JSON, file: String, place: String, questionnaires: [String], language: String) throws(BundleError) {
        let object = try BundleObject(
            json, file: file, place: place,
            known: [
                "id", "version", "title", "questionnaire", "linkId", "scoreAbove", "owner", "deputy",
                "escalateAfterMinutes", "coverage", "texts",
            ])
        id = try object.text("id", wanted: "the rule's id")
        version = try object.number("version", in: 1...1_000_000)
        title = try object.text("title", wanted: "the study's short words for the alert")
        questionnaire = try object.questionnaire(of: questionnaires)
        linkId = try object.text("linkId", wanted: "the item's linkId")
        scoreAbove = try object.number("scoreAbove", in: 0...1_000_000)
        owner = try object.text("owner", wanted: "the role that owns the alert: it must belong to someone")
        deputy = try object.text("deputy", wanted: "the role that takes over when the owner does not answer")
        escalateAfterMinutes = try object.number("escalateAfterMinutes", in: 1...10_080)
        coverage = try CoverageHours(
            object.value("coverage", wanted: "the hours in which the owner is on duty"), file: file,
            place: object.path("coverage"))
        let texts = try object.value("texts", wanted: "what the participant reads, by language")
        var byLanguage: [String: Texts] = [:]
        for member in texts.object?.members ?? [] {
            let text = try BundleObject(
                member.value, file: file, place: "\(object.path("texts")).\(member.name)",
                known: ["covered", "uncovered", "unkept"])
            byLanguage[member.name] = Texts(
                covered: try text.text("covered", wanted: "the text within coverage hours"),
                uncovered: try text.text("uncovered", wanted: "the text outside coverage hours"),
                unkept: try text.text("unkept", wanted: "the text about an answer that could not be saved"))
        }
        guard byLanguage[language] != nil else {
            throw object.error("texts", .missing(wanted: "texts in the study's language, \(language)"))
        }
        self.texts = byLanguage
        self.language = language
    }
}
