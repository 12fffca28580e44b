extension Application {
    /// A part of a state whose value may be nil; the part is then nil too.
    ///
    /// Reading it while tracked observes this part alone. Writing has no effect while the state is nil, or when nil is
    /// written.
    public struct OptionalSlice<
        SlicedState: MutableApplicationState, Value, SliceValue, SliceKeyPath: KeyPath<Value, SliceValue>
    > where SlicedState.Value == Value? {
        fileprivate var state: SlicedState
        fileprivate let path: SliceKeyPath
    }

    /// A part of a state whose value may be nil, to read.
    public static func slice<SlicedState: MutableApplicationState, Value, SliceValue>(
        _ stateKeyPath: KeyPath<Application, SlicedState>, _ valueKeyPath: KeyPath<Value, SliceValue>
    ) -> OptionalSlice<SlicedState, Value, SliceValue, KeyPath<Value, SliceValue>>
    where SlicedState.Value == Value? {
        OptionalSlice(state: shared[keyPath: stateKeyPath], path: valueKeyPath)
    }

    /// A part of a state whose value may be nil, to read and write.
    public static func slice<SlicedState: MutableApplicationState, Value, SliceValue>(
        _ stateKeyPath: KeyPath<Application, SlicedState>, _ valueKeyPath: WritableKeyPath<Value, SliceValue>
    ) -> OptionalSlice<SlicedState, Value, SliceValue, WritableKeyPath<Value, SliceValue>>
    where SlicedState.Value == Value? {
        OptionalSlice(state: shared[keyPath: stateKeyPath], path: valueKeyPath)
    }
}

extension Application.OptionalSlice where SliceKeyPath == KeyPath<Value, SliceValue> {
    /// The present value of the part.
    public var value: SliceValue? { state.value(at: path.ofOptional) }
}

extension Application.OptionalSlice where SliceKeyPath == WritableKeyPath<Value, SliceValue> {
    /// The present value of the part.
    public var value: SliceValue? {
        get { state.value(at: path.ofOptional) }
        set { state.set(newValue, at: path.ofExisting) }
    }
}
