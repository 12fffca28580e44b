/// Why a response gives no resources: everything that is wrong with what the form says of extraction, or that its answers do not
/// fit. There is no half of a transaction, so one such thing is enough.
public struct ExtractionError: Error, Equatable, CustomStringConvertible {
    /// One thing that is wrong.
    public struct Problem: Hashable, Sendable, CustomStringConvertible {
        /// The item whose extension it is; `nil` for the form's own.
        public let linkId: String?
        /// The element of the resource that was to be made, as `Patient.name.given`; `nil` for the extension as a whole.
        public let path: String?
        /// What is wrong, and what to do.
        public let text: String

        /// Where and what, in one line.
        public var description: String {
            let place = linkId.map { "item \($0)" } ?? "questionnaire"
            return path.map { "\(place): \($0): \(text)" } ?? "\(place): \(text)"
        }
    }

    /// All there is, in document order.
    public let problems: [Problem]

    /// A line for each.
    public var description: String { problems.map(\.description).joined(separator: "\n") }
}
