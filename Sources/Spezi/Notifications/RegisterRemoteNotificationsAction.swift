import FoundationEssentials

extension Spezi {
    /// Registers this session for remote notifications.
    public struct RegisterRemoteNotificationsAction: Sendable {
        fileprivate weak let spezi: Spezi?

        /// Registers, and returns the token under which the session can be reached. Send it to whoever sends the
        /// notifications.
        ///
        /// Waits no longer than the limit of the ``RemoteNotifications`` module, and not after the calling task was
        /// cancelled. Can be called by several tasks at a time.
        /// - Throws: ``RemoteNotificationError``, ``TimeoutError``, `CancellationError`, or what the transport throws.
        @discardableResult @MainActor public func callAsFunction() async throws -> Data {
            guard let module = spezi?.module(RemoteNotifications.self) else {
                throw RemoteNotificationError.notConfigured
            }
            return try await module.register()
        }
    }

    /// Takes this session's registration for remote notifications back.
    public struct UnregisterRemoteNotificationsAction: Sendable {
        fileprivate weak let spezi: Spezi?

        /// Unregisters. Does not wait, and does nothing where there is no ``RemoteNotifications`` module.
        @MainActor public func callAsFunction() {
            spezi?.module(RemoteNotifications.self)?.unregister()
        }
    }

    /// Registers this session for remote notifications: `let token = try await registerRemoteNotifications()`.
    public var registerRemoteNotifications: RegisterRemoteNotificationsAction { .init(spezi: self) }
    /// Takes this session's registration for remote notifications back.
    public var unregisterRemoteNotifications: UnregisterRemoteNotificationsAction { .init(spezi: self) }
}

/// Its name before it belonged to `Spezi`.
public typealias RegisterRemoteNotificationsAction = Spezi.RegisterRemoteNotificationsAction
/// Its name before it belonged to `Spezi`.
public typealias UnregisterRemoteNotificationsAction = Spezi.UnregisterRemoteNotificationsAction
