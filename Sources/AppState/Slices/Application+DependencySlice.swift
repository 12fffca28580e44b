extension Application {
    /// A part of a dependency, be it a struct or a class.
    ///
    /// Reading it while tracked observes this part. What is written is part of the dependency from then on: of the override
    /// that is in force, if there is one.
    public struct DependencySlice<Value: Sendable, SliceValue, SliceKeyPath: KeyPath<Value, SliceValue>> {
        fileprivate var dependency: Dependency<Value>
        fileprivate let path: SliceKeyPath
    }

    /// A part of a dependency, to read.
    public static func dependencySlice<Value: Sendable, SliceValue>(
        _ dependencyKeyPath: KeyPath<Application, Dependency<Value>>, _ valueKeyPath: KeyPath<Value, SliceValue>
    ) -> DependencySlice<Value, SliceValue, KeyPath<Value, SliceValue>> {
        DependencySlice(dependency: shared[keyPath: dependencyKeyPath], path: valueKeyPath)
    }

    /// A part of a dependency, to read and write.
    public static func dependencySlice<Value: Sendable, SliceValue>(
        _ dependencyKeyPath: KeyPath<Application, Dependency<Value>>,
        _ valueKeyPath: WritableKeyPath<Value, SliceValue>
    ) -> DependencySlice<Value, SliceValue, WritableKeyPath<Value, SliceValue>> {
        DependencySlice(dependency: shared[keyPath: dependencyKeyPath], path: valueKeyPath)
    }
}

extension Application.DependencySlice where SliceKeyPath == KeyPath<Value, SliceValue> {
    /// The present value of the part.
    public var value: SliceValue { dependency.value(at: path) }
}

extension Application.DependencySlice where SliceKeyPath == WritableKeyPath<Value, SliceValue> {
    /// The present value of the part.
    public var value: SliceValue {
        get { dependency.value(at: path) }
        set { dependency.slot.write(newValue, at: path) }
    }
}
