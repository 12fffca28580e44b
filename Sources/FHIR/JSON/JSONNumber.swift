/// A JSON number as it was written: `1.50` stays `1.50`, `1e3` stays `1e3`.
///
/// Equality is equality of the text; compare values as `FHIRDecimal`.
public struct JSONNumber: Hashable, Sendable, CustomStringConvertible {
    /// Numbers written longer than this are refused when parsing (1,024 characters).
    public static let maximumLength = 1024

    /// The number in JSON's grammar.
    public let text: String

    /// The number with that text; `nil` if the text is not a number in JSON's grammar or too long.
    public init?(_ text: String) {
        guard Self.isNumber(text) else { return nil }
        self.text = text
    }

    /// A whole number.
    public init(_ value: Int) {
        text = String(value)
    }

    /// A decimal, with the precision it was written with.
    public init(_ value: FHIRDecimal) {
        text = value.text
    }

    /// Text that the parser has checked.
    init(checked text: String) {
        self.text = text
    }

    /// The whole number, if it is written without fraction and exponent and fits into 64 bits.
    public var integer: Int? { Int(text) }

    /// The value. `nil` only if the exponent is beyond `FHIRDecimal`'s range.
    public var decimal: FHIRDecimal? { FHIRDecimal(text) }

    /// The text.
    public var description: String { text }

    private static func isNumber(_ text: String) -> Bool {
        guard let json = try? JSON(parsing: Array(text.utf8)), case .number(let number) = json else { return false }
        return number.text == text
    }
}
