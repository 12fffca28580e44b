import Spezi
import StudyAPI
import StudyStore

/// What the changes module asks of the standard.
protocol ChangesConstraint: Standard {
    /// The store's revision, each time it has risen.
    func watch() throws(StudyError) -> AsyncStream<Int64>
    /// The store's revision now.
    func revision() throws(StudyError) -> Int64
    /// What happened after a revision, oldest first.
    func changes(after revision: Int64) throws(StudyError) -> [Change]
    /// The participant with this label, if there is one.
    func participant(label: String) throws(StudyError) -> ParticipantRecord?
}

/// Tells sessions that something has changed: staff all of it, participants what is theirs.
actor ChangesModule: StoreModule {
    nonisolated let executor: StoreExecutor

    @StandardActor private var standard: any ChangesConstraint

    init(executor: StoreExecutor) { self.executor = executor }

    /// Calls `tell` once when it watches, and then for each change that this person may know of, until the task is cancelled
    /// or the store cannot be watched any more.
    func follow(for identity: SessionIdentity, tell: @Sendable (StudyChange) -> Void) async {
        do {
            let risen = try await standard.watch()
            // Read after the watch has begun: what is committed in between is in one of the two.
            var told = try await standard.revision()
            let own: ParticipantRecord.ID?
            switch identity {
            case .coordinator: own = nil
            case .participant(let label):
                guard let participant = try await standard.participant(label: label) else { return }
                own = participant.id
            }
            // What was committed since the session asked for changes, and before this, is told by nothing else.
            tell(StudyChange(revision: told, kinds: StudyChange.Kind.allCases))
            for await _ in risen {
                let changes = try await standard.changes(after: told)
                guard let last = changes.last else { continue }
                told = last.revision
                let visible = changes.filter { own == nil || $0.participant == own }
                let kinds = Set(visible.compactMap(StudyChange.Kind.init))
                guard !kinds.isEmpty else { continue }
                tell(StudyChange(revision: told, kinds: StudyChange.Kind.allCases.filter(kinds.contains)))
            }
        } catch {
            // The stream ends; the next request of the session says what is wrong with the store.
            return
        }
    }
}

extension StudyChange.Kind {
    /// The kind of a stored change; `nil` for what no screen shows.
    init?(_ change: Change) {
        // Occurrences are made for a participant, and the trail says so.
        if change.verb == .schedule {
            self = .schedule
            return
        }
        switch change.entity {
        case .participant, .site, .person, .role: self = .enrolment
        case .task, .occurrence, .bundle, .study: self = .schedule
        case .draft: self = .draft
        case .response, .score: self = .response
        case .alert: self = .alert
        case .questionnaire, .session: return nil
        }
    }
}
