import StudyAPI
import StudyStore

extension StudyStandard: PermissionsConstraint {
    func participant(label: String) throws(StudyError) -> ParticipantRecord? {
        try read { try $0.participant(label: label) }
    }

    func holder(of role: String) throws(StudyError) -> PersonRecord? {
        try read { try $0.people(withRole: role).first }
    }
}

extension StudyStandard: EnrolmentConstraint {
    func study() throws(StudyError) -> (study: StudyRecord, sites: [SiteRecord]) {
        let found = try read { (try $0.study(), try $0.sites()) }
        guard let study = found.0 else { throw .notFound(what: "study") }
        return (study, found.1)
    }

    func participants() throws(StudyError) -> [ParticipantRecord] {
        try read { try $0.participants() }
    }
}
