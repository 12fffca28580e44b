extension Application {
    /// A part of a state, of whatever kind.
    ///
    /// Reading it while tracked observes this part: a change of another part tells nobody. Writing it changes the state.
    public struct Slice<
        SlicedState: MutableApplicationState, Value, SliceValue, SliceKeyPath: KeyPath<Value, SliceValue>
    > where SlicedState.Value == Value {
        fileprivate var state: SlicedState
        fileprivate let path: SliceKeyPath
    }

    /// A part of a state, to read.
    public static func slice<SlicedState: MutableApplicationState, Value, SliceValue>(
        _ stateKeyPath: KeyPath<Application, SlicedState>, _ valueKeyPath: KeyPath<Value, SliceValue>
    ) -> Slice<SlicedState, Value, SliceValue, KeyPath<Value, SliceValue>> where SlicedState.Value == Value {
        Slice(state: shared[keyPath: stateKeyPath], path: valueKeyPath)
    }

    /// A part of a state, to read and write.
    public static func slice<SlicedState: MutableApplicationState, Value, SliceValue>(
        _ stateKeyPath: KeyPath<Application, SlicedState>, _ valueKeyPath: WritableKeyPath<Value, SliceValue>
    ) -> Slice<SlicedState, Value, SliceValue, WritableKeyPath<Value, SliceValue>> where SlicedState.Value == Value {
        Slice(state: shared[keyPath: stateKeyPath], path: valueKeyPath)
    }
}

extension Application.Slice where SliceKeyPath == KeyPath<Value, SliceValue> {
    /// The present value of the part.
    public var value: SliceValue { state.value(at: path) }
}

extension Application.Slice where SliceKeyPath == WritableKeyPath<Value, SliceValue> {
    /// The present value of the part.
    public var value: SliceValue {
        get { state.value(at: path) }
        set { state.set(newValue, at: path) }
    }
}
