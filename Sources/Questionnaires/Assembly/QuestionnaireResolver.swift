import FHIR
import FHIRPath

/// Finds the questionnaires that others are put together of.
public protocol QuestionnaireResolver {
    /// The questionnaire with that canonical address, `url` or `url|version`; `nil` if it is not at hand. Of one without a version
    /// any may be given, of one with a version only that.
    func questionnaire(_ canonical: String) -> JSONObject?
}

extension Definitions: QuestionnaireResolver {
    /// The questionnaire among these resources.
    public func questionnaire(_ canonical: String) -> JSONObject? {
        resource(Questionnaire.resourceType, canonical)
    }
}
