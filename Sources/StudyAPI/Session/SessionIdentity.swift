/// Who a session acts for.
///
/// The program that opens the session vouches for it: the person at a desk, or the forced command of an SSH key.
public enum SessionIdentity: Hashable, Sendable, Codable, CustomStringConvertible {
    /// The participant with this label, for example `P-0042`.
    case participant(String)
    /// A coordinator of the study.
    case coordinator

    /// The label, or the role.
    public var description: String {
        switch self {
        case .participant(let label): label
        case .coordinator: "coordinator"
        }
    }
}
