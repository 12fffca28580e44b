/// What is logged: text with values in it.
public struct LogMessage: ExpressibleByStringInterpolation, Sendable {
    /// Who may read a value.
    public enum Privacy: Sendable {
        /// Everybody.
        case `public`
        /// Nobody: the log says `<private>` in its place.
        case `private`

        /// Everybody: nothing is said of it.
        public static let auto = Privacy.public
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
        /// Adds a value's description.
        public mutating func appendInterpolation<Value>(_ value: Value, privacy: Privacy = .auto) {
            text += privacy == .public ? "\(value)" : "<private>"
        }
    }

    /// The text.
    public let text: String

    /// A text without values.
    public init(stringLiteral text: String) { self.text = text }
    /// A text with values.
    public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }
}
