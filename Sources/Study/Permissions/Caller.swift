import StudyAPI
import StudyStore

/// Who asks, as the store knows them, in the session in which they ask.
enum Caller: Sendable {
    case participant(ParticipantRecord, session: SessionTag.ID)
    case staff(PersonRecord, role: String, session: SessionTag.ID)

    /// How the audit trail names them.
    var authorship: Authorship {
        switch self {
        case .participant(let participant, let session):
            Authorship(person: participant.person, role: StudyRole.participant, session: session)
        case .staff(let person, let role, let session): Authorship(person: person.id, role: role, session: session)
        }
    }

    /// The language in which they read, if it is known.
    var language: String? {
        switch self {
        case .participant(let participant, _): participant.language
        case .staff(let person, _, _): person.language
        }
    }

    /// The participant, for requests that only participants may make.
    func participant() throws(StudyError) -> ParticipantRecord {
        guard case .participant(let participant, _) = self else { throw .notPermitted(verb: "answer") }
        return participant
    }

    /// Refuses what belongs to another participant, in the same words as what does not exist.
    func check(owns owner: ParticipantRecord.ID?, what: String) throws(StudyError) {
        guard case .participant(let participant, _) = self, participant.id == owner else {
            throw .notFound(what: what)
        }
    }
}
