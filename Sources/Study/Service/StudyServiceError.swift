import Spezi
import StudyStore

/// Why a study could not be opened. Nothing was changed.
public enum StudyServiceError: Error, CustomStringConvertible {
    /// The store cannot be used.
    case store(StoreError)
    /// The bundle has a fault.
    case bundle(BundleError)
    /// The store holds another study than the bundle defines.
    case otherStudy(stored: String, offered: String)
    /// A task was changed and has kept its version; versions are append-only.
    case taskChanged(id: String, version: Int)
    /// The service's modules do not fit together: a fault of the program.
    case modules(String)

    /// What is wrong and what to do.
    public var description: String {
        switch self {
        case .store(let error): error.description
        case .bundle(let error): error.description
        case .otherStudy(let stored, let offered):
            "The store holds the study \"\(stored)\", and the bundle defines \"\(offered)\". Name another folder."
        case .taskChanged(let id, let version):
            "Task \(id) was changed and is still version \(version). Give the changed task a higher version."
        case .modules(let detail): "The service cannot be put together: \(detail)"
        }
    }
}
