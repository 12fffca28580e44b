import TerminalUI

/// Reads and writes a secret of the application under its key.
///
/// `$value` is a binding for controls. Safe from any thread.
@propertyWrapper
public struct SecureState {
    private let keyPath: KeyPath<Application, Application.SecureState>

    /// Uses the secret under this key. Nothing is read before the first use.
    public init(_ keyPath: KeyPath<Application, Application.SecureState>) {
        self.keyPath = keyPath
    }

    /// The present value.
    public var wrappedValue: String? {
        get { Application.state(keyPath).value }
        nonmutating set {
            var state = Application.state(keyPath)
            state.value = newValue
        }
    }

    /// A binding to the value.
    @MainActor public var projectedValue: Binding<String?> {
        Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
    }
}
