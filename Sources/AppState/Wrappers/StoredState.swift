import TerminalUI

/// Reads and writes a stored state of the application under its key.
///
/// `$value` is a binding for controls. Safe from any thread.
@propertyWrapper
public struct StoredState<Value: Codable & Sendable> {
    private let state: AppState<Value, Application.StoredState<Value>>

    /// Uses the stored state under this key. Nothing is read before the first use.
    public init(_ keyPath: KeyPath<Application, Application.StoredState<Value>>) {
        state = AppState(keyPath)
    }

    /// The present value.
    public var wrappedValue: Value {
        get { state.wrappedValue }
        nonmutating set { state.wrappedValue = newValue }
    }

    /// A binding to the value.
    @MainActor public var projectedValue: Binding<Value> { state.projectedValue }
}
