/// A value in a notification's payload, as JSON has them.
public enum NotificationValue: Hashable, Sendable {
    /// Nothing.
    case null
    /// Yes or no.
    case bool(Bool)
    /// A whole number.
    case integer(Int)
    /// Any other number.
    case number(Double)
    /// Text.
    case string(String)
    /// A list.
    case array([NotificationValue])
    /// Values by name.
    case object([String: NotificationValue])

    /// The value as handlers get it: `NotificationValue.null` as an empty optional.
    var any: Any {
        switch self {
        case .null: Any?.none as Any
        case .bool(let value): value
        case .integer(let value): value
        case .number(let value): value
        case .string(let value): value
        case .array(let values): values.map(\.any)
        case .object(let values): values.mapValues(\.any)
        }
    }
}

extension NotificationValue {
    /// A payload as handlers get it: made anew for each, so that none shares it with another.
    static func userInfo(_ payload: NotificationPayload) -> sending [AnyHashable: Any] {
        var info: [AnyHashable: Any] = [:]
        for (key, value) in payload { info[key] = value.any }
        return info
    }
}

extension NotificationValue {
    /// The value as handlers get it; nil if JSON has none of its kind.
    init?(_ value: Any) {
        switch value {
        case let value as Bool: self = .bool(value)
        case let value as any BinaryInteger:
            self = Int(exactly: value).map(NotificationValue.integer) ?? .number(Double(value))
        case let value as any BinaryFloatingPoint: self = .number(Double(value))
        case let value as String: self = .string(value)
        case let values as [Any]: self = .array(values.compactMap(NotificationValue.init))
        case let values as [String: Any]: self = .object(values.compactMapValues(NotificationValue.init))
        default:
            let mirror = Mirror(reflecting: value)
            guard mirror.displayStyle == .optional else { return nil }
            guard let some = mirror.children.first else {
                self = .null
                return
            }
            self.init(some.value)
        }
    }

    /// The payload of what handlers get. What JSON has no value for is left out.
    static func payload(_ userInfo: [AnyHashable: Any]) -> NotificationPayload {
        var payload: NotificationPayload = [:]
        for (key, value) in userInfo {
            if let key = key.base as? String, let value = NotificationValue(value) { payload[key] = value }
        }
        return payload
    }
}

extension NotificationValue: Codable {
    /// Reads any JSON value.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(Bool.self) {
            self = .bool(value)
        } else if let value = try? container.decode(Int.self) {
            self = .integer(value)
        } else if let value = try? container.decode(Double.self) {
            self = .number(value)
        } else if let value = try? container.decode(String.self) {
            self = .string(value)
        } else if let value = try? container.decode([NotificationValue].self) {
            self = .array(value)
        } else {
            self = .object(try container.decode([String: NotificationValue].self))
        }
    }

    /// Writes the JSON value.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .null: try container.encodeNil()
        case .bool(let value): try container.encode(value)
        case .integer(let value): try container.encode(value)
        case .number(let value): try container.encode(value)
        case .string(let value): try container.encode(value)
        case .array(let values): try container.encode(values)
        case .object(let values): try container.encode(values)
        }
    }
}

extension NotificationValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral {
    /// Text.
    public init(stringLiteral value: String) { self = .string(value) }
    /// A whole number.
    public init(integerLiteral value: Int) { self = .integer(value) }
    /// Yes or no.
    public init(booleanLiteral value: Bool) { self = .bool(value) }
}

/// What a remote notification brings.
public typealias NotificationPayload = [String: NotificationValue]
