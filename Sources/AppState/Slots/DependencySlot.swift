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

    init(scope: Scope, value: Value) {
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
        return { [id] in self.change { $0.overrides.removeAll { $0.id == id } } }
    }

    private func change(_ body: (inout Layers) -> Void) {
        // former values leave the locks alive: their end may run code that reads this slot
        _ = layers.withLock { layers in
            let former = layers
            body(&layers)
            let top = layers.overrides.last?.value ?? layers.base
            current.withLock { $0 = top }
            return former
        }
        noteChange()
    }
}
