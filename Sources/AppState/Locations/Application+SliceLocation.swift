// See `Application+ReaderLocation.swift`.

extension Application {
    /// A part of a state, to read.
    public static func slice<SlicedState: MutableApplicationState, Value, SliceValue>(
        _ stateKeyPath: KeyPath<Application, SlicedState>, _ valueKeyPath: KeyPath<Value, SliceValue>,
        _ fileID: StaticString, _ function: StaticString, _ line: Int, _ column: Int
    ) -> Slice<SlicedState, Value, SliceValue, KeyPath<Value, SliceValue>>
    where SlicedState.Value == Value { slice(stateKeyPath, valueKeyPath) }

    /// A part of a state whose value may be nil, to read.
    public static func slice<SlicedState: MutableApplicationState, Value, SliceValue>(
        _ stateKeyPath: KeyPath<Application, SlicedState>, _ valueKeyPath: KeyPath<Value, SliceValue>,
        _ fileID: StaticString, _ function: StaticString, _ line: Int, _ column: Int
    ) -> OptionalSlice<SlicedState, Value, SliceValue, KeyPath<Value, SliceValue>>
    where SlicedState.Value == Value? { slice(stateKeyPath, valueKeyPath) }

    /// A part of a dependency, to read.
    public static func dependencySlice<Value: Sendable, SliceValue>(
        _ dependencyKeyPath: KeyPath<Application, Dependency<Value>>, _ valueKeyPath: KeyPath<Value, SliceValue>,
        _ fileID: StaticString, _ function: StaticString, _ line: Int, _ column: Int
    ) -> DependencySlice<Value, SliceValue, KeyPath<Value, SliceValue>> {
        dependencySlice(dependencyKeyPath, valueKeyPath)
    }

    /// A part of a state, to read and write.
    public static func slice<SlicedState: MutableApplicationState, Value, SliceValue>(
        _ stateKeyPath: KeyPath<Application, SlicedState>, _ valueKeyPath: WritableKeyPath<Value, SliceValue>,
        _ fileID: StaticString, _ function: StaticString, _ line: Int, _ column: Int
    ) -> Slice<SlicedState, Value, SliceValue, WritableKeyPath<Value, SliceValue>>
    where SlicedState.Value == Value { slice(stateKeyPath, valueKeyPath) }

    /// A part of a state whose value may be nil, to read and write.
    public static func slice<SlicedState: MutableApplicationState, Value, SliceValue>(
        _ stateKeyPath: KeyPath<Application, SlicedState>, _ valueKeyPath: WritableKeyPath<Value, SliceValue>,
        _ fileID: StaticString, _ function: StaticString, _ line: Int, _ column: Int
    ) -> OptionalSlice<SlicedState, Value, SliceValue, WritableKeyPath<Value, SliceValue>>
    where SlicedState.Value == Value? { slice(stateKeyPath, valueKeyPath) }

    /// A part of a dependency, to read and write.
    public static func dependencySlice<Value: Sendable, SliceValue>(
        _ dependencyKeyPath: KeyPath<Application, Dependency<Value>>,
        _ valueKeyPath: WritableKeyPath<Value, SliceValue>, _ fileID: StaticString, _ function: StaticString,
        _ line: Int, _ column: Int
    ) -> DependencySlice<Value, SliceValue, WritableKeyPath<Value, SliceValue>> {
        dependencySlice(dependencyKeyPath, valueKeyPath)
    }

    /// A part that may be nil of a state whose value may be nil, to read and write.
    public static func slice<SlicedState: MutableApplicationState, Value, SliceValue>(
        _ stateKeyPath: KeyPath<Application, SlicedState>, _ valueKeyPath: WritableKeyPath<Value, SliceValue?>,
        _ fileID: StaticString, _ function: StaticString, _ line: Int, _ column: Int
    ) -> OptionalSliceOptionalValue<SlicedState, Value, SliceValue, WritableKeyPath<Value, SliceValue?>>
    where SlicedState.Value == Value? { slice(stateKeyPath, valueKeyPath) }
}
