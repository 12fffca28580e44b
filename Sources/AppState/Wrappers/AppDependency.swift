/// Reads a dependency of the application under its key. Safe from any thread.
///
/// ```swift
/// @AppDependency(\.clock) var clock
/// ```
@propertyWrapper
public struct AppDependency<Value: Sendable> {
    @usableFromInline let keyPath: KeyPath<Application, Application.Dependency<Value>>

    /// Uses the dependency under this key. Nothing is made before the first use.
    public init(_ keyPath: KeyPath<Application, Application.Dependency<Value>>) {
        self.keyPath = keyPath
    }

    /// The present value.
    @inlinable public var wrappedValue: Value { Application.dependency(keyPath) }
}
