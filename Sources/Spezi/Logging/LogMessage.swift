/// What is logged: text with values in it.
public struct LogMessage: ExpressibleByStringInterpolation, Sendable {
    /// Who may read a value.
    public enum Privacy: Sendable {
        /// Everybody.
        case `public`
        /// Nobody: the log says `<private>` in its place.
        case `private`
        /// Everybody where it is a number, a truth value or a text that stands in the source; else nobody: what is made while
        /// the program runs may be a person's.
        case auto

        /// Nobody, as ``private``.
        public static let sensitive = Privacy.private
    }

    /// Puts the text together.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        fileprivate var text = ""

        /// Nothing yet.
        public init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }
        /// Adds text.
        public mutating func appendLiteral(_ literal: String) { text += literal }
        /// Adds a value's description, if everybody may read it.
        public mutating func appendInterpolation<Value>(_ value: Value, privacy: Privacy = .auto) {
            let isShown = privacy == .public || privacy == .auto && Self.isNobodys(value)
            text += isShown ? "\(value)" : "<private>"
        }

        private static func isNobodys<Value>(_ value: Value) -> Bool {
            value is any BinaryInteger || value is any BinaryFloatingPoint || value is Bool || value is StaticString
        }
    }

    /// The text.
    public let text: String

    /// A text without values.
    public init(stringLiteral text: String) { self.text = text }
    /// A text with values.
    public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }
}
