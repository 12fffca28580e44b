/// News that something in the study has changed. It says what kind of thing, not what: ask again for what is shown.
public struct StudyChange: Hashable, Sendable, Codable {
    /// What may have changed.
    public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
        case enrolment
        case schedule
        case draft
        case response
        case alert
    }

    /// The store's revision after the change. Grows with each commit.
    public var revision: Int64
    /// The kinds of things that changed, in a fixed order and without repeats.
    public var kinds: [Kind]

    /// Makes the news of a change.
    public init(revision: Int64, kinds: [Kind]) {
        self.revision = revision
        self.kinds = kinds
    }
}
