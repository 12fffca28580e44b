import FoundationEssentials

/// The id of one thing of a kind: a UUID made by whoever created the thing.
///
/// An id of one kind cannot be passed where another kind is meant. What people see are labels ("P-0042"), never ids.
public struct Identifier<Subject>: Hashable, Sendable, Codable, CustomStringConvertible {
    /// The UUID.
    public let uuid: UUID

    /// Wraps a UUID.
    public init(_ uuid: UUID) { self.uuid = uuid }

    /// Reads the bare UUID.
    public init(from decoder: any Decoder) throws { uuid = try decoder.singleValueContainer().decode(UUID.self) }

    /// Writes the bare UUID.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(uuid)
    }

    /// The UUID in upper case.
    public var description: String { uuid.uuidString }
}

/// Marks ids of occurrences: one dated instance of a task.
public enum OccurrenceSubject {}
/// Marks ids of drafts: answers not yet submitted.
public enum DraftSubject {}
/// Marks ids of responses: submitted answers.
public enum ResponseSubject {}
/// Marks ids of alerts.
public enum AlertSubject {}

/// The id of an occurrence.
public typealias OccurrenceID = Identifier<OccurrenceSubject>
/// The id of a draft.
public typealias DraftID = Identifier<DraftSubject>
/// The id of a response.
public typealias ResponseID = Identifier<ResponseSubject>
/// The id of an alert.
public typealias AlertID = Identifier<AlertSubject>
