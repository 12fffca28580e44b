import TerminalUI

/// Reads and writes a part of a state whose value may be nil; the part is then nil, and writing has no effect.
///
/// ```swift
/// @OptionalSlice(\.user, \.nickname) var nickname
/// ```
/// `$nickname` is a binding for controls. Reading it while tracked observes this part alone. Safe from any thread.
@propertyWrapper
public struct OptionalSlice<SlicedState: MutableApplicationState, Value, SliceValue>
where SlicedState.Value == Value? {
    private let stateKeyPath: KeyPath<Application, SlicedState>
    private let part: WritableKeyPath<Value?, SliceValue?>

    /// Uses a part that cannot be nil itself: writing nil has no effect.
    public init(
        _ stateKeyPath: KeyPath<Application, SlicedState>, _ valueKeyPath: WritableKeyPath<Value, SliceValue>
    ) {
        self.stateKeyPath = stateKeyPath
        part = valueKeyPath.ofExisting
    }

    /// Uses a part that may be nil.
    public init(
        _ stateKeyPath: KeyPath<Application, SlicedState>, _ optionalValueKeyPath: WritableKeyPath<Value, SliceValue?>
    ) {
        self.stateKeyPath = stateKeyPath
        part = optionalValueKeyPath.writableFlatOfOptional()
    }

    /// The present value of the part.
    public var wrappedValue: SliceValue? {
        get { Application.shared[keyPath: stateKeyPath].value(at: part) }
        nonmutating set {
            var state = Application.shared[keyPath: stateKeyPath]
            state.set(newValue, at: part)
        }
    }

    /// A binding to the part.
    @MainActor public var projectedValue: Binding<SliceValue?> {
        Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
    }
}
