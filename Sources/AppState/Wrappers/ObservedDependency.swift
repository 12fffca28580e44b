import Observation
import TerminalUI

/// Reads an observable object that is a dependency of the application: a tracked reader observes the properties it reads.
///
/// ```swift
/// @ObservedDependency(\.playlist) var playlist
/// ```
/// `$playlist.title` is a binding to a property of the object. Safe from any thread, as far as the object is.
@propertyWrapper
public struct ObservedDependency<Value: Observable & AnyObject & Sendable> {
    private let keyPath: KeyPath<Application, Application.Dependency<Value>>

    /// Uses the dependency under this key. Nothing is made before the first use.
    public init(_ keyPath: KeyPath<Application, Application.Dependency<Value>>) {
        self.keyPath = keyPath
    }

    /// The present object.
    public var wrappedValue: Value { Application.dependency(keyPath) }

    /// The source of bindings to properties of the object.
    public var projectedValue: Bindable<Value> { Bindable(wrappedValue) }
}
