/// A task of the study: what is to be done, on a schedule. What that is stands in its versions.
public struct TaskRecord: Identifiable, Equatable, Sendable {
    /// Names the task everywhere, whatever its versions say.
    public let id: StoreID<TaskRecord>
    /// The task's key in the bundle; unique.
    public let key: String
    /// When it was first known.
    public let createdAt: Timestamp

    /// A task as it will be stored.
    public init(id: StoreID<TaskRecord> = StoreID(), key: String, createdAt: Timestamp) {
        self.id = id
        self.key = key
        self.createdAt = createdAt
    }
}

extension TaskRecord: StoredRecord {
    static let table = "task"
    static let columns = ["id", "key", "created_at"]

    init(row: inout Row) throws(StoreError) {
        id = try row.next()
        key = try row.next()
        createdAt = try row.next()
    }

    var values: [any ColumnValue] { [id, key, createdAt] }
}

/// One version of a task. Versions are only ever added; each is in effect from its date to the next one's.
public struct TaskVersionRecord: Identifiable, Equatable, Sendable {
    /// Names this version.
    public let id: StoreID<TaskVersionRecord>
    /// The task it is a version of.
    public let task: TaskRecord.ID
    /// Counts up from 1 within the task.
    public let version: Int
    /// The bundle revision that defines it.
    public let bundle: ContentHash
    /// From when on it is in effect.
    public let effectiveFrom: Timestamp
    /// The title shown to people.
    public let title: String
    /// The canonical url of the questionnaire to fill in.
    public let questionnaireURL: String
    /// The questionnaire's business version; nil for the newest at the time of opening.
    public let questionnaireVersion: String?
    /// The schedule as the bundle's JSON text.
    public let schedule: String

    /// A version as it will be stored.
    public init(
        id: StoreID<TaskVersionRecord> = StoreID(), task: TaskRecord.ID, version: Int, bundle: ContentHash,
        effectiveFrom: Timestamp, title: String, questionnaireURL: String, questionnaireVersion: String? = nil,
        schedule: String
    ) {
        self.id = id
        self.task = task
        self.version = version
        self.bundle = bundle
        self.effectiveFrom = effectiveFrom
        self.title = title
        self.questionnaireURL = questionnaireURL
        self.questionnaireVersion = questionnaireVersion
        self.schedule = schedule
    }
}

extension TaskVersionRecord: StoredRecord {
    static let table = "task_version"
    static let columns = [
        "id", "task_id", "version", "bundle_hash", "effective_from", "title", "questionnaire_url",
        "questionnaire_version", "schedule",
    ]

    init(row: inout Row) throws(StoreError) {
        id = try row.next()
        task = try row.next()
        version = try row.next()
        bundle = try row.next()
        effectiveFrom = try row.next()
        title = try row.next()
        questionnaireURL = try row.next()
        questionnaireVersion = try row.next()
        schedule = try row.next()
    }

    var values: [any ColumnValue] {
        [id, task, version, bundle, effectiveFrom, title, questionnaireURL, questionnaireVersion, schedule]
    }
}
