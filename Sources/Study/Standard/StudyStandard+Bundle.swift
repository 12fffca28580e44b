import StudyAPI
import StudyStore

extension StudyStandard: BundleConstraint {
    func questionnaire(_ hash: ContentHash) throws(StudyError) -> String {
        guard let record = try read({ try $0.questionnaire(hash) }) else {
            throw .storeUnavailable(detail: "the questionnaire \(hash.hex.prefix(12)) is missing")
        }
        return record.content
    }

    func tasksInForce() throws(StudyError) -> [String: TaskInEffect] {
        let now = Timestamp(clock.now())
        let tasks = try read { try $0.tasks(at: now) }
        return Dictionary(tasks.map { ($0.task.key, $0) }, uniquingKeysWith: { first, _ in first })
    }
}
