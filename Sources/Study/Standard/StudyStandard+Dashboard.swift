import FoundationEssentials
import StudyAPI
import StudyStore

extension StudyStandard: DashboardConstraint {
    func unresolvedAlerts() throws(StudyError) -> [StoredAlert] {
        try read { transaction in
            try transaction.unresolvedAlerts().map { listing in
                StoredAlert(
                    alert: listing.alert, events: try transaction.events(of: listing.alert.id),
                    participant: listing.participantLabel)
            }
        }
    }

    func scores(of participants: [ParticipantRecord.ID], instrument: String) throws(StudyError) -> [ScoreRecord] {
        try read { transaction in
            try participants.flatMap {
                try transaction.scores(of: $0, instrument: instrument, name: ScoresModule.total)
            }
        }
    }

    func recentActivity(limit: Int) throws(StudyError) -> [StoredActivity] {
        try read { transaction in
            try transaction.recentActivity([.submit, .raise, .acknowledge, .resolve], limit: limit).compactMap {
                try transaction.activity($0)
            }
        }
    }
}

extension ReadTransaction {
    fileprivate func activity(_ listing: ActivityListing) throws(StoreError) -> StoredActivity? {
        guard let participant = listing.participantLabel else { return nil }
        let id = listing.change.entityID
        var activity = StoredActivity(at: listing.change.at.date, participant: participant, event: .submitted)
        let occurrence: OccurrenceRecord.ID?
        if listing.change.verb == .submit {
            guard let id = ResponseRecord.ID(id), let response = try response(id) else { return nil }
            activity.at = response.enteredAt.date
            occurrence = response.occurrence
        } else {
            guard let id = AlertRecord.ID(id), let alert = try alert(id) else { return nil }
            occurrence = alert.occurrence
            switch listing.change.verb {
            case .raise: (activity.at, activity.event) = (alert.raisedAt.date, .alertRaised)
            case .acknowledge: activity.event = .alertAcknowledged
            default: activity.event = .alertResolved
            }
        }
        activity.task = try occurrence.flatMap { occurrence throws(StoreError) in try self.occurrence(occurrence)?.task
        }
        return activity
    }
}
