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

    /// The response that follows on one that was loaded: with everything in it that is no answer, and the answers as they are now.
    ///
    /// Where the answers differ, `authored` is new, and a completed response becomes an amended one. Without a response before it
    /// the answers are in progress.
    public func response(updating earlier: QuestionnaireResponse?, authored: Date) -> QuestionnaireResponse {
        guard let earlier else { return response(status: .inProgress, authored: authored, subject: nil) }
        let items = ResponseProjection(session: self).items(in: 0)
        let content = items.map { JSON.object($0.json) }
        guard earlier.items.map(Self.answersAlone) != items.map(Self.answersAlone) else { return earlier }
        var json = earlier.json
        json["questionnaire"] = json["questionnaire"] ?? form.canonical.map(JSON.string)
        if earlier.status == .completed { json["status"] = .string(QuestionnaireResponse.Status.amended.rawValue) }
        json["authored"] = Self.dateTime(authored, in: timeZone).map { .string($0.text) }
        json["item"] = content.isEmpty ? nil : .array(content)
        // It is made of what was read and of items that were made here.
        return (try? QuestionnaireResponse(json: json)) ?? earlier
    }

    /// An item with its answers and items and nothing else.
    private static func answersAlone(_ item: QuestionnaireResponse.Item) -> JSON {
        let answers = item.answers.map { answer in
            QuestionnaireResponse.Answer(json: answer.json, items: []).json.filter {
                $0.name != "id" && $0.name != "item"
            }
            .map { JSON.object([$0.name: $0.value]) } + answer.items.map(answersAlone)
        }
        return .array([.string(item.linkId)] + answers.map(JSON.array) + item.items.map(answersAlone))
    }

    /// The moment as seen in a zone.
    static func dateTime(_ date: Date, in zone: TimeZone) -> FHIRDateTime? {
        FHIRDateTime(
            secondsSince1970: date.timeIntervalSince1970, offsetMinutes: zone.secondsFromGMT(for: date) / 60)
    }
}
