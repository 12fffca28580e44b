/// What was done, as the audit log names it. Modules may add verbs of their own.
public struct AuditVerb: RawRepresentable, Hashable, Sendable {
    /// The verb as stored: lower-case letters and hyphens.
    public let rawValue: String

    /// A verb by its stored name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A record came into being.
    public static let create = AuditVerb(rawValue: "create")
    /// A record was changed.
    public static let change = AuditVerb(rawValue: "change")
    /// A person joined the study.
    public static let enrol = AuditVerb(rawValue: "enrol")
    /// Occurrences were made from a schedule.
    public static let schedule = AuditVerb(rawValue: "schedule")
    /// A draft was begun.
    public static let open = AuditVerb(rawValue: "open")
    /// Answers were saved.
    public static let answer = AuditVerb(rawValue: "answer")
    /// A draft was given up.
    public static let discard = AuditVerb(rawValue: "discard")
    /// A response was submitted.
    public static let submit = AuditVerb(rawValue: "submit")
    /// An occurrence was excused.
    public static let excuse = AuditVerb(rawValue: "excuse")
    /// An alert came up.
    public static let raise = AuditVerb(rawValue: "raise")
    /// An alert got a note.
    public static let annotate = AuditVerb(rawValue: "annotate")
    /// A person took an alert on.
    public static let acknowledge = AuditVerb(rawValue: "acknowledge")
    /// A person closed an alert.
    public static let resolve = AuditVerb(rawValue: "resolve")
    /// A role or key was taken away.
    public static let revoke = AuditVerb(rawValue: "revoke")
    /// A participant's key was destroyed.
    public static let erase = AuditVerb(rawValue: "erase")
    /// A session began.
    public static let signIn = AuditVerb(rawValue: "sign-in")
    /// A session ended.
    public static let signOut = AuditVerb(rawValue: "sign-out")
    /// A request was refused.
    public static let refuse = AuditVerb(rawValue: "refuse")
}

extension AuditVerb: TextColumnValue {}
