import Spezi
import StudyAPI
import StudyStore

/// What the permissions module asks of the standard.
protocol PermissionsConstraint: Standard {
    /// The participant with this label, if there is one.
    func participant(label: String) throws(StudyError) -> ParticipantRecord?
    /// The person who holds a staff role now, the longest-standing first.
    func holder(of role: String) throws(StudyError) -> PersonRecord?
}

/// Decides who may do what: here and nowhere else.
///
/// A participant sees and changes what is their own; a coordinator sees the study. Whether a thing is a participant's own is
/// asked through `Caller.check(owns:what:)`.
actor PermissionsModule: StoreModule {
    nonisolated let executor: StoreExecutor

    @StandardActor private var standard: any PermissionsConstraint

    init(executor: StoreExecutor) { self.executor = executor }

    /// The caller behind an identity, if they may make a request for `audience`.
    ///
    /// Asked anew for each request: who has left the study loses access at once. Where the session has said in which language
    /// the person reads, the caller is known with that.
    func caller(
        _ identity: SessionIdentity, speaking language: String? = nil, session: SessionTag.ID, audience: Audience,
        verb: String
    ) async throws(StudyError) -> Caller {
        switch (identity, audience) {
        case (.participant(let label), .everyone), (.participant(let label), .participants):
            guard var participant = try await standard.participant(label: label) else {
                throw .notFound(what: "participant")
            }
            guard participant.status != .withdrawn else { throw .notPermitted(verb: verb) }
            participant.language = language ?? participant.language
            return .participant(participant, session: session)
        case (.coordinator, .everyone), (.coordinator, .staff):
            guard var person = try await standard.holder(of: StudyRole.coordinator) else {
                throw .notPermitted(verb: verb)
            }
            person.language = language ?? person.language
            return .staff(person, role: StudyRole.coordinator, session: session)
        case (.participant, .staff), (.coordinator, .participants):
            throw .notPermitted(verb: verb)
        }
    }
}

/// The names of roles, as the store keeps them.
enum StudyRole {
    static let coordinator = "coordinator"
    static let participant = "participant"
    static let service = "service"
}
