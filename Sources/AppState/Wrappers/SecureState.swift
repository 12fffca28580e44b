import TerminalUI

/// Reads and writes a secret of the application under its key.
///
/// `$value` is a binding for controls. Safe from any thread.
@propertyWrapper
public struct SecureState {
    private let state: AppState<String?, Application.SecureState>

    /// Uses the secret under this key. Nothing is read before the first use.
    public init(_ keyPath: KeyPath<Application, Application.SecureState>) {
        state = AppState(keyPath)
    }

    /// The present value.
    public var wrappedValue: String? {
        get { state.wrappedValue }
        nonmutating set { state.wrappedValue = newValue }
    }

    /// A binding to the value.
    @MainActor public var projectedValue: Binding<String?> { state.projectedValue }
}
