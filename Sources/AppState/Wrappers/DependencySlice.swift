import TerminalUI

/// Reads and writes a part of a dependency of the application, be it a struct or a class.
///
/// ```swift
/// @DependencySlice(\.settings, \.isMuted) var isMuted
/// ```
/// `$isMuted` is a binding for controls. Reading it while tracked observes this part. Safe from any thread.
@propertyWrapper
public struct DependencySlice<Value: Sendable, SliceValue> {
    private let dependencyKeyPath: KeyPath<Application, Application.Dependency<Value>>
    private let valueKeyPath: WritableKeyPath<Value, SliceValue>

    /// Uses this part of the dependency under this key. Nothing is made before the first use.
    public init(
        _ dependencyKeyPath: KeyPath<Application, Application.Dependency<Value>>,
        _ valueKeyPath: WritableKeyPath<Value, SliceValue>
    ) {
        self.dependencyKeyPath = dependencyKeyPath
        self.valueKeyPath = valueKeyPath
    }

    /// The present value of the part.
    public var wrappedValue: SliceValue {
        get { Application.dependencySlice(dependencyKeyPath, valueKeyPath).value }
        nonmutating set {
            var slice = Application.dependencySlice(dependencyKeyPath, valueKeyPath)
            slice.value = newValue
        }
    }

    /// A binding to the part.
    @MainActor public var projectedValue: Binding<SliceValue> {
        Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
    }
}
