import FHIR
import FHIRPath

/// Makes the JSON of an element out of an answer or of what an expression gives.
enum ElementValue {
    /// The value as an element of that FHIR type; as it is where the type is not known. `nil` if it cannot be one.
    ///
    /// A concept is taken apart or wrapped as the type wants it: a `code` is a Coding's code, a CodeableConcept holds it. A text
    /// is the text of a CodeableConcept, the reference of a Reference, the value of an Identifier; a number is a Quantity.
    static func json(of value: FHIRPathValue, as type: String?) -> JSON? {
        guard let type else { return value.json }
        if isOf(value, type) { return value.json }
        switch type {
        case "boolean":
            guard case .boolean(let flag)? = value.systemValue else { return nil }
            return .bool(flag)
        case "integer", "positiveInt", "unsignedInt", "decimal": return number(value, type)
        case "string", "markdown": return string(value)
        case "code", "id", "uri", "url", "canonical", "uuid", "oid", "base64Binary": return token(value)
        case "date", "dateTime", "instant", "time": return moment(value, type)
        default: return complex(value, type)
        }
    }

    /// The name of the member that a choice takes a value in, and the value: of `value`, `valueCodeableConcept` for a concept.
    static func choice(_ name: String, of type: String, _ value: FHIRPathValue) -> (member: String, json: JSON)? {
        let target = choiceType(of: value, in: type)
        guard let first = target.first, let json = json(of: value, as: target) else { return nil }
        return (name + first.uppercased() + target.dropFirst(), json)
    }

    /// Elements with an open choice take every type; others take concepts, numbers and dates in one only.
    private static func choiceType(of value: FHIRPathValue, in type: String) -> String {
        let own: String =
            switch value {
            case .boolean: "boolean"
            case .string: "string"
            case .integer: "integer"
            case .decimal: "decimal"
            case .date: "date"
            case .dateTime: "dateTime"
            case .time: "time"
            case .quantity: "Quantity"
            case .element(let element): element.typeName ?? ""
            }
        let open: Set<String> = ["Extension", "Parameters.parameter", "Task.input", "Task.output"]
        guard !open.contains(type), !type.hasPrefix("Questionnaire") else { return own }
        return switch own {
        case "Coding": "CodeableConcept"
        case "decimal": "Quantity"
        case "date", "instant": "dateTime"
        case "uri", "url", "code", "markdown", "id": "string"
        default: own
        }
    }

    /// Whether it is an element of that very type, with JSON of the right kind.
    private static func isOf(_ value: FHIRPathValue, _ type: String) -> Bool {
        guard case .element(let element) = value, case .object(let object) = element.json else { return false }
        return element.typeName == type || object["resourceType"]?.string == type
    }

    private static func number(_ value: FHIRPathValue, _ type: String) -> JSON? {
        switch value.systemValue {
        case .integer(let number)?: return .number(JSONNumber(number))
        case .decimal(let number)?:
            if type == "decimal" { return .number(JSONNumber(number)) }
            return number.integer.map { .number(JSONNumber($0)) }
        default: return nil
        }
    }

    private static func string(_ value: FHIRPathValue) -> JSON? {
        switch value.systemValue {
        case .string(let text)?: return .string(text)
        case .element(let element)?:
            guard let object = element.json.object, object["resourceType"] == nil else { return nil }
            let concept = object["coding"]?.array?.first?.object ?? object
            return (object["text"]?.string ?? concept["display"]?.string ?? concept["code"]?.string).map(JSON.string)
        case let plain?: return .string(plain.text)
        case nil: return nil
        }
    }

    private static func token(_ value: FHIRPathValue) -> JSON? {
        switch value.systemValue {
        case .string(let text)?: return .string(text)
        case .element(let element)?:
            guard let object = element.json.object else { return nil }
            let concept = object["coding"]?.array?.first?.object ?? object
            return (concept["code"]?.string).map(JSON.string)
        case .integer(let number)?: return .string(String(number))
        default: return nil
        }
    }

    private static func moment(_ value: FHIRPathValue, _ type: String) -> JSON? {
        let text: String =
            switch value.systemValue {
            case .date(let date)?: date.text
            case .dateTime(let moment)?: moment.text
            case .time(let time)?: time.text
            case .string(let text)?: text
            default: ""
            }
        switch type {
        case "date": return FHIRDate(String(text.prefix(10))).map { .string($0.text) }
        case "time": return FHIRTime(text).map { .string($0.text) }
        case "instant":
            guard let moment = FHIRDateTime(text), moment.time != nil, moment.offsetMinutes != nil else { return nil }
            return .string(moment.text)
        default: return FHIRDateTime(text).map { .string($0.text) }
        }
    }

    private static func complex(_ value: FHIRPathValue, _ type: String) -> JSON? {
        let object = value.json.object
        let text: String? = if case .string(let text)? = value.systemValue { text } else { nil }
        switch type {
        case "CodeableConcept":
            if let text { return .object(["text": .string(text)]) }
            guard let object, object["code"] != nil else { return object?["coding"] == nil ? nil : value.json }
            return .object(["coding": .array([.object(object)])])
        case "Coding":
            if let coding = object?["coding"]?.array?.first { return coding }
            return object?["code"] == nil ? nil : value.json
        case "Quantity", "SimpleQuantity", "Age", "Duration", "Distance", "Count", "Money":
            if case .quantity(let quantity)? = value.systemValue { return .object(quantity.quantity.json) }
            return value.decimal.map { .object(["value": .number(JSONNumber($0))]) }
        case "Reference":
            if let text { return .object(["reference": .string(text)]) }
            if let type = object?["resourceType"]?.string, let id = object?["id"]?.string {
                return .object(["reference": .string("\(type)/\(id)")])
            }
            return object?["reference"] == nil && object?["identifier"] == nil ? nil : value.json
        case "Identifier": return text.map { .object(["value": .string($0)]) } ?? untyped(value)
        case "Annotation", "HumanName", "Address":
            return text.map { .object(["text": .string($0)]) } ?? untyped(value)
        case "ContactPoint": return text.map { .object(["value": .string($0)]) } ?? untyped(value)
        default: return untyped(value)
        }
    }

    /// An object whose type is not known may be any.
    private static func untyped(_ value: FHIRPathValue) -> JSON? {
        guard case .element(let element) = value, element.typeName == nil, element.json.object != nil else {
            return nil
        }
        return element.json
    }
}
