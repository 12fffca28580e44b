/// Stands for one person at one terminal: the thing a session's id names.
public enum SessionTag: Sendable {
    /// Made when the session begins.
    public typealias ID = StoreID<SessionTag>
}

/// Who does what a write transaction does: kept with every audit entry.
public struct Authorship: Equatable, Sendable {
    /// The person; nil when the service acts by itself.
    public let person: PersonRecord.ID?
    /// The role they act in, such as `participant`, `coordinator`, `service`.
    public let role: String
    /// The session they act in.
    public let session: SessionTag.ID
    /// Where from, such as an SSH client's address. It identifies people, so it is kept sealed.
    public let origin: String?

    /// States each part.
    public init(person: PersonRecord.ID?, role: String, session: SessionTag.ID, origin: String? = nil) {
        self.person = person
        self.role = role
        self.session = session
        self.origin = origin
    }
}
