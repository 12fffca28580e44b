/// Reads a part of a dependency of the application.
///
/// ```swift
/// @DependencyConstant(\.settings, \.isMuted) var isMuted
/// ```
/// It always gives the present value; reading it while tracked observes this part. Safe from any thread.
@propertyWrapper
public struct DependencyConstant<Value: Sendable, SliceValue> {
    private let dependencyKeyPath: KeyPath<Application, Application.Dependency<Value>>
    private let valueKeyPath: KeyPath<Value, SliceValue>

    /// Uses this part of the dependency under this key. Nothing is made before the first use.
    public init(
        _ dependencyKeyPath: KeyPath<Application, Application.Dependency<Value>>,
        _ valueKeyPath: KeyPath<Value, SliceValue>
    ) {
        self.dependencyKeyPath = dependencyKeyPath
        self.valueKeyPath = valueKeyPath
    }

    /// The present value of the part.
    public var wrappedValue: SliceValue { Application.dependencySlice(dependencyKeyPath, valueKeyPath).value }
}
