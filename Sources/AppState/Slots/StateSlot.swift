import Synchronization

/// The value of a state.
@usableFromInline final class StateSlot<Value: Sendable>: AnySlot, @unchecked Sendable {  // the value is in a lock
    @usableFromInline struct Content {
        @usableFromInline var value: Value
        /// Found out at the first write: whether a type is equatable costs a look at every conformance in the program, and
        /// most states are only read.
        @usableFromInline var sameness: Sameness<Value>?
        /// The parts of the value that were observed by themselves; nil as long as there are none.
        @usableFromInline var parts: Parts<Value>?

        @inlinable init(value: Value) {
            self.value = value
        }
    }

    /// The value of the first definition that was used.
    @usableFromInline let initial: Value
    @usableFromInline let content: Mutex<Content>

    @inlinable init(scope: Scope, initial: Value, present: Value? = nil) {
        self.initial = initial
        content = Mutex(Content(value: present ?? initial))
        super.init(scope: scope)
    }

    override var summary: String { "State<\(Value.self)>(\(read())) (\(scope))" }

    override func noteAnyChange() {
        content.withLock { $0.parts }?.noteAnyChange()
        noteChange()
    }

    /// The value; the reader is registered as an observer if it is tracked.
    @inlinable var value: Value {
        noteAccess()
        return read()
    }

    @inlinable func read() -> Value {
        content.withLock { $0.value }
    }

    /// A part of the value; the reader is registered as an observer of this part if it is tracked.
    func part<Part>(_ path: KeyPath<Value, Part>) -> Part {
        noteObserver()
        let parts = content.withLock { content in
            let parts = content.parts ?? Parts()
            content.parts = parts
            return parts
        }
        parts.noteAccess(path, scope: scope)
        return read()[keyPath: path]
    }

    /// Replaces the value, and tells observers unless it is equal to the former one.
    @inlinable func write(_ new: Value) {
        let former = replace(with: new)
        guard mayBeObserved else { return logChange() }
        noteChange(from: former, to: new)
    }

    /// Whether the value is known to be equal to the present one.
    @inlinable func holds(_ value: Value) -> Bool {
        // compared outside of the lock: comparing may run code that reads this slot
        let (present, sameness) = content.withLock { ($0.value, $0.sameness) }
        return (sameness ?? findSameness()).same(present, value)
    }

    @usableFromInline func findSameness() -> Sameness<Value> {
        let found = Sameness<Value>.make()
        content.withLock { $0.sameness = found }
        return found
    }

    /// Replaces the value and tells nobody. Returns the former one.
    @inlinable func replace(with new: Value) -> Value {
        // the former value leaves the lock alive: its end may run code that reads this slot
        content.withLock { content in
            let former = content.value
            content.value = new
            return former
        }
    }

    /// Tells the observers of the value, unless the two are equal, and of those parts that are not: a type may hold values
    /// for equal that differ in something.
    @inlinable func noteChange(from former: Value, to new: Value) {
        let (parts, sameness) = content.withLock { ($0.parts, $0.sameness) }
        if (sameness ?? findSameness()).same(former, new) {
            parts?.noteDifferences(former, new)
        } else {
            parts?.noteChange(from: former, to: new)
            noteChange()
        }
    }

    /// Changes the value in one step that no other thread can come between; in place, unless somebody may have to be told
    /// what has changed.
    func update<Result: Sendable>(_ change: (inout Value) -> Result) -> Result {
        let (result, observed) = content.withLock { content -> (Result, (former: Value, new: Value)?) in
            guard mayBeObserved else { return (change(&content.value), nil) }
            let former = content.value
            let result = change(&content.value)
            return (result, (former, content.value))
        }
        if let observed {
            noteChange(from: observed.former, to: observed.new)
        } else {
            logChange()
        }
        return result
    }
}
