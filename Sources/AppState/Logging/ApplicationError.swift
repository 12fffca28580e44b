/// What went wrong where the caller could not be told.
public enum ApplicationError: Error, Equatable, CustomStringConvertible {
    /// Two definitions of different types have the same feature and id; each has a value of its own, of which the first alone
    /// is kept where both would be kept in one place.
    case idInUse(scope: Application.Scope, by: String, requested: String)
    /// A stored value could not be read; the initial value is used, and the stored one is left as it is.
    case unreadable(scope: Application.Scope, reason: String)
    /// A value could not be stored; it is lost when the process ends.
    case notStored(scope: Application.Scope, reason: String)
    /// A stored value of another type was replaced; it is kept under another key.
    case valueReplaced(scope: Application.Scope, keptAs: String)
    /// A value could not be encoded; the one before it stays.
    case rejected(scope: Application.Scope, reason: String)
    /// A value could not be shared with other machines, or theirs not be read; it will be when that is possible again.
    case notShared(scope: Application.Scope, reason: String)
    /// Records could not be fetched or kept.
    case models(reason: String)
    /// A file of records was found damaged, and written anew with what comes before the damage.
    case recordsDamaged(path: String, movedTo: String)
    /// A file of stored values was found damaged at a write, and written anew with what this process knew.
    case fileReplaced(path: String, movedTo: String)

    /// What is wrong, where, and what to do.
    public var description: String {
        switch self {
        case .idInUse(let scope, let owner, let requested):
            "The id \(scope) belongs to a \(owner) and is also used for a \(requested). Give one of them another id."
        case .unreadable(let scope, let reason):
            "The stored value of \(scope) could not be read (\(reason)). Its initial value is used instead."
        case .notStored(let scope, let reason):
            "The value of \(scope) could not be stored (\(reason)). It will be lost when the program ends."
        case .valueReplaced(let scope, let place):
            "The stored value of \(scope) was of another type. It is kept under the key \(place), and a new one in its place."
        case .rejected(let scope, let reason):
            "A value for \(scope) was rejected (\(reason)) The one before it stays."
        case .notShared(let scope, let reason):
            "The value of \(scope) is not shared at present (\(reason)). It is kept here until it can be."
        case .models(let reason): reason
        case .recordsDamaged(let path, let moved):
            "\(path) was damaged. It was kept as \(moved), and written anew with what comes before the damage."
        case .fileReplaced(let path, let moved):
            "\(path) was damaged. It was kept as \(moved), and written anew with what this program had read before. "
                + "Look there for what other programs have stored since."
        }
    }
}
