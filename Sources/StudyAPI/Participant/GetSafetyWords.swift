/// The study's words about answers that could not be saved.
///
/// Whoever has given an answer that is a safety matter reads the study's words whatever the store does. They say that the
/// answer is not saved; no alert is raised, and nothing is written. Needs no draft.
public struct GetSafetyWords: StudyRequest {
    /// One text for each rule that the answers call for, in the study's order, paragraph by paragraph.
    public typealias Reply = [[String]]

    /// The questionnaire, `url|version`.
    public var questionnaire: String
    /// The items whose answers were not saved.
    public var items: [DraftItem]

    /// Makes the request.
    public init(questionnaire: String, items: [DraftItem]) {
        self.questionnaire = questionnaire
        self.items = items
    }
}
