import FoundationEssentials

extension Spezi {
    // dynamic casts: an event is rare, and not at the start
    @MainActor private var notificationHandlers: [any NotificationHandler] {
        modules.compactMap { $0 as? any NotificationHandler }
    }

    /// Asks all handlers at once, and waits for them all. They are cancelled with the calling task.
    @MainActor private func askAll<Answer: Sendable>(
        _ question: @escaping @MainActor (any NotificationHandler) async -> Answer
    ) async -> [Answer] {
        let tasks = notificationHandlers.map { handler in Task { @MainActor in await question(handler) } }
        return await withTaskCancellationHandler {
            var answers: [Answer] = []
            for task in tasks { answers.append(await task.value) }
            return answers
        } onCancel: {
            for task in tasks { task.cancel() }
        }
    }

    /// Tells all handlers, at once, that the person has chosen an action, and waits for them.
    @MainActor public func handleNotificationAction(_ response: UNNotificationResponse) async {
        _ = await askAll { await $0.handleNotificationAction(response) }
    }

    /// How a notification is to be presented while the program runs: all that any handler wants, a banner in the list if
    /// none says anything.
    @MainActor public func receiveIncomingNotification(
        _ notification: UNNotification
    ) async -> UNNotificationPresentationOptions {
        let wanted = await askAll { await $0.receiveIncomingNotification(notification) }.compactMap(\.self)
        return wanted.isEmpty ? [.banner, .list, .sound] : wanted.reduce([]) { $0.union($1) }
    }

    /// Lets all handlers, at once, fetch what a remote notification tells of.
    ///
    /// - Returns: failed if it failed for one of them, otherwise new data if one of them has any.
    @MainActor public func receiveRemoteNotification(_ payload: NotificationPayload) async -> BackgroundFetchResult {
        let results = await askAll { await $0.receiveRemoteNotification(NotificationValue.userInfo(payload)) }
        return results.contains(.failed) ? .failed : results.contains(.newData) ? .newData : .noData
    }

    /// Tells all modules that want to know it the address of this session.
    @MainActor func updateDeviceToken(_ token: Data) {
        for module in modules { (module as? any NotificationTokenHandler)?.receiveUpdatedDeviceToken(token) }
    }

    // MARK: What the transport tells, by way of the delegate

    @MainActor func didRegister(_ token: Data) {
        guard let delegate else { return updateDeviceToken(token) }
        delegate.application(.shared, didRegisterForRemoteNotificationsWithDeviceToken: token)
    }

    @MainActor func didFailToRegister(_ error: any Error) {
        delegate?.application(.shared, didFailToRegisterForRemoteNotificationsWithError: error)
    }

    @MainActor func didReceive(_ payload: NotificationPayload) async -> BackgroundFetchResult {
        guard let delegate else { return await receiveRemoteNotification(payload) }
        return await delegate.application(.shared, didReceiveRemoteNotification: NotificationValue.userInfo(payload))
    }
}
