import FHIR
import FoundationEssentials

extension FormSession {
    /// The answers as a FHIR R4 QuestionnaireResponse.
    ///
    /// Items are in the form's order and nesting, items below a question in its answers, repetitions beside each other. Disabled
    /// items and what was never answered are left out; hidden and calculated ones are in. Declined answers carry the reason
    /// `asked-declined`.
    /// - Parameters:
    ///   - status: how far it has come. It is not checked against what is open.
    ///   - authored: when the answers were given; written in the session's zone.
    ///   - subject: whom they are about.
    ///   - author: who wrote them down.
    ///   - source: who gave them.
    public func response(
        status: QuestionnaireResponse.Status, authored: Date, subject: Reference?, author: Reference? = nil,
        source: Reference? = nil
    ) -> QuestionnaireResponse {
        QuestionnaireResponse(
            questionnaire: form.canonical, status: status, subject: subject,
            authored: Self.dateTime(authored, in: timeZone), author: author, source: source,
            items: ResponseProjection(session: self).items(in: 0))
    }

    /// The moment as seen in a zone.
    static func dateTime(_ date: Date, in zone: TimeZone) -> FHIRDateTime? {
        FHIRDateTime(
            secondsSince1970: date.timeIntervalSince1970, offsetMinutes: zone.secondsFromGMT(for: date) / 60)
    }
}
