import FHIR
import Foundation
import Questionnaires

/// Forms and sessions for tests, from the JSON of their items.
enum Forms {
    static let zone = TimeZone(identifier: "Europe/Zurich") ?? .gmt
    /// 2026-11-30, 09:00 in Zurich.
    static let now = Date(timeIntervalSince1970: 1_796_025_600)

    static func form(_ items: String, more: String = "") throws -> Form {
        let text = """
            {"resourceType": "Questionnaire", "url": "https://cohort.example/q/test", "version": "1", "status": "active",
             "title": "Test"\(more), "item": [\(items)]}
            """
        return try Form(Questionnaire(json: JSON(parsing: text)))
    }

    static func session(_ items: String, more: String = "", restoring: [ItemRecord] = []) throws -> FormSession {
        try session(form(items, more: more), restoring: restoring)
    }

    static func session(
        _ form: Form, restoring: [ItemRecord] = [], context: FormContext = FormContext()
    ) throws -> FormSession {
        try FormSession(form, restoring: restoring, now: now, timeZone: zone, context: context, makeID: UUID.init)
    }

    /// The same answers read back from the response they make.
    static func reloaded(_ session: FormSession) throws -> FormSession {
        let reading = ResponseReading(session.inProgress, for: session.form, makeID: UUID.init)
        return try self.session(session.form, restoring: reading.records)
    }

    static func choice(_ linkId: String, scores: [Int], more: String = "") -> String {
        let options = scores.map { score in
            """
            {"valueCoding": {"system": "s", "code": "c\(score)", "display": "Label \(score)"},
             "extension": [{"url": "http://hl7.org/fhir/StructureDefinition/itemWeight", "valueDecimal": \(score)}]}
            """
        }
        return """
            {"linkId": "\(linkId)", "type": "choice", "text": "Question \(linkId)"\(more),
             "answerOption": [\(options.joined(separator: ","))]}
            """
    }

    /// A variable of the form or an item.
    static func variable(_ name: String, _ source: String) -> String {
        """
        {"url": "http://hl7.org/fhir/StructureDefinition/variable",
         "valueExpression": {"name": "\(name)", "language": "text/fhirpath", "expression": "\(source)"}}
        """
    }

    /// A member such as `_text` with an expression on it.
    static func dynamic(_ member: String, _ source: String) -> String {
        """
        "\(member)": {"extension": [{"url": "http://hl7.org/fhir/StructureDefinition/cqf-expression",
          "valueExpression": {"language": "text/fhirpath", "expression": "\(source)"}}]}
        """
    }

    static func expression(_ name: String, _ source: String) -> String {
        """
        {"url": "http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-\(name)",
         "valueExpression": {"language": "text/fhirpath", "expression": "\(source)"}}
        """
    }
}

extension FormSession {
    /// The first instance of an item.
    func first(_ linkId: String) -> ItemInstance? { instances(linkId: linkId).first }

    /// The id of the n-th instance of an item; a random one if there is none, which every verb refuses.
    func id(_ linkId: String, _ position: Int = 0) -> UUID {
        let found = instances(linkId: linkId)
        return position < found.count ? found[position].id : UUID()
    }

    /// Answers the first instance of an item.
    @discardableResult mutating func answer(_ linkId: String, _ values: AnswerValue...) throws -> FormChange {
        try answer(id(linkId), values)
    }

    /// What a person types or picks, at the first instance of an item.
    @discardableResult mutating func type(_ text: String, _ linkId: String) throws -> FormChange {
        let id = id(linkId)
        return try answer(id, [parse(text, for: id)])
    }

    var inProgress: QuestionnaireResponse { response(status: .inProgress, authored: now, subject: nil) }
    /// The response's items as one line of JSON.
    var items: String { inProgress.json["item"]?.text ?? "" }
    /// The linkIds of the pages.
    var pageIds: [String] { pages.compactMap { page($0)?.item.linkId } }
    var openIds: [String] { openRequired.compactMap { page($0)?.item.linkId } }
}
