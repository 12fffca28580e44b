import Synchronization

/// A slot that a module fills for the views, at the latest in its `configure()`. Can be read from any thread.
final class PlacedValue<Value>: Sendable {
    /// `@unchecked`: it is private, and goes in and out under the lock alone. What comes out is shared by design: a model is
    /// an object that its module and the views have together, under its own isolation; a modifier is a value that only the
    /// main actor applies.
    private struct Content: @unchecked Sendable {
        var value: Value?
        var isFrozen = false
    }

    private let content: Mutex<Content>

    init(_ value: Value?) { content = Mutex(Content(value: value)) }

    /// The value; nil as long as nobody has set it.
    var value: Value? { content.withLock { $0 }.value }

    /// The value. Traps where there is none yet, with `what` naming the property: its module reads too early.
    func read(_ what: @autoclosure () -> String) -> Value {
        guard let value else {
            fatalError("\(what()) was read before it was set. Set it in init or configure().")
        }
        return value
    }

    /// Sets the value. Traps after `configure()`, with `what` naming the property: the views have the old one.
    func set(_ value: Value, _ what: @autoclosure () -> String) {
        let new = Content(value: value)
        let wasFrozen = content.withLock {
            if !$0.isFrozen { $0 = new }
            return $0.isFrozen
        }
        if wasFrozen { fatalError("\(what()) was set after configure(). Set it in init or configure().") }
    }

    /// The module was configured.
    func freeze() { content.withLock { $0.isFrozen = true } }
    /// The module was unloaded: it can be configured again.
    func clear() { content.withLock { $0.isFrozen = false } }
}
