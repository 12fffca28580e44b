extension Application {
    /// A part that may be nil of a state whose value may be nil.
    ///
    /// Reading it while tracked observes this part alone. Writing nil makes the part nil; writing has no effect while the
    /// state is nil.
    public struct OptionalSliceOptionalValue<
        SlicedState: MutableApplicationState, Value, SliceValue, SliceKeyPath: KeyPath<Value, SliceValue?>
    > where SlicedState.Value == Value? {
        fileprivate var state: SlicedState
        fileprivate let path: SliceKeyPath
    }

    /// A part that may be nil of a state whose value may be nil, to read and write.
    public static func slice<SlicedState: MutableApplicationState, Value, SliceValue>(
        _ stateKeyPath: KeyPath<Application, SlicedState>, _ valueKeyPath: WritableKeyPath<Value, SliceValue?>
    ) -> OptionalSliceOptionalValue<SlicedState, Value, SliceValue, WritableKeyPath<Value, SliceValue?>>
    where SlicedState.Value == Value? {
        OptionalSliceOptionalValue(state: shared[keyPath: stateKeyPath], path: valueKeyPath)
    }
}

extension Application.OptionalSliceOptionalValue where SliceKeyPath == WritableKeyPath<Value, SliceValue?> {
    /// The present value of the part.
    public var value: SliceValue? {
        get { state.value(at: path.writableFlatOfOptional()) }
        set { state.set(newValue, at: path.writableFlatOfOptional()) }
    }
}
