/// A JSON value that loses nothing of what was written: members keep their order, numbers keep their text.
///
/// Two objects are equal when they have the same members, in whatever order; two numbers only when their text is the
/// same (`1.5` and `1.50` differ: FHIR gives the precision of a decimal a meaning).
public enum JSON: Hashable, Sendable {
    case object(JSONObject)
    case array([JSON])
    case string(String)
    case number(JSONNumber)
    case bool(Bool)
    case null
}

extension JSON {
    /// The object, if this is one.
    public var object: JSONObject? {
        if case .object(let object) = self { object } else { nil }
    }

    /// The elements, if this is an array.
    public var array: [JSON]? {
        if case .array(let elements) = self { elements } else { nil }
    }

    /// The text, if this is a string.
    public var string: String? {
        if case .string(let text) = self { text } else { nil }
    }

    /// The number as written, if this is one.
    public var number: JSONNumber? {
        if case .number(let number) = self { number } else { nil }
    }

    /// The truth value, if this is one.
    public var bool: Bool? {
        if case .bool(let value) = self { value } else { nil }
    }

    /// The member of that name, if this is an object that has one.
    public subscript(name: String) -> JSON? { object?[name] }

    /// The element at that position, if this is an array that long.
    public subscript(index: Int) -> JSON? {
        guard case .array(let elements) = self, elements.indices.contains(index) else { return nil }
        return elements[index]
    }

    /// What kind of value this is, in words for messages: "an object", "a string", …
    public var kindDescription: String {
        switch self {
        case .object: "an object"
        case .array: "an array"
        case .string: "a string"
        case .number: "a number"
        case .bool: "a boolean"
        case .null: "null"
        }
    }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral, ExpressibleByNilLiteral
{
    /// A string.
    public init(stringLiteral value: String) { self = .string(value) }
    /// A boolean.
    public init(booleanLiteral value: Bool) { self = .bool(value) }
    /// A whole number.
    public init(integerLiteral value: Int) { self = .number(JSONNumber(value)) }
    /// An array.
    public init(arrayLiteral elements: JSON...) { self = .array(elements) }
    /// An object with its members in the order written; of members with the same name the last one stays.
    public init(dictionaryLiteral elements: (String, JSON)...) {
        var object = JSONObject()
        for (name, value) in elements { object[name] = value }
        self = .object(object)
    }
    /// `null`.
    public init(nilLiteral: ()) { self = .null }
}
