import FHIR
import FHIRPath

extension AnswerValue {
    /// The result of an expression as an answer of an item; `nil` if it does not fit its type.
    init?(_ result: FHIRPathValue, for item: FormItem) {
        guard let plain = AnswerValue(result) else { return nil }
        if item.kind.isChoice, let option = item.option(for: plain) {
            self = option.value
            return
        }
        switch (item.kind, plain) {
        case (.string, .coding), (.text, .coding), (.string, _), (.text, _):
            guard !plain.text.isEmpty else { return nil }
            self = .string(plain.text)
        case (.date, .string(let text)):
            guard let date = FHIRDate(text) else { return nil }
            self = .date(date)
        case (.dateTime, .string(let text)):
            guard let dateTime = FHIRDateTime(text) else { return nil }
            self = .dateTime(dateTime)
        case (.time, .string(let text)):
            guard let time = FHIRTime(text) else { return nil }
            self = .time(time)
        case (.choice, .string) where !item.options.isEmpty: return nil
        default:
            guard let value = plain.adapted(to: item.kind) else { return nil }
            self = value
        }
    }

    init?(_ result: FHIRPathValue) {
        switch result.systemValue {
        case .boolean(let value): self = .boolean(value)
        case .integer(let value):
            guard Self.integerRange.contains(value) else { return nil }
            self = .integer(value)
        case .decimal(let value): self = .decimal(value)
        case .string(let text): self = .string(text)
        case .date(let value): self = .date(value)
        case .dateTime(let value): self = .dateTime(value)
        case .time(let value): self = .time(value)
        case .quantity(let value): self = .quantity(value.quantity)
        case .element(let element):
            guard let object = element.json.object else { return nil }
            switch element.typeName {
            case "Reference": self = .reference(Reference(json: object))
            case "Attachment": self = .attachment(object)
            case "Quantity": self = .quantity(Quantity(json: object))
            case _ where object["resourceType"] != nil:
                guard let type = object["resourceType"]?.string, let id = object["id"]?.string else { return nil }
                self = .reference(Reference("\(type)/\(id)"))
            case "CodeableConcept":
                guard let coding = CodeableConcept(json: object).codings.first, coding.code != nil else { return nil }
                self = .coding(coding)
            default:
                guard object["code"]?.string != nil else { return nil }
                self = .coding(Coding(json: object))
            }
        case nil: return nil
        }
    }
}
