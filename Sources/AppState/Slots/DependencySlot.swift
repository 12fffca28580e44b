import Synchronization

/// The value of a dependency, with what overrides it.
@usableFromInline final class DependencySlot<Value: Sendable>: AnySlot, @unchecked Sendable {  // all is in a lock
    private struct Layers {
        var base: Value
        var overrides: [(id: Int, value: Value)] = []
        var nextID = 0
    }

    private let layers: Mutex<Layers>
    /// Held by whoever changes the value, from before the present one is looked at; taken before the others. Recursive, so
    /// that a setter which uses the dependency does not wait for itself.
    private let writers = RecursiveLock()
    /// The topmost layer. Written under the lock of the layers.
    @usableFromInline let current: Mutex<Value>
    /// The parts of the value that were observed by themselves; nil as long as there are none.
    private let parts = AtomicLazyReference<Parts<Value>>()

    @usableFromInline init(scope: Scope, value: Value) {
        layers = Mutex(Layers(base: value))
        current = Mutex(value)
        super.init(scope: scope)
    }

    override var summary: String { "Dependency<\(Value.self)>(\(read())) (\(scope))" }

    override func noteAnyChange() {
        // states of records observe their container
        (read() as? ModelContainer)?.noteAnyChange()
        parts.load()?.noteAnyChange()
        noteChange()
    }

    /// The value; the reader is registered as an observer if it is tracked.
    @inlinable var value: Value {
        noteAccess()
        return read()
    }

    @inlinable func read() -> Value {
        current.withLock { $0 }
    }

    /// A part of the value; the reader is registered as an observer of this part if it is tracked.
    func part<Part>(_ path: KeyPath<Value, Part>) -> Part {
        (parts.load() ?? parts.storeIfNil(Parts())).noteAccess(path, scope: scope)
        return read()[keyPath: path]
    }

    /// Changes a part of the value that is in use now, and keeps it there, be it a struct or a class. Tells the observers
    /// of the value and of the parts that differ; an equal part changes nothing.
    func write<Part>(_ part: Part, at path: WritableKeyPath<Value, Part>) {
        if let path = path as? ReferenceWritableKeyPath<Value, Part> { return write(part, inObjectAt: path) }
        let sameness = Sameness<Part>.make()
        let written = writers.withLock { () -> (value: Value, tellParts: ((Value) -> Void)?)? in
            var value = read()
            if sameness.same(value[keyPath: path], part) { return nil }
            // an object in an existential is changed in place: what its parts were has to be known before
            let tellParts = parts.load()?.remember(value)
            value[keyPath: path] = part
            _ = replace {
                if let top = $0.overrides.indices.last { $0.overrides[top].value = value } else { $0.base = value }
            }
            return (value, tellParts)
        }
        guard let written else { return }
        written.tellParts?(written.value)
        noteChange()
    }

    /// Changes a part of an object: the value is the same object afterwards, so that nothing has to be kept. Without a lock,
    /// since the object may tell observers of its own.
    private func write<Part>(_ part: Part, inObjectAt path: ReferenceWritableKeyPath<Value, Part>) {
        let value = read()
        if Sameness<Part>.make().same(value[keyPath: path], part) { return }
        let remembered = parts.load()?.remember(value)
        value[keyPath: path] = part
        remembered?(value)
        noteChange()
    }

    /// Replaces the value for good, together with all overrides.
    func promote(_ value: Value) {
        change {
            $0.base = value
            $0.overrides = []
        }
    }

    /// Puts a value over the others. Returns what ends that.
    func override(_ value: Value) -> @Sendable () -> Void {
        var id = 0
        change {
            id = $0.nextID
            $0.nextID += 1
            $0.overrides.append((id, value))
        }
        return { [id] in
            self.change { layers in layers.overrides.removeAll { $0.id == id } }
        }
    }

    private func change(_ body: (inout Layers) -> Void) {
        tell(writers.withLock { replace(body) })
    }

    /// Returns what is replaced, and by what.
    private func replace(_ body: (inout Layers) -> Void) -> (former: Value, new: Value) {
        // former values leave the locks alive: their end may run code that reads this slot
        let (former, new) = layers.withLock { layers in
            let former = layers
            body(&layers)
            let top = layers.overrides.last?.value ?? layers.base
            current.withLock { $0 = top }
            return (former, top)
        }
        return (former.overrides.last?.value ?? former.base, new)
    }

    private func tell(_ change: (former: Value, new: Value)) {
        parts.load()?.noteChange(from: change.former, to: change.new)
        noteChange()
    }
}
