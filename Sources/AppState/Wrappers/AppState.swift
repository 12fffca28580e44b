import TerminalUI

/// Reads and writes a state of the application, of whatever kind, under its key.
///
/// ```swift
/// @AppState(\.theme) var theme
/// ```
/// `$theme` is a binding for controls. Safe from any thread.
@propertyWrapper
public struct AppState<Value, Kind: MutableApplicationState> where Kind.Value == Value {
    @usableFromInline let keyPath: KeyPath<Application, Kind>

    /// Uses the state under this key. Nothing is made before the first use.
    public init(_ keyPath: KeyPath<Application, Kind>) {
        self.keyPath = keyPath
    }

    /// The present value.
    @inlinable public var wrappedValue: Value {
        get { Application.state(keyPath).nonisolatedValue }
        nonmutating set {
            var state = Application.state(keyPath)
            state.nonisolatedValue = newValue
        }
    }

    /// A binding to the value.
    @MainActor public var projectedValue: Binding<Value> {
        Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
    }
}
