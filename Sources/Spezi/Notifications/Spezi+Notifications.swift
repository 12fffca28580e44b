import FoundationEssentials

extension Spezi {
    // dynamic casts: an event is rare, and not at the start
    @MainActor private var notificationHandlers: [any NotificationHandler] {
        modules.compactMap { $0 as? any NotificationHandler }
    }

    /// Tells all handlers, at once, that the person has chosen an action, and waits for them.
    @MainActor public func handleNotificationAction(_ response: UNNotificationResponse) async {
        let tasks = notificationHandlers.map { handler in
            Task { @MainActor in await handler.handleNotificationAction(response) }
        }
        for task in tasks { await task.value }
    }

    /// How a notification is to be presented while the program runs: all that any handler wants, a banner in the list if
    /// none says anything.
    @MainActor public func receiveIncomingNotification(
        _ notification: UNNotification
    ) async -> UNNotificationPresentationOptions {
        let tasks = notificationHandlers.map { handler in
            Task { @MainActor in await handler.receiveIncomingNotification(notification) }
        }
        var union: UNNotificationPresentationOptions?
        for task in tasks {
            if let wanted = await task.value { union = (union ?? []).union(wanted) }
        }
        return union ?? [.banner, .list, .sound]
    }

    /// Lets all handlers, at once, fetch what a remote notification tells of.
    ///
    /// - Returns: failed if it failed for one of them, otherwise new data if one of them has any.
    @MainActor public func receiveRemoteNotification(_ payload: NotificationPayload) async -> BackgroundFetchResult {
        let tasks = notificationHandlers.map { handler in
            Task { @MainActor in
                await handler.receiveRemoteNotification(NotificationValue.userInfo(payload))
            }
        }
        var results: Set<BackgroundFetchResult> = []
        await withTaskCancellationHandler {
            for task in tasks { results.insert(await task.value) }
        } onCancel: {
            for task in tasks { task.cancel() }
        }
        return results.contains(.failed) ? .failed : results.contains(.newData) ? .newData : .noData
    }

    /// Tells all modules that want to know it the address of this session.
    @MainActor func updateDeviceToken(_ token: Data) {
        for module in modules { (module as? any NotificationTokenHandler)?.receiveUpdatedDeviceToken(token) }
    }
}
