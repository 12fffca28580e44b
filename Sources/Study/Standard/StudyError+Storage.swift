import StudyAPI
import StudyStore

extension StudyError {
    /// What went wrong in a transaction, in the words that a session may be told.
    init(storage error: any Error) {
        switch error {
        case let error as StudyError: self = error
        case let error as StoreError: self = StudyError(error)
        default: self = .storeUnavailable(detail: "\(error)")
        }
    }

    private init(_ error: StoreError) {
        switch error {
        case .diskFull(let path): self = .diskFull(path: path)
        case .readOnly(let path): self = .readOnly(path: path)
        case .draftConflict(_, let found): self = .conflict(revision: found)
        case .draftClosed, .alreadySubmitted: self = .draftClosed
        case .alertState(let found, _): self = .wrongState(what: "alert", state: found.rawValue)
        case .notFound(let entity, _): self = .notFound(what: entity.rawValue)
        default: self = .storeUnavailable(detail: error.description)
        }
    }
}
