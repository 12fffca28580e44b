/// A task as it is in effect at some moment.
public struct TaskInEffect: Equatable, Sendable {
    /// The task.
    public let task: TaskRecord
    /// Its version then.
    public let version: TaskVersionRecord
}

extension ReadTransaction {
    /// The tasks by key, each with the version in effect at `moment`: the newest that is, or the first one of all at a moment
    /// before any was. A clock that was set back must not take a study's tasks away.
    public func tasks(at moment: Timestamp) throws(StoreError) -> [TaskInEffect] {
        try database().rows(
            """
            select \(TaskRecord.select("t")), \(TaskVersionRecord.select("v"))
            from task t join task_version v on v.task_id = t.id
            where v.version = coalesce(
                (select max(w.version) from task_version w where w.task_id = t.id and w.effective_from <= ?),
                (select min(w.version) from task_version w where w.task_id = t.id))
            order by t.key
            """, moment
        ) { row throws(StoreError) in
            TaskInEffect(task: try TaskRecord(row: &row), version: try TaskVersionRecord(row: &row))
        }
    }

    /// A task by its key in the bundle.
    public func task(key: String) throws(StoreError) -> TaskRecord? {
        try first(TaskRecord.self, "where r.key = ?", key)
    }

    /// The versions of a task, oldest first.
    public func versions(of task: TaskRecord.ID) throws(StoreError) -> [TaskVersionRecord] {
        try all(TaskVersionRecord.self, "where r.task_id = ? order by r.version", task)
    }

    /// One version of a task by its id.
    public func taskVersion(_ id: TaskVersionRecord.ID) throws(StoreError) -> TaskVersionRecord? {
        try first(TaskVersionRecord.self, "where r.id = ?", id)
    }
}

extension WriteTransaction {
    /// Adds a task. Throws `constraint` when its key is taken.
    public func add(_ task: TaskRecord) throws(StoreError) {
        try insert(task)
        try audit(.create, .task, task.id.description, new: AuditText.object([("key", task.key)]))
    }

    /// Adds a version of a task. Throws `constraint` when that version exists: versions are never replaced.
    public func add(_ version: TaskVersionRecord) throws(StoreError) {
        try insert(version)
        try audit(
            .change, .task, version.task.description,
            new: AuditText.object([
                ("version", "\(version.version)"), ("title", version.title), ("schedule", version.schedule),
            ]))
    }
}
