extension Application {
    /// Where stored states are kept. By default in `FileStorage.settingsFolder(_:)` of the running program.
    public var storage: Dependency<any ValueStorage> {
        dependency(
            FileStorage(folder: FileStorage.settingsFolder(FileStorage.programName)) as any ValueStorage, id: "storage")
    }

    /// A value that survives the end of the process.
    ///
    /// It is read once, at its first use, and written at each change, before the setter returns. If that fails, the
    /// value is still changed for this process, and the logger is told; ``store(_:)`` throws instead.
    public struct StoredState<Value: Codable & Sendable>: MutableApplicationState, Sendable, CustomStringConvertible {
        /// Marks stored states in log lines.
        public static var emoji: Character { "💾" }

        @usableFromInline let slot: StoredSlot<Value>

        /// The present value. Reading it while tracked observes this value and no other; writing an equal one of an
        /// equatable type does nothing. Safe from any thread.
        public var value: Value {
            get { slot.state.value }
            set {
                do throws(StorageError) {
                    try store(newValue)
                } catch {
                    slot.hold(newValue)
                    Application.report(.notStored(scope: slot.scope, reason: error.description))
                }
            }
        }

        /// The scope that the value is kept under.
        public var scope: Scope { slot.scope }

        /// The kind, the value and the scope.
        public var description: String { slot.summary }

        /// Changes the value here and where it is kept: when it returns, it is kept. When it throws, nothing has changed.
        public func store(_ value: Value) throws(StorageError) {
            try slot.store(value)
        }

        /// Removes the value from where it is kept; it is the initial one again.
        public mutating func reset() {
            do throws(StorageError) {
                try slot.remove()
            } catch {
                Application.report(.notStored(scope: slot.scope, reason: error.description))
            }
        }
    }

    /// The stored state of a key.
    public static func storedState<Value: Codable & Sendable>(
        _ keyPath: KeyPath<Application, StoredState<Value>>
    ) -> StoredState<Value> {
        state(keyPath)
    }

    /// Sets a stored value back to its initial one, and removes it from where it is kept.
    public static func reset<Value: Codable & Sendable>(storedState keyPath: KeyPath<Application, StoredState<Value>>) {
        reset(keyPath)
    }

    /// Defines a stored state. `initial` is evaluated once, at the first use, and is not stored itself.
    public func storedState<Value: Codable & Sendable>(
        initial: @autoclosure () -> Value, of owner: StorageScope = .person, feature: String = "App", id: String
    ) -> StoredState<Value> {
        let scope = Scope(name: feature, id: id)
        return StoredState(
            slot: Application.registry.slot(StoredSlot<Value>.self, scope: scope) {
                StoredSlot(scope: scope, initial: initial(), owner: owner)
            })
    }

    /// Defines a stored state that is nil at first.
    public func storedState<Value: Codable & Sendable>(
        of owner: StorageScope = .person, feature: String = "App", id: String
    ) -> StoredState<Value?> {
        storedState(initial: nil, of: owner, feature: feature, id: id)
    }
}
