import FHIR

extension AnswerValue {
    /// The value as an item of that kind holds it, where FHIR's types are close enough: whole numbers as decimals, dates as
    /// dateTimes, strings as URIs. `nil` if it does not fit.
    func adapted(to kind: ItemKind) -> AnswerValue? {
        switch (kind, self) {
        case (.boolean, .boolean), (.decimal, .decimal), (.integer, .integer), (.date, .date), (.dateTime, .dateTime),
            (.time, .time), (.string, .string), (.text, .string), (.url, .uri), (.attachment, .attachment),
            (.reference, .reference), (.quantity, .quantity):
            return self
        case (.choice, .coding), (.choice, .string), (.choice, .integer), (.choice, .date), (.choice, .time),
            (.choice, .reference), (.choice, .uri), (.choice, .decimal), (.choice, .quantity), (.choice, .dateTime):
            return self
        case (.openChoice, _): return adapted(to: .choice)
        case (.decimal, .integer(let value)): return .decimal(FHIRDecimal(value))
        case (.integer, .decimal(let value)):
            guard let whole = value.integer, Self.integerRange.contains(whole) else { return nil }
            return .integer(whole)
        case (.dateTime, .date(let value)): return FHIRDateTime(date: value).map(AnswerValue.dateTime)
        case (.date, .dateTime(let value)): return .date(value.date)
        case (.url, .string(let text)): return .uri(text)
        case (.string, .uri(let text)), (.text, .uri(let text)): return .string(text)
        case (.quantity, .integer(let value)): return .quantity(Quantity(value: FHIRDecimal(value)))
        case (.quantity, .decimal(let value)): return .quantity(Quantity(value: value))
        default: return nil
        }
    }
}
