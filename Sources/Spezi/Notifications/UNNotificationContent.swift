import Synchronization

/// The words of a notification.
struct NotificationWords: Hashable, Sendable, Codable {
    var title = ""
    var subtitle = ""
    var body = ""
    var threadIdentifier = ""
    var categoryIdentifier = ""
    var payload: NotificationPayload = [:]
}

/// What a notification says, under the name that modules written for the original use.
///
/// `@unchecked`: all there is stands under the lock.
public class UNNotificationContent: @unchecked Sendable {
    fileprivate let content: Mutex<NotificationWords>

    init(_ words: NotificationWords) { content = Mutex(words) }

    var words: NotificationWords { content.withLock { $0 } }

    /// What it is about, in a few words.
    public var title: String { words.title }
    /// More about it.
    public var subtitle: String { words.subtitle }
    /// The message.
    public var body: String { words.body }
    /// Notifications with the same belong together.
    public var threadIdentifier: String { words.threadIdentifier }
    /// The kind of notification: which actions it has.
    public var categoryIdentifier: String { words.categoryIdentifier }
    /// What the application has put in for itself.
    public var payload: NotificationPayload { words.payload }
    /// What the application has put in for itself.
    public var userInfo: [AnyHashable: Any] { NotificationValue.userInfo(words.payload) }
}

/// A notification's content while it is put together. A request keeps a copy of it.
///
/// `@unchecked`: as its superclass, of which it has the storage.
public final class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
    /// Empty.
    public init() { super.init(NotificationWords()) }

    /// What it is about, in a few words.
    public override var title: String {
        get { super.title }
        set { content.withLock { $0.title = newValue } }
    }
    /// More about it.
    public override var subtitle: String {
        get { super.subtitle }
        set { content.withLock { $0.subtitle = newValue } }
    }
    /// The message.
    public override var body: String {
        get { super.body }
        set { content.withLock { $0.body = newValue } }
    }
    /// Notifications with the same belong together.
    public override var threadIdentifier: String {
        get { super.threadIdentifier }
        set { content.withLock { $0.threadIdentifier = newValue } }
    }
    /// The kind of notification: which actions it has.
    public override var categoryIdentifier: String {
        get { super.categoryIdentifier }
        set { content.withLock { $0.categoryIdentifier = newValue } }
    }
    /// What the application has put in for itself.
    public override var payload: NotificationPayload {
        get { super.payload }
        set { content.withLock { $0.payload = newValue } }
    }
}
