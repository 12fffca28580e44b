import FHIR

/// Conversions between FHIRPath's own types (FHIRPath 2.0, "Conversion").
enum Conversion {
    static func convert(_ value: FHIRPathValue, to target: String, unit: String?) -> FHIRPathValue? {
        switch target {
        case "Boolean": boolean(value).map(FHIRPathValue.boolean)
        case "Integer": integer(value).map(FHIRPathValue.integer)
        case "Decimal": decimal(value).map(FHIRPathValue.decimal)
        case "Date": date(value).map(FHIRPathValue.date)
        case "DateTime": dateTime(value).map(FHIRPathValue.dateTime)
        case "Time": time(value).map(FHIRPathValue.time)
        case "Quantity": quantity(value, unit: unit).map(FHIRPathValue.quantity)
        default: value.isElement ? nil : .string(value.text)
        }
    }

    private static func boolean(_ value: FHIRPathValue) -> Bool? {
        switch value {
        case .boolean(let value): value
        case .integer(let value): value == 1 ? true : value == 0 ? false : nil
        case .decimal(let value): value == FHIRDecimal(1) ? true : value == .zero ? false : nil
        case .string(let text):
            switch text.lowercased() {
            case "true", "t", "yes", "y", "1", "1.0": true
            case "false", "f", "no", "n", "0", "0.0": false
            default: nil
            }
        default: nil
        }
    }

    private static func integer(_ value: FHIRPathValue) -> Int? {
        switch value {
        case .integer(let value): value
        case .boolean(let value): value ? 1 : 0
        // `Int` reads a sign and digits, zeros before them too, and nothing else.
        case .string(let text): Int(text).flatMap { FHIRPathValue.integers.contains($0) ? $0 : nil }
        default: nil
        }
    }

    private static func decimal(_ value: FHIRPathValue) -> FHIRDecimal? {
        switch value {
        case .integer(let value): FHIRDecimal(value)
        case .decimal(let value): value
        case .boolean(let value): FHIRDecimal(literal: value ? "1.0" : "0.0")
        case .string(let text): FHIRDecimal(literal: text)
        default: nil
        }
    }

    private static func date(_ value: FHIRPathValue) -> FHIRDate? {
        switch value {
        case .date(let date): date
        case .dateTime(let value): value.date
        case .string(let text): FHIRDate(text)
        default: nil
        }
    }

    private static func dateTime(_ value: FHIRPathValue) -> FHIRDateTime? {
        switch value {
        case .dateTime(let value): value
        case .date(let date): FHIRDateTime(date: date)
        // A literal may end with its T, a text of a date-time not.
        case .string(let text): text.hasSuffix("T") ? nil : FHIRDateTime(text)
        default: nil
        }
    }

    private static func time(_ value: FHIRPathValue) -> FHIRTime? {
        switch value {
        case .time(let time): time
        case .string(let text): FHIRTime(text)
        default: nil
        }
    }

    private static func quantity(_ value: FHIRPathValue, unit: String?) -> FHIRPathQuantity? {
        let result: FHIRPathQuantity?
        switch value {
        case .quantity(let quantity): result = quantity
        case .integer(let value): result = FHIRPathQuantity(value: FHIRDecimal(value), unit: "1")
        case .decimal(let value): result = FHIRPathQuantity(value: value, unit: "1")
        case .boolean: result = decimal(value).map { FHIRPathQuantity(value: $0, unit: "1") }
        case .string(let text): result = parseQuantity(text)
        default: result = nil
        }
        guard let unit, let result else { return result }
        return Units.convert(result, to: unit)
    }

    /// `5`, `5 'mg'` or `5 days`, with any space between, also none, and none around.
    private static func parseQuantity(_ text: String) -> FHIRPathQuantity? {
        let digits = text.prefix { "+-.".utf8.contains($0.utf8.first ?? 0) || $0.isASCII && $0.isNumber }
        guard let value = FHIRDecimal(literal: digits) else { return nil }
        let rest = text[digits.endIndex...]
        guard !rest.isEmpty else { return FHIRPathQuantity(value: value, unit: "1") }
        let unit = rest.drop { $0.isASCII && $0.isWhitespace }
        if unit.first == "'" {
            let code = unit.dropFirst().dropLast()
            guard unit.last == "'", !code.isEmpty, !code.contains("'") else { return nil }
            return FHIRPathQuantity(value: value, unit: String(code))
        }
        return CalendarUnit(word: String(unit)).map { FHIRPathQuantity(value: value, calendarUnit: $0.rawValue) }
    }
}
