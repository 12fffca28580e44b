import FHIR

/// How a declined answer is written: in place of the value stands why it is missing
/// (http://hl7.org/fhir/StructureDefinition/data-absent-reason, code `asked-declined`).
enum DataAbsentReason {
    private static let code = "asked-declined"

    /// The answer's content for an item of that type.
    static func declined(_ item: FormItem) -> JSONObject {
        let reason = Extension(url: ExtensionURL.dataAbsentReason, type: "Code", value: .string(code))
        let holder: JSON = .object(["extension": .array([.object(reason.json)])])
        let name = elementName(item)
        // A complex type takes the extension itself, a primitive in the member beside it.
        switch name {
        case "valueCoding", "valueQuantity", "valueReference", "valueAttachment": return [name: holder]
        default: return ["_" + name: holder]
        }
    }

    /// Whether an answer says that the person declined: on its value, or on the answer itself.
    static func isDeclined(_ answer: JSONObject) -> Bool {
        if says(code, answer) { return true }
        return answer.contains { member in
            guard member.name.hasPrefix("value") || member.name.hasPrefix("_value"), let holder = member.value.object
            else {
                return false
            }
            return says(code, holder)
        }
    }

    private static func says(_ code: String, _ holder: JSONObject) -> Bool {
        Extension(json: holder).extension(ExtensionURL.dataAbsentReason)?.text == code
    }

    private static func elementName(_ item: FormItem) -> String {
        switch item.kind {
        case .boolean: "valueBoolean"
        case .decimal: "valueDecimal"
        case .integer: "valueInteger"
        case .date: "valueDate"
        case .dateTime: "valueDateTime"
        case .time: "valueTime"
        case .string, .text: "valueString"
        case .url: "valueUri"
        case .choice, .openChoice: item.options.first?.value.elementName ?? "valueCoding"
        case .attachment: "valueAttachment"
        case .reference: "valueReference"
        case .quantity: "valueQuantity"
        case .group, .display: "valueString"
        }
    }
}
