import Synchronization

/// The value of a state.
@usableFromInline final class StateSlot<Value: Sendable>: AnySlot, @unchecked Sendable {  // the value is in a lock
    /// The value of the first definition that was used.
    let initial: Value
    @usableFromInline let content: Mutex<Value>
    /// Found out at the first write: whether a type is equatable costs a look at every conformance in the program, and most
    /// states are only read.
    private let sameness = AtomicLazyReference<Sameness<Value>>()

    init(scope: Scope, initial: Value, present: Value? = nil) {
        self.initial = initial
        content = Mutex(present ?? initial)
        super.init(scope: scope)
    }

    override var summary: String { "State<\(Value.self)>(\(read())) (\(scope))" }

    /// The value; the reader is registered as an observer if it is tracked.
    @inlinable var value: Value {
        noteAccess()
        return read()
    }

    @inlinable func read() -> Value {
        content.withLock { $0 }
    }

    /// Replaces the value and tells observers; a value that is equal to the present one changes nothing.
    @usableFromInline func write(_ new: Value) {
        if mayBeObserved, holds(new) { return }
        replace(with: new)
        if mayBeObserved { noteChange() }
    }

    /// Whether the value is known to be equal to the present one.
    func holds(_ value: Value) -> Bool {
        (sameness.load() ?? sameness.storeIfNil(.make())).same(read(), value)
    }

    /// Replaces the value and tells nobody.
    func replace(with new: Value) {
        // the former value leaves the lock alive: its end may run code that reads this slot
        _ = content.withLock { present in
            let former = present
            present = new
            return former
        }
    }

    /// Changes the value in one step that no other thread can come between.
    func update<Result: Sendable>(_ change: (inout Value) -> Result) -> Result {
        let result = content.withLock { change(&$0) }
        noteChange()
        return result
    }
}
