import FHIR

extension AnswerValue {
    /// The value of an object that has a `value[x]` member, such as an answer or an answer option. `nil` if it has none that
    /// is understood.
    public init?(answerJSON object: JSONObject) {
        for member in object where member.name.hasPrefix("value") {
            if let value = AnswerValue(typeName: String(member.name.dropFirst(5)), json: member.value) {
                self = value
                return
            }
        }
        return nil
    }

    /// The value of the choice element `name[x]`, such as `answerInteger`.
    init?(choiceElement name: String, of object: JSONObject) {
        for member in object where member.name.hasPrefix(name) {
            if let value = AnswerValue(typeName: String(member.name.dropFirst(name.utf8.count)), json: member.value) {
                self = value
                return
            }
        }
        return nil
    }

    private init?(typeName: String, json: JSON) {
        switch (typeName, json) {
        case ("Boolean", .bool(let value)): self = .boolean(value)
        case ("Integer", .number(let number)), ("PositiveInt", .number(let number)),
            ("UnsignedInt", .number(let number)):
            guard let value = number.decimal?.integer, Self.integerRange.contains(value) else { return nil }
            self = .integer(value)
        case ("Decimal", .number(let number)):
            guard let value = number.decimal else { return nil }
            self = .decimal(value)
        case ("String", .string(let text)), ("Markdown", .string(let text)), ("Code", .string(let text)),
            ("Id", .string(let text)):
            guard !text.isEmpty else { return nil }
            self = .string(text)
        case ("Uri", .string(let text)), ("Url", .string(let text)), ("Canonical", .string(let text)):
            guard !text.isEmpty else { return nil }
            self = .uri(text)
        case ("Date", .string(let text)):
            guard let value = FHIRDate(text) else { return nil }
            self = .date(value)
        case ("DateTime", .string(let text)), ("Instant", .string(let text)):
            guard let value = FHIRDateTime(text) else { return nil }
            self = .dateTime(value)
        case ("Time", .string(let text)):
            guard let value = FHIRTime(text) else { return nil }
            self = .time(value)
        case ("Coding", .object(let object)):
            let coding = Coding(json: object)
            guard coding.code != nil || coding.display != nil else { return nil }
            self = .coding(coding)
        case ("Quantity", .object(let object)): self = .quantity(Quantity(json: object))
        case ("Reference", .object(let object)): self = .reference(Reference(json: object))
        case ("Attachment", .object(let object)): self = .attachment(object)
        default: return nil
        }
    }

    /// The answer as FHIR R4 writes it: an object with the one member `value[x]`.
    public var answerJSON: JSONObject { [elementName: elementJSON] }

    /// The name of the element: `valueInteger`, …
    var elementName: String {
        switch self {
        case .boolean: "valueBoolean"
        case .integer: "valueInteger"
        case .decimal: "valueDecimal"
        case .string: "valueString"
        case .uri: "valueUri"
        case .date: "valueDate"
        case .dateTime: "valueDateTime"
        case .time: "valueTime"
        case .coding: "valueCoding"
        case .quantity: "valueQuantity"
        case .reference: "valueReference"
        case .attachment: "valueAttachment"
        }
    }

    private var elementJSON: JSON {
        switch self {
        case .boolean(let value): .bool(value)
        case .integer(let value): .number(JSONNumber(value))
        case .decimal(let value): .number(JSONNumber(value))
        case .string(let text), .uri(let text): .string(text)
        case .date(let value): .string(value.text)
        case .dateTime(let value): .string(value.text)
        case .time(let value): .string(value.text)
        case .coding(let value): .object(value.json)
        case .quantity(let value): .object(value.json)
        case .reference(let value): .object(value.json)
        case .attachment(let value): .object(value)
        }
    }
}
