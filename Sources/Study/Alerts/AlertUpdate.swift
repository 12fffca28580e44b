import Questionnaires
import StudyStore

/// What a changed answer means for one alert rule; carried out in the transaction that saves the answer.
struct AlertUpdate: Sendable {
    /// The rule.
    var rule: AlertRule
    /// How the answer stands now.
    var finding: AlertRule.Finding
    /// Whether it calls for an alert now, and for more than before the change.
    var isNew: Bool
    /// The item repetition that was changed.
    var instance: StudyStore.ItemInstance.ID
    /// When an alert raised now goes to the deputy.
    var escalatesAt: Timestamp
}
