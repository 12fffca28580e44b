import FoundationEssentials

/// Asks for one alert with its history. For staff.
public struct GetAlert: StudyRequest {
    /// The answer is the alert.
    public typealias Reply = AlertDetail

    /// The alert.
    public var alert: AlertID

    /// Makes the request.
    public init(alert: AlertID) { self.alert = alert }
}

/// Takes an open alert on: a person has seen it. For staff.
/// - Throws: `.reasonMissing`, `.wrongState` when somebody has acknowledged or resolved it already.
public struct AcknowledgeAlert: StudyRequest {
    /// The answer is the alert as it stands now.
    public typealias Reply = AlertDetail

    /// The alert.
    public var alert: AlertID
    /// Why, or what will be done; not empty.
    public var reason: String

    /// Makes the request.
    public init(alert: AlertID, reason: String) {
        self.alert = alert
        self.reason = reason
    }
}

/// Closes an acknowledged alert. For staff.
/// - Throws: `.reasonMissing`, `.wrongState` when it is not acknowledged.
public struct ResolveAlert: StudyRequest {
    /// The answer is the alert as it stands now.
    public typealias Reply = AlertDetail

    /// The alert.
    public var alert: AlertID
    /// What was done; not empty.
    public var reason: String

    /// Makes the request.
    public init(alert: AlertID, reason: String) {
        self.alert = alert
        self.reason = reason
    }
}

/// An alert in a list.
public struct AlertSummary: Codable, Hashable, Sendable, Identifiable {
    /// The life of an alert. It never closes by itself.
    public enum State: String, Codable, Hashable, Sendable {
        /// Nobody has taken it on.
        case open
        /// A person has taken it on.
        case acknowledged
        /// It is closed.
        case resolved
    }

    /// The alert.
    public var id: AlertID
    /// The participant's label.
    public var participant: String
    /// The study's short words for the rule, for example "PHQ-9 item 9".
    public var title: String
    /// The answer in words, as it stands now.
    public var answer: String
    /// How it stands.
    public var state: State
    /// When it was raised.
    public var raisedAt: Date
    /// When it was acknowledged.
    public var acknowledgedAt: Date?
    /// Who owns it: a role, in the study's words.
    public var owner: String
    /// When it goes to the deputy if nobody has acknowledged it.
    public var escalatesAt: Date

    /// Makes a summary.
    public init(
        id: AlertID, participant: String, title: String, answer: String, state: State, raisedAt: Date,
        acknowledgedAt: Date?, owner: String, escalatesAt: Date
    ) {
        self.id = id
        self.participant = participant
        self.title = title
        self.answer = answer
        self.state = state
        self.raisedAt = raisedAt
        self.acknowledgedAt = acknowledgedAt
        self.owner = owner
        self.escalatesAt = escalatesAt
    }
}

/// An alert with everything that happened to it.
public struct AlertDetail: Codable, Hashable, Sendable {
    /// One step in its life.
    public struct Event: Codable, Hashable, Sendable {
        /// What happened.
        public enum Kind: String, Codable, Hashable, Sendable {
            case raised
            /// The answer behind it was changed.
            case annotated
            case acknowledged
            case resolved
        }

        /// What happened.
        public var kind: Kind
        /// When.
        public var at: Date
        /// Who: a label or a role.
        public var by: String
        /// The reason, or the answer in words for `raised` and `annotated`.
        public var text: String

        /// Makes an event.
        public init(kind: Kind, at: Date, by: String, text: String) {
            self.kind = kind
            self.at = at
            self.by = by
            self.text = text
        }
    }

    /// The alert.
    public var summary: AlertSummary
    /// The question, in full.
    public var question: String
    /// The deputy: who takes over when nobody acknowledges in time.
    public var deputy: String
    /// All that happened, oldest first.
    public var events: [Event]

    /// Makes a detail.
    public init(summary: AlertSummary, question: String, deputy: String, events: [Event]) {
        self.summary = summary
        self.question = question
        self.deputy = deputy
        self.events = events
    }
}
