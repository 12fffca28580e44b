import FHIRPath

/// A regular expression that a text must match as a whole.
public struct ValuePattern: Sendable {
    /// The pattern as the form has it.
    public let source: String
    private let pattern: Pattern

    /// Reads a pattern; throws what is wrong with it.
    init(_ source: String) throws(PatternError) {
        self.source = source
        pattern = try Pattern(source)
    }

    /// Whether the whole text matches; `nil` if that takes more work than is allowed, which must not block anybody.
    public func matches(_ text: String) -> Bool? {
        try? pattern.matchesAll(of: text)
    }
}
