import FHIR

extension AnswerValue {
    /// The answer as plain text: numbers as written, dates as ISO 8601 has them, a coding's display.
    public var text: String {
        switch self {
        case .boolean(let value): value ? "Yes" : "No"
        case .integer(let value): String(value)
        case .decimal(let value): value.text
        case .string(let text), .uri(let text): text
        case .date(let value): value.text
        case .dateTime(let value): value.text
        case .time(let value): value.text
        case .coding(let coding): coding.display ?? coding.code ?? ""
        case .quantity(let value): Self.text(of: value)
        case .reference(let reference): reference.display ?? reference.reference ?? ""
        case .attachment(let object): object["title"]?.string ?? object["url"]?.string ?? ""
        }
    }

    /// The answer as it is shown at its item: an option's label, a number with its unit.
    public func text(in item: FormItem) -> String {
        if let option = item.option(for: self) { return option.label }
        switch self {
        case .integer, .decimal:
            guard let unit = item.unit?.display ?? item.unit?.code else { return text }
            return "\(text) \(unit)"
        default: return text
        }
    }

    private static func text(of quantity: Quantity) -> String {
        let number = quantity.value.map(\.text) ?? ""
        guard let unit = quantity.unit ?? quantity.code, !unit.isEmpty else { return number }
        return number.isEmpty ? unit : "\(number) \(unit)"
    }
}
