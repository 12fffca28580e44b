import TerminalUI

/// One alert.
extension StringKey {
    static let alertTitle: StringKey = "alert.title"
    static let alertAnswer: StringKey = "alert.answer"
    static let alertOwner: StringKey = "alert.owner"
    static let alertAcknowledged: StringKey = "alert.acknowledged"
    static let alertResolved: StringKey = "alert.resolved"
    static let alertHistory: StringKey = "alert.history"
    static let alertEventRaised: StringKey = "alert.eventRaised"
    static let alertEventAnnotated: StringKey = "alert.eventAnnotated"
    static let alertEventAcknowledged: StringKey = "alert.eventAcknowledged"
    static let alertEventResolved: StringKey = "alert.eventResolved"
    static let alertReasonAcknowledge: StringKey = "alert.reasonAcknowledge"
    static let alertReasonResolve: StringKey = "alert.reasonResolve"
    static let alertReasonAcknowledgeShort: StringKey = "alert.reasonAcknowledgeShort"
    static let alertReasonResolveShort: StringKey = "alert.reasonResolveShort"
    static let alertClosed: StringKey = "alert.closed"
    static let alertAcknowledgeKey: StringKey = "alert.acknowledgeKey"
    static let alertResolveKey: StringKey = "alert.resolveKey"
    static let alertBackKey: StringKey = "alert.backKey"
    static let alertReasonMissing: StringKey = "alert.reasonMissing"
    static let alertTooLate: StringKey = "alert.tooLate"
    static let alertTooLateShort: StringKey = "alert.tooLateShort"
    static let alertProblem: StringKey = "alert.problem"
}
