// See `Application+ReaderLocation.swift`.

extension AppState {
    /// Uses what is under this key.
    public init(
        _ keyPath: KeyPath<Application, Kind>, _ fileID: StaticString, _ function: StaticString, _ line: Int,
        _ column: Int
    ) { self.init(keyPath) }
}

extension StoredState {
    /// Uses what is under this key.
    public init(
        _ keyPath: KeyPath<Application, Application.StoredState<Value>>, _ fileID: StaticString,
        _ function: StaticString, _ line: Int, _ column: Int
    ) { self.init(keyPath) }
}

extension FileState {
    /// Uses what is under this key.
    public init(
        _ keyPath: KeyPath<Application, Application.FileState<Value>>, _ fileID: StaticString, _ function: StaticString,
        _ line: Int, _ column: Int
    ) { self.init(keyPath) }
}

extension SyncState {
    /// Uses what is under this key.
    public init(
        _ keyPath: KeyPath<Application, Application.SyncState<Value>>, _ fileID: StaticString, _ function: StaticString,
        _ line: Int, _ column: Int
    ) { self.init(keyPath) }
}

extension SecureState {
    /// Uses what is under this key.
    public init(
        _ keyPath: KeyPath<Application, Application.SecureState>, _ fileID: StaticString, _ function: StaticString,
        _ line: Int, _ column: Int
    ) { self.init(keyPath) }
}

extension ModelState {
    /// Uses what is under this key.
    public init(
        _ keyPath: KeyPath<Application, Application.ModelState<Model>>, _ fileID: StaticString,
        _ function: StaticString, _ line: Int, _ column: Int
    ) { self.init(keyPath) }
}

extension AppDependency {
    /// Uses what is under this key.
    public init(
        _ keyPath: KeyPath<Application, Application.Dependency<Value>>, _ fileID: StaticString,
        _ function: StaticString, _ line: Int, _ column: Int
    ) { self.init(keyPath) }
}

extension ObservedDependency {
    /// Uses what is under this key.
    public init(
        _ keyPath: KeyPath<Application, Application.Dependency<Value>>, _ fileID: StaticString,
        _ function: StaticString, _ line: Int, _ column: Int
    ) { self.init(keyPath) }
}

extension Slice {
    /// Uses what is under this key.
    public init(
        _ stateKeyPath: KeyPath<Application, SlicedState>, _ valueKeyPath: WritableKeyPath<Value, SliceValue>,
        _ fileID: StaticString, _ function: StaticString, _ line: Int, _ column: Int
    ) where SliceKeyPath == WritableKeyPath<Value, SliceValue> { self.init(stateKeyPath, valueKeyPath) }
}

extension Constant {
    /// Uses what is under this key.
    public init(
        _ stateKeyPath: KeyPath<Application, SlicedState>, _ valueKeyPath: KeyPath<Value, SliceValue>,
        _ fileID: StaticString, _ function: StaticString, _ line: Int, _ column: Int
    ) where SliceKeyPath == KeyPath<Value, SliceValue> { self.init(stateKeyPath, valueKeyPath) }
}

extension OptionalSlice {
    /// Uses what is under this key.
    public init(
        _ stateKeyPath: KeyPath<Application, SlicedState>, _ valueKeyPath: WritableKeyPath<Value, SliceValue>,
        _ fileID: StaticString, _ function: StaticString, _ line: Int, _ column: Int
    ) { self.init(stateKeyPath, valueKeyPath) }
}

extension OptionalSlice {
    /// Uses what is under this key.
    public init(
        _ stateKeyPath: KeyPath<Application, SlicedState>, _ optionalValueKeyPath: WritableKeyPath<Value, SliceValue?>,
        _ fileID: StaticString, _ function: StaticString, _ line: Int, _ column: Int
    ) { self.init(stateKeyPath, optionalValueKeyPath) }
}

extension OptionalConstant {
    /// Uses what is under this key.
    public init(
        _ stateKeyPath: KeyPath<Application, SlicedState>, _ valueKeyPath: KeyPath<Value, SliceValue>,
        _ fileID: StaticString, _ function: StaticString, _ line: Int, _ column: Int
    ) { self.init(stateKeyPath, valueKeyPath) }
}

extension OptionalConstant {
    /// Uses what is under this key.
    public init(
        _ stateKeyPath: KeyPath<Application, SlicedState>, _ valueKeyPath: KeyPath<Value, SliceValue?>,
        _ fileID: StaticString, _ function: StaticString, _ line: Int, _ column: Int
    ) { self.init(stateKeyPath, valueKeyPath) }
}

extension DependencySlice {
    /// Uses what is under this key.
    public init(
        _ dependencyKeyPath: KeyPath<Application, Application.Dependency<Value>>,
        _ valueKeyPath: WritableKeyPath<Value, SliceValue>, _ fileID: StaticString, _ function: StaticString,
        _ line: Int, _ column: Int
    ) { self.init(dependencyKeyPath, valueKeyPath) }
}

extension DependencyConstant {
    /// Uses what is under this key.
    public init(
        _ dependencyKeyPath: KeyPath<Application, Application.Dependency<Value>>,
        _ valueKeyPath: KeyPath<Value, SliceValue>, _ fileID: StaticString, _ function: StaticString, _ line: Int,
        _ column: Int
    ) { self.init(dependencyKeyPath, valueKeyPath) }
}
