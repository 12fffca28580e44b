// The original's functions that read take the place of their caller, for its log lines; a function of a package's own may hand
// its caller's on. Here lines tell of changes and not of readers, so that the place is taken and not used.

extension Application {
    /// The state of a key, of whatever kind.
    public static func state<Kind: MutableApplicationState>(
        _ keyPath: KeyPath<Application, Kind>, _ fileID: StaticString, _ function: StaticString, _ line: Int,
        _ column: Int
    ) -> Kind { state(keyPath) }

    /// The dependency of a key.
    public static func dependency<Value: Sendable>(
        _ keyPath: KeyPath<Application, Dependency<Value>>, _ fileID: StaticString, _ function: StaticString,
        _ line: Int, _ column: Int
    ) -> Value { dependency(keyPath) }

    /// Replaces a dependency as long as the result is kept; observers are told.
    public static func override<Value: Sendable>(
        _ keyPath: KeyPath<Application, Dependency<Value>>, with value: Value, _ fileID: StaticString,
        _ function: StaticString, _ line: Int, _ column: Int
    ) -> DependencyOverride { override(keyPath, with: value) }

    /// Replaces a dependency for good, overrides included; observers are told.
    @discardableResult
    public static func promote<Value: Sendable>(
        _ keyPath: KeyPath<Application, Dependency<Value>>, with value: Value, _ fileID: StaticString,
        _ function: StaticString, _ line: Int, _ column: Int
    ) -> Application.Type { promote(keyPath, with: value) }

    /// Sets a value back to its initial one.
    public static func reset<Kind: MutableApplicationState>(
        _ keyPath: KeyPath<Application, Kind>, _ fileID: StaticString, _ function: StaticString, _ line: Int,
        _ column: Int
    ) { reset(keyPath) }

    /// The stored state of a key.
    public static func storedState<Value: Codable & Sendable>(
        _ keyPath: KeyPath<Application, StoredState<Value>>, _ fileID: StaticString, _ function: StaticString,
        _ line: Int, _ column: Int
    ) -> StoredState<Value> { state(keyPath) }

    /// Sets a value back to its initial one.
    public static func reset<Value: Codable & Sendable>(
        storedState keyPath: KeyPath<Application, StoredState<Value>>, _ fileID: StaticString, _ function: StaticString,
        _ line: Int, _ column: Int
    ) { reset(keyPath) }

    /// The file state of a key.
    public static func fileState<Value: Codable & Sendable>(
        _ keyPath: KeyPath<Application, FileState<Value>>, _ fileID: StaticString, _ function: StaticString,
        _ line: Int, _ column: Int
    ) -> FileState<Value> { state(keyPath) }

    /// Sets a value back to its initial one.
    public static func reset<Value: Codable & Sendable>(
        fileState keyPath: KeyPath<Application, FileState<Value>>, _ fileID: StaticString, _ function: StaticString,
        _ line: Int, _ column: Int
    ) { reset(keyPath) }

    /// The synchronised state of a key.
    public static func syncState<Value: Codable & Sendable>(
        _ keyPath: KeyPath<Application, SyncState<Value>>, _ fileID: StaticString, _ function: StaticString,
        _ line: Int, _ column: Int
    ) -> SyncState<Value> { state(keyPath) }

    /// Sets a value back to its initial one.
    public static func reset<Value: Codable & Sendable>(
        syncState keyPath: KeyPath<Application, SyncState<Value>>, _ fileID: StaticString, _ function: StaticString,
        _ line: Int, _ column: Int
    ) { reset(keyPath) }

    /// The secret of a key.
    public static func secureState(
        _ keyPath: KeyPath<Application, SecureState>, _ fileID: StaticString, _ function: StaticString, _ line: Int,
        _ column: Int
    ) -> SecureState { state(keyPath) }

    /// Sets a value back to its initial one.
    public static func reset(
        secureState keyPath: KeyPath<Application, SecureState>, _ fileID: StaticString, _ function: StaticString,
        _ line: Int, _ column: Int
    ) { reset(keyPath) }

    /// The state of records of a key.
    @MainActor public static func modelState<Model: PersistentModel>(
        _ keyPath: KeyPath<Application, ModelState<Model>>, _ fileID: StaticString, _ function: StaticString,
        _ line: Int, _ column: Int
    ) -> ModelState<Model> { modelState(keyPath) }
}
