extension Application {
    /// Where stored states are kept. By default in `FileStorage.settingsFolder(_:)` of the running program.
    public var storage: Dependency<any ValueStorage> {
        dependency(
            FileStorage(folder: FileStorage.settingsFolder(FileStorage.programName)) as any ValueStorage, id: "storage")
    }

    /// A value that survives the end of the process.
    ///
    /// It is read once, at its first use, and again when another process has changed it. A write is seen at once, and kept
    /// within some milliseconds, together with all others of that time: one durable write. It is kept at the end of the
    /// process too, but for a kill. ``store(_:)`` and ``Application/flush()`` do not return before.
    ///
    /// A value that cannot be encoded changes nothing; one that cannot be kept holds for this process, and is tried again with
    /// the next that is kept. The logger is told of both; ``store(_:)`` throws instead. What is stored and is of another type is
    /// kept under another key before the first write.
    public struct StoredState<Value: Codable & Sendable>: NonisolatedApplicationState, Sendable, CustomStringConvertible
    {
        /// Marks stored states in log lines.
        public static var emoji: Character { "💾" }

        @usableFromInline let slot: StoredSlot<Value>

        @usableFromInline init(slot: StoredSlot<Value>) {
            self.slot = slot
        }

        /// The present value. Reading it while tracked observes this value and no other; writing an equal one of an
        /// equatable type does nothing. Safe from any thread.
        public var value: Value {
            @inlinable get { slot.state.value }
            set { slot.set(newValue) }
        }

        /// The scope that the value is kept under.
        public var scope: Scope { slot.scope }

        /// The kind, the value and the scope.
        public var description: String { slot.summary }

        /// Changes the value here and where it is kept: when it returns, it is kept. When it throws, nothing has changed.
        public func store(_ value: Value) throws(StorageError) {
            try slot.store(value)
        }

        /// Changes the value in one step that no other thread can come between. Do not use the state inside.
        public func update<Result: Sendable>(_ change: (inout Value) -> Result) -> Result {
            slot.update(change)
        }

        /// A part of the value. Reading it while tracked observes this part and no other.
        public func value<Part>(at path: KeyPath<Value, Part>) -> Part { slot.state.part(path) }

        /// Changes a part of the value in one step that no other thread can come between.
        public mutating func set<Part>(_ part: Part, at path: WritableKeyPath<Value, Part>) {
            slot.update { $0[keyPath: path] = part }
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

    /// Keeps, before it returns, all values of stored states that were written and are not yet kept, those that could not be
    /// kept before too. The logger is told once of what cannot be kept, until it can.
    public static func flush() {
        StorageChannel.flushAll()
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

    /// Defines a stored state. `initial` is evaluated once, at the first use, and is not stored itself. Each owner has a value
    /// of its own under the id.
    @inlinable public func storedState<Value: Codable & Sendable>(
        initial: @autoclosure () -> Value, of owner: StorageScope = .person, feature: String = "App", id: String,
        _ fileID: StaticString = #fileID, _ line: Int = #line, _ column: Int = #column
    ) -> StoredState<Value> {
        let location = SourceLocation(fileID, line, column)
        if let slot = Application.registry.find(location) as? StoredSlot<Value>, slot.scope.is(feature, id, owner) {
            return StoredState(slot: slot)
        }
        let scope = Scope(name: feature, id: id, owner: owner)
        return StoredState(
            slot: Application.registry.slot(StoredSlot<Value>.self, at: location, scope: scope) {
                StoredSlot(scope: scope, initial: initial())
            })
    }

    /// Defines a stored state that is nil at first.
    @inlinable public func storedState<Value: Codable & Sendable>(
        of owner: StorageScope = .person, feature: String = "App", id: String, _ fileID: StaticString = #fileID,
        _ line: Int = #line, _ column: Int = #column
    ) -> StoredState<Value?> {
        storedState(initial: nil, of: owner, feature: feature, id: id, fileID, line, column)
    }
}
