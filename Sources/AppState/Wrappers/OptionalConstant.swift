/// Reads a part of a state whose value may be nil; the part is then nil too.
///
/// ```swift
/// @OptionalConstant(\.user, \.nickname) var nickname
/// ```
/// Reading it while tracked observes this part alone. Safe from any thread.
@propertyWrapper
public struct OptionalConstant<SlicedState: MutableApplicationState, Value, SliceValue>
where SlicedState.Value == Value? {
    private let stateKeyPath: KeyPath<Application, SlicedState>
    private let part: KeyPath<Value?, SliceValue?>

    /// Uses a part that cannot be nil itself.
    public init(_ stateKeyPath: KeyPath<Application, SlicedState>, _ valueKeyPath: KeyPath<Value, SliceValue>) {
        self.stateKeyPath = stateKeyPath
        part = valueKeyPath.ofOptional
    }

    /// Uses a part that may be nil.
    public init(_ stateKeyPath: KeyPath<Application, SlicedState>, _ valueKeyPath: KeyPath<Value, SliceValue?>) {
        self.stateKeyPath = stateKeyPath
        part = valueKeyPath.flatOfOptional()
    }

    /// The present value of the part.
    public var wrappedValue: SliceValue? { Application.shared[keyPath: stateKeyPath].value(at: part) }
}
