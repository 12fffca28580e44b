import FHIR
import Questionnaires

/// What `cohort evaluate --state` says of one node of a form: one line of JSON.
struct StateLine {
    let json: JSONObject

    /// The line of an instance of a session.
    init(_ instance: ItemInstance, in session: FormSession) {
        let item = instance.item
        var line: JSONObject = [
            "path": .string(session.path(of: instance.id) ?? item.linkId), "linkId": .string(item.linkId),
            "type": .string(item.declaredType.rawValue),
        ]
        if !item.text.isEmpty { line["text"] = .string(item.text) }
        line["enabled"] = .bool(instance.isEnabled)
        line["visible"] = .bool(instance.isVisible)
        line["required"] = .bool(item.isRequired)
        line["readOnly"] = .bool(item.isReadOnly)
        line["state"] = instance.state.map { .string($0.rawValue) }
        line["answers"] = .array(instance.answers.map { .object($0.answerJSON) })
        line["options"] = .array(item.kind == .boolean ? [] : item.options.map { .object(Self.json(of: $0)) })
        line["errors"] = .array(session.errors(of: instance.id).map { .string($0.description) })
        json = line
    }

    /// An option as FHIR writes it, with its key and its words.
    private static func json(of option: AnswerOption) -> JSONObject {
        var object = option.value.answerJSON
        object["key"] = .string(option.key)
        object["label"] = .string(option.label)
        object["score"] = option.score.map { .number(JSONNumber($0)) }
        if option.isExclusive { object["exclusive"] = true }
        return object
    }
}
