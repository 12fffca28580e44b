import FoundationEssentials

/// A module, or standard, that is told the address under which remote notifications reach this session.
public protocol NotificationTokenHandler {
    /// There is a new token. Send it to whoever sends the notifications.
    @MainActor func receiveUpdatedDeviceToken(_ deviceToken: Data)
}
