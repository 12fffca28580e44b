import Synchronization

/// A value that is found out when it is first asked for, and kept. Safe from any thread; found once.
final class Once<Value: Sendable>: Sendable {
    private let found = Mutex<Value?>(nil)
    private let find: @Sendable () -> Value

    init(_ find: @escaping @Sendable () -> Value) { self.find = find }

    /// The value. Other threads wait while it is found.
    var value: Value {
        found.withLock { found in
            if let found { return found }
            let value = find()
            found = value
            return value
        }
    }
}
