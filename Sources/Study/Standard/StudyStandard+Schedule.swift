import FoundationEssentials
import StudyAPI
import StudyStore

extension StudyStandard: ScheduleConstraint {
    func lastSlots(
        of participant: ParticipantRecord.ID, tasks: [TaskRecord.ID]
    ) throws(StudyError) -> [TaskRecord.ID: String] {
        try read { transaction in
            var last: [TaskRecord.ID: String] = [:]
            for task in tasks { last[task] = try transaction.slots(of: participant, task: task).last }
            return last
        }
    }

    func add(_ occurrences: [OccurrenceRecord], for participant: ParticipantRecord.ID) throws(StudyError) {
        try write(as: .service) { transaction in
            _ = try transaction.schedule(occurrences, for: participant)
        }
    }

    func standings(
        of participant: ParticipantRecord.ID, from: Date, to: Date
    ) throws(StudyError) -> [Standing] {
        try read { transaction in
            try transaction.occurrences(of: participant, from: Timestamp(from), to: Timestamp(to)).map(Standing.init)
        }
    }

    func standing(_ id: OccurrenceRecord.ID) throws(StudyError) -> Standing? {
        try read { transaction in
            guard let occurrence = try transaction.occurrence(id) else { return nil }
            return Standing(occurrence: occurrence, draft: try transaction.openDraft(of: id))
        }
    }
}

extension Authorship {
    /// The service itself, outside any session.
    static var service: Authorship {
        Authorship(person: nil, role: StudyRole.service, session: SessionTag.ID(serviceSession))
    }

    // All that the service does by itself is one session, whichever process does it.
    private static let serviceSession = UUID(uuid: (0, 0, 0, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, 0, 0))
}
