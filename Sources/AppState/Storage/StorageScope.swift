/// Whose value a stored value is.
public enum StorageScope: String, CaseIterable, Sendable {
    /// The same for everybody on this machine.
    case machine
    /// Of the person who uses the application.
    case person
    /// Of the present session: forgotten when it ends.
    case session
}
