import Synchronization

/// The value of a dependency, with what overrides it.
@usableFromInline final class DependencySlot<Value: Sendable>: AnySlot, @unchecked Sendable {  // all is in a lock
    private struct Layers {
        var base: Value
        var overrides: [(id: Int, value: Value)] = []
        var nextID = 0
    }

    private let layers: Mutex<Layers>
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
        var value = read()
        if Sameness<Part>.make().same(value[keyPath: path], part) { return }
        // an object is changed in place: what its parts were has to be known before
        let remembered = parts.load()?.remember(value)
        value[keyPath: path] = part
        change {
            if let top = $0.overrides.indices.last { $0.overrides[top].value = value } else { $0.base = value }
        } telling: { _, new in
            remembered?(new)
        }
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
        change(body) { former, new in parts.load()?.noteChange(from: former, to: new) }
    }

    private func change(_ body: (inout Layers) -> Void, telling tellParts: (Value, Value) -> Void) {
        // former values leave the locks alive: their end may run code that reads this slot
        let (former, new) = layers.withLock { layers in
            let former = layers
            body(&layers)
            let top = layers.overrides.last?.value ?? layers.base
            current.withLock { $0 = top }
            return (former, top)
        }
        tellParts(former.overrides.last?.value ?? former.base, new)
        noteChange()
    }
}
