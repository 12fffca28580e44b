import Synchronization

/// What a notification says, under the name that modules written for the original use: has the properties of
/// ``NotificationWords``.
///
/// `@unchecked` only because it is not final: its one property is a lock, with all there is behind it, and its one subclass,
/// which no other module can add to, has no property of its own.
@dynamicMemberLookup
public class UNNotificationContent: @unchecked Sendable {
    fileprivate let content: Mutex<NotificationWords>

    init(_ words: NotificationWords) { content = Mutex(words) }

    var words: NotificationWords { content.withLock { $0 } }

    /// One of the words.
    public subscript<Value>(dynamicMember word: KeyPath<NotificationWords, Value>) -> Value { words[keyPath: word] }

    /// What the application has put in for itself, as handlers get it.
    public var userInfo: [AnyHashable: Any] { NotificationValue.userInfo(words.payload) }
}

/// A notification's content while it is put together. A request keeps a copy of it.
///
/// `@unchecked`: as its superclass, of which it has the lock.
public final class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
    /// Empty.
    public init() { super.init(NotificationWords()) }

    /// One of the words.
    public subscript<Value: Sendable>(dynamicMember word: WritableKeyPath<NotificationWords, Value>) -> Value {
        get { words[keyPath: word] }
        set { content.withLock { $0[keyPath: word] = newValue } }
    }
}
