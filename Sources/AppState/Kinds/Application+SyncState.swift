extension Application {
    /// What synchronised states are shared through: by default a folder beside the stored states, which shares among the
    /// processes of one account. Promote it to a ``SharedFolderStore`` on a drive, or to another store.
    public var syncStore: Dependency<any SyncStore> {
        dependency(
            SharedFolderStore(
                folder: FileStorage.settingsFolder(FileStorage.programName) + "/sync", makesFolder: true)
                as any SyncStore, id: "syncStore")
    }

    /// The sync store as a storage.
    var syncStorage: Dependency<SyncStorage> { dependency(SyncStorage(syncStore.value), id: "syncStorage") }

    /// A value that several machines share.
    ///
    /// It is kept on this machine as a stored state is, and shared soon after each change. While the store cannot be
    /// reached, which the logger is told once, the value here holds; what has changed meanwhile is shared when the store is
    /// back, or at the next start. Of changes made apart, the one that has seen more changes holds; clocks do not matter.
    ///
    /// A value that cannot be encoded changes nothing, which the logger is told.
    public struct SyncState<Value: Codable & Sendable>: NonisolatedApplicationState, Sendable, CustomStringConvertible {
        /// Marks synchronised states in log lines.
        public static var emoji: Character { "☁️" }

        let slot: SyncSlot<Value>

        /// The present value. Reading it while tracked observes this value and no other, changes from elsewhere included;
        /// writing an equal one of an equatable type does nothing. Safe from any thread.
        public var value: Value {
            get { slot.state.value }
            set { slot.set(newValue) }
        }

        /// The scope that the value is kept under.
        public var scope: Scope { slot.scope }

        /// The kind, the value and the scope.
        public var description: String { slot.summary }

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

        /// Sets the value back to the initial one, here and elsewhere.
        public mutating func reset() { slot.reset() }
    }

    /// The synchronised state of a key.
    public static func syncState<Value: Codable & Sendable>(
        _ keyPath: KeyPath<Application, SyncState<Value>>
    ) -> SyncState<Value> {
        state(keyPath)
    }

    /// Sets a synchronised state back to its initial value.
    public static func reset<Value: Codable & Sendable>(syncState keyPath: KeyPath<Application, SyncState<Value>>) {
        reset(keyPath)
    }

    /// Defines a synchronised state. `initial` is evaluated once, at the first use, and is not shared itself.
    public func syncState<Value: Codable & Sendable>(
        initial: @autoclosure () -> Value, of owner: StorageScope = .person, feature: String = "App", id: String
    ) -> SyncState<Value> {
        let scope = Scope(name: feature, id: id, owner: owner)
        return SyncState(
            slot: Application.registry.slot(SyncSlot<Value>.self, scope: scope) {
                SyncSlot(scope: scope, initial: initial())
            })
    }

    /// Defines a synchronised state that is nil at first.
    public func syncState<Value: Codable & Sendable>(
        of owner: StorageScope = .person, feature: String = "App", id: String
    ) -> SyncState<Value?> {
        syncState(initial: nil, of: owner, feature: feature, id: id)
    }
}
