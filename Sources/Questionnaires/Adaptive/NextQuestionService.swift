import FHIR

/// Chooses the questions of adaptive forms: SDC's operation `$next-question`.
public protocol NextQuestionService: Sendable {
    /// The response with one question more in the questionnaire it contains; or, at the end, with the status `completed` and maybe
    /// scores. Errors of any kind are told to the person, who can try again.
    /// - Parameter response: as far as it has come, with the questions asked so far in the questionnaire it contains.
    func nextQuestion(after response: JSONObject) async throws -> JSONObject
}
