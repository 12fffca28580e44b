import TerminalUI

/// Reads and writes a part of a state of the application, of whatever kind.
///
/// ```swift
/// @Slice(\.user, \.name) var name
/// ```
/// `$name` is a binding for controls. Reading it while tracked observes this part alone. Safe from any thread.
@propertyWrapper
public struct Slice<
    SlicedState: MutableApplicationState, Value, SliceValue, SliceKeyPath: WritableKeyPath<Value, SliceValue>
> where SlicedState.Value == Value {
    private let stateKeyPath: KeyPath<Application, SlicedState>
    private let valueKeyPath: WritableKeyPath<Value, SliceValue>

    /// Uses this part of the state under this key. Nothing is made before the first use.
    public init(
        _ stateKeyPath: KeyPath<Application, SlicedState>, _ valueKeyPath: WritableKeyPath<Value, SliceValue>
    ) where SliceKeyPath == WritableKeyPath<Value, SliceValue> {
        self.stateKeyPath = stateKeyPath
        self.valueKeyPath = valueKeyPath
    }

    /// The present value of the part.
    public var wrappedValue: SliceValue {
        get { Application.slice(stateKeyPath, valueKeyPath).value }
        nonmutating set {
            var slice = Application.slice(stateKeyPath, valueKeyPath)
            slice.value = newValue
        }
    }

    /// A binding to the part.
    @MainActor public var projectedValue: Binding<SliceValue> {
        Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
    }
}
