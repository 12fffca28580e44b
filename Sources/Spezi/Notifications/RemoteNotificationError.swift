/// Why remote notifications are not to be had.
public enum RemoteNotificationError: Error, Equatable, CustomStringConvertible {
    /// There is no `RemoteNotifications` module.
    case notConfigured
    /// The endpoint cannot be reached, at an address, for a reason.
    case unreachable(address: String, reason: String)
    /// The connection is gone.
    case disconnected
    /// The other side has sent what cannot be understood.
    case malformed

    /// What is wrong, and what to do.
    public var description: String {
        switch self {
        case .notConfigured:
            "There is no endpoint for remote notifications. Add RemoteNotifications(over:) to the Configuration."
        case .unreachable(let address, let reason):
            "The endpoint for remote notifications at \(address) cannot be reached: \(reason). Check that the study's "
                + "service runs, and that this account may use its socket."
        case .disconnected: "The endpoint for remote notifications has closed the connection. Register again."
        case .malformed: "The endpoint for remote notifications speaks another language. Check its version."
        }
    }
}
