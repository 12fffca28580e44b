import StudyAPI
import StudyStore

extension StudyStandard: ChangesConstraint {
    func watch() throws(StudyError) -> AsyncStream<Int64> {
        do {
            return try store.watch()
        } catch {
            throw StudyError(storage: error)
        }
    }

    func revision() throws(StudyError) -> Int64 { try read { try $0.revision() } }

    func changes(after revision: Int64) throws(StudyError) -> [Change] {
        try read { try $0.changes(after: revision) }
    }
}
