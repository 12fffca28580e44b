import FoundationEssentials
import Spezi
import StudyAPI
import StudyStore

/// What the dashboard asks of the standard.
protocol DashboardConstraint: Standard {
    /// The alerts that are not resolved: open ones first, then by age.
    func unresolvedAlerts() throws(StudyError) -> [StoredAlert]
    /// All scores of one instrument, by participant and then by time.
    func scores(of participants: [ParticipantRecord.ID], instrument: String) throws(StudyError) -> [ScoreRecord]
    /// What was done last that a feed shows, newest first.
    func recentActivity(limit: Int) throws(StudyError) -> [StoredActivity]
}

/// One thing that was done, for the feed.
struct StoredActivity: Sendable {
    /// When: of a response, when it was entered.
    var at: Date
    /// The participant's label.
    var participant: String
    /// The task, where it has to do with one.
    var task: TaskRecord.ID?
    /// What was done.
    var event: FeedEntry.Event
}
