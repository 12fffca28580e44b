import Synchronization

/// A notification that has come over a transport.
public struct RemoteNotification: Sendable {
    /// What it brings.
    public let payload: NotificationPayload
    private let answer: Answer

    /// A notification, and where to tell what came of it.
    ///
    /// `answer` is called once: with the first reply, or with `.failed` when the notification is let go of without one.
    public init(
        payload: NotificationPayload, answer: @escaping @Sendable (BackgroundFetchResult) -> Void = { _ in }
    ) {
        self.payload = payload
        self.answer = Answer(answer)
    }

    /// Tells the endpoint what came of it. Only the first time counts.
    public func reply(_ result: BackgroundFetchResult) { answer.give(result) }

    /// Whoever has sent the notification waits for this: it is given even where nobody reads the notification.
    private final class Answer: Sendable {
        private let waiting: Mutex<(@Sendable (BackgroundFetchResult) -> Void)?>

        init(_ waiting: @escaping @Sendable (BackgroundFetchResult) -> Void) { self.waiting = Mutex(waiting) }

        deinit { give(.failed) }

        func give(_ result: BackgroundFetchResult) {
            let first = waiting.withLock { waiting in
                defer { waiting = nil }
                return waiting
            }
            first?(result)
        }
    }
}
