extension Application {
    /// Keeps a dependency overridden until it is cancelled or released, in any order with other overrides.
    public final class DependencyOverride: Sendable {
        private let end: @Sendable () -> Void

        init(end: @escaping @Sendable () -> Void) {
            self.end = end
        }

        deinit { end() }

        /// Ends the override: the one below it, or the dependency itself, shows again. Does nothing the second time.
        public func cancel() async { end() }
    }

    /// Replaces a dependency as long as the result is kept; observers are told.
    public static func override<Value: Sendable>(
        _ keyPath: KeyPath<Application, Dependency<Value>>, with value: Value
    ) -> DependencyOverride {
        DependencyOverride(end: shared[keyPath: keyPath].slot.override(value))
    }

    /// Replaces a dependency for good, overrides included; observers are told.
    @discardableResult
    public static func promote<Value: Sendable>(
        _ keyPath: KeyPath<Application, Dependency<Value>>, with value: Value
    ) -> Application.Type {
        shared[keyPath: keyPath].slot.promote(value)
        return Application.self
    }
}
