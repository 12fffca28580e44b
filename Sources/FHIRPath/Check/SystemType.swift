/// FHIRPath's own types, by the names they have in `System`.
enum SystemType: String, CaseIterable, Sendable {
    case boolean = "Boolean"
    case string = "String"
    case integer = "Integer"
    case decimal = "Decimal"
    case date = "Date"
    case dateTime = "DateTime"
    case time = "Time"
    case quantity = "Quantity"

    /// The type of an element of its values; only quantities have any.
    func element(_ name: String) -> SystemType? {
        guard self == .quantity else { return nil }
        return switch name {
        case "value": .decimal
        case "unit", "code": .string
        default: nil
        }
    }

    /// The names of the elements.
    var elementNames: [String] { self == .quantity ? ["code", "unit", "value"] : [] }

    /// The type of a value; `nil` of an element.
    init?(_ value: FHIRPathValue) {
        switch value {
        case .element: return nil
        case .boolean: self = .boolean
        case .string: self = .string
        case .integer: self = .integer
        case .decimal: self = .decimal
        case .date: self = .date
        case .dateTime: self = .dateTime
        case .time: self = .time
        case .quantity: self = .quantity
        }
    }
}
