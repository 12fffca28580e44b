import Synchronization

/// The value of a dependency, with what overrides it.
@usableFromInline final class DependencySlot<Value: Sendable>: AnySlot, @unchecked Sendable {  // all is in a lock
    private struct Content {
        var base: Value
        var overrides: [(id: Int, value: Value)] = []
        var nextID = 0
        var current: Value
    }

    private let content: Mutex<Content>

    init(scope: Scope, value: Value) {
        content = Mutex(Content(base: value, current: value))
        super.init(scope: scope)
    }

    override var summary: String { "Dependency<\(Value.self)>(\(read())) (\(scope))" }

    /// The value; the reader is registered as an observer if it is tracked.
    @usableFromInline var value: Value {
        noteAccess()
        return read()
    }

    func read() -> Value {
        content.withLock { $0.current }
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

    private func change(_ body: (inout Content) -> Void) {
        _ = content.withLock { content in
            let former = content.current
            body(&content)
            content.current = content.overrides.last?.value ?? content.base
            return former
        }
        noteChange()
    }
}
