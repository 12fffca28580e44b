import FHIR
import FoundationEssentials
import Questionnaires
import Spezi
import StudyAPI
import StudyStore

/// What the bundle module asks of the standard.
protocol BundleConstraint: Standard {
    /// The content of a questionnaire that the store has taken in.
    func questionnaire(_ hash: ContentHash) throws(StudyError) -> String
    /// The tasks in force, by their key in the bundle, with the newest version of each.
    func tasksInForce() throws(StudyError) -> [String: TaskInEffect]
}

/// The study's definition, and the forms of the questionnaires in use.
actor BundleModule: StoreModule {
    nonisolated let executor: StoreExecutor
    /// The bundle in force.
    nonisolated let bundle: StudyBundle

    @StandardActor private var standard: any BundleConstraint

    /// Forms by the hash of their questionnaire's content, kept for as long as the service runs.
    private var forms: [ContentHash: PinnedForm] = [:]
    private var knownTasks: [OccurrencePlan.Task]?

    init(executor: StoreExecutor, bundle: StudyBundle) {
        self.executor = executor
        self.bundle = bundle
    }

    /// The bundle's tasks with the names the store knows them by, in the bundle's order.
    func tasks() async throws(StudyError) -> [OccurrencePlan.Task] {
        if let knownTasks { return knownTasks }
        let stored = try await standard.tasksInForce()
        var tasks: [OccurrencePlan.Task] = []
        for task in bundle.tasks {
            guard let names = stored[task.id] else { throw .storeUnavailable(detail: "task \(task.id) is missing") }
            tasks.append(OccurrencePlan.Task(task: task, id: names.task.id, version: names.version.id))
        }
        knownTasks = tasks
        return tasks
    }

    /// The bundle's task of an occurrence; `nil` when a newer bundle no longer has it.
    func task(of occurrence: OccurrenceRecord) async throws(StudyError) -> StudyTask? {
        try await tasks().first { $0.id == occurrence.task }?.task
    }

    /// The same with its words in a language.
    func task(of occurrence: OccurrenceRecord, in language: String) async throws(StudyError) -> StudyTask? {
        guard let task = try await task(of: occurrence) else { return nil }
        return bundle.translated(task, to: language)
    }

    /// The form of a questionnaire as it was when an occurrence was opened with it. Parsed at first use.
    func form(_ hash: ContentHash) async throws(StudyError) -> PinnedForm {
        if let form = forms[hash] { return form }
        let text = try await standard.questionnaire(hash)
        do {
            let form = PinnedForm(hash: hash, text: text, form: try StudyBundle.form(text, file: hash.hex))
            forms[hash] = form
            return form
        } catch {
            throw .storeUnavailable(detail: error.description)
        }
    }
}

/// A questionnaire by its content: what an occurrence is pinned to when it is opened.
struct PinnedForm: Sendable {
    /// The hash of the text.
    var hash: ContentHash
    /// The questionnaire's JSON text.
    var text: String
    /// The form read from it.
    var form: Form
}
