import StudyAPI
import StudyStore

extension StudyStandard: AlertsConstraint {
    func alert(_ id: AlertRecord.ID) throws(StudyError) -> StoredAlert {
        try read { transaction in
            guard let alert = try transaction.alert(id) else { throw StudyError.notFound(what: "alert") }
            return StoredAlert(
                alert: alert, events: try transaction.events(of: id),
                participant: try transaction.participant(alert.participant)?.label ?? "")
        }
    }

    func alerts(of draft: DraftRecord.ID) throws(StudyError) -> [AlertRecord] {
        try read { try $0.alerts(of: draft) }
    }

    func acknowledge(_ id: AlertRecord.ID, reason: String, by author: Authorship) throws(StudyError) {
        try write(as: author) { try $0.acknowledge(id, note: reason) }
    }

    func resolve(_ id: AlertRecord.ID, reason: String, by author: Authorship) throws(StudyError) {
        try write(as: author) { transaction in
            // The store would close an open alert; the study wants a person to have taken it on first.
            if let alert = try transaction.alert(id), alert.state == .open {
                throw StudyError.wrongState(what: "alert", state: alert.state.rawValue)
            }
            try transaction.resolve(id, reason: reason)
        }
    }
}
