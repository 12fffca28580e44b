import TerminalUI

/// Reads and writes a synchronised state of the application under its key.
///
/// `$value` is a binding for controls. Safe from any thread.
@propertyWrapper
public struct SyncState<Value: Codable & Sendable> {
    private let state: AppState<Value, Application.SyncState<Value>>

    /// Uses the synchronised state under this key. Nothing is read before the first use.
    public init(_ keyPath: KeyPath<Application, Application.SyncState<Value>>) {
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
