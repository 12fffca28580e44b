/// Reads a part of a state of the application, of whatever kind.
///
/// ```swift
/// @Constant(\.user, \.name) var name
/// ```
/// It cannot be written through, but always gives the present value; reading it while tracked observes this part alone.
/// Safe from any thread.
@propertyWrapper
public struct Constant<
    SlicedState: MutableApplicationState, Value, SliceValue, SliceKeyPath: KeyPath<Value, SliceValue>
> where SlicedState.Value == Value {
    private let stateKeyPath: KeyPath<Application, SlicedState>
    private let valueKeyPath: KeyPath<Value, SliceValue>

    /// Uses this part of the state under this key. Nothing is made before the first use.
    public init(_ stateKeyPath: KeyPath<Application, SlicedState>, _ valueKeyPath: KeyPath<Value, SliceValue>)
    where SliceKeyPath == KeyPath<Value, SliceValue> {
        self.stateKeyPath = stateKeyPath
        self.valueKeyPath = valueKeyPath
    }

    /// The present value of the part.
    public var wrappedValue: SliceValue { Application.shared[keyPath: stateKeyPath].value(at: valueKeyPath) }
}
