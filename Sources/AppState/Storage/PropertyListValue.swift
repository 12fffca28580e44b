/// A value of a type that property lists have.
enum PropertyListValue: Codable {
    case bool(Bool)
    case int(Int)
    case double(Double)
    case string(String)
    case data(Data)
    case date(Date)
    case array([PropertyListValue])
    case dictionary([String: PropertyListValue])

    /// Nil for a value of another type, or with one in it.
    init?(_ value: Any) {
        switch value {
        case let value as Bool: self = .bool(value)
        case let value as Int: self = .int(value)
        case let value as Double: self = .double(value)
        case let value as String: self = .string(value)
        case let value as Data: self = .data(value)
        case let value as Date: self = .date(value)
        case let values as [Any]:
            let listed = values.compactMap(PropertyListValue.init)
            guard listed.count == values.count else { return nil }
            self = .array(listed)
        case let values as [String: Any]:
            let listed = values.compactMapValues(PropertyListValue.init)
            guard listed.count == values.count else { return nil }
            self = .dictionary(listed)
        default: return nil
        }
    }

    /// The value itself.
    var value: Any {
        switch self {
        case .bool(let value): value
        case .int(let value): value
        case .double(let value): value
        case .string(let value): value
        case .data(let value): value
        case .date(let value): value
        case .array(let values): values.map(\.value)
        case .dictionary(let values): values.mapValues(\.value)
        }
    }
}
