import TerminalUI

/// Reads and writes a synchronised state of the application under its key.
///
/// `$value` is a binding for controls. Safe from any thread.
@propertyWrapper
public struct SyncState<Value: Codable & Sendable> {
    private let keyPath: KeyPath<Application, Application.SyncState<Value>>

    /// Uses the synchronised state under this key. Nothing is read before the first use.
    public init(_ keyPath: KeyPath<Application, Application.SyncState<Value>>) {
        self.keyPath = keyPath
    }

    /// The present value.
    public var wrappedValue: Value {
        get { Application.state(keyPath).value }
        nonmutating set {
            var state = Application.state(keyPath)
            state.value = newValue
        }
    }

    /// A binding to the value.
    @MainActor public var projectedValue: Binding<Value> {
        Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
    }
}
