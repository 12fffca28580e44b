extension Application {
    /// A value that the application's parts need, made when it is first used.
    public struct Dependency<Value: Sendable>: Sendable, CustomStringConvertible {
        @usableFromInline let slot: DependencySlot<Value>

        @usableFromInline init(slot: DependencySlot<Value>) {
            self.slot = slot
        }

        /// The present value. Reading it while tracked observes overrides of it. Safe from any thread.
        @inlinable public var value: Value { slot.value }

        /// The scope that the value is kept under.
        public var scope: Scope { slot.scope }

        /// A part of the value. Reading it while tracked observes this part and no other.
        public func value<Part>(at path: KeyPath<Value, Part>) -> Part { slot.part(path) }

        /// The kind, the value and the scope.
        public var description: String { slot.summary }
    }

    /// The dependency of a key.
    @inlinable @inline(__always) public static func dependency<Value: Sendable>(
        _ keyPath: KeyPath<Application, Dependency<Value>>
    ) -> Value {
        onShared { $0[keyPath: keyPath] }.value
    }

    /// Makes a dependency now instead of at its first use.
    @discardableResult
    public static func load<Value: Sendable>(
        dependency keyPath: KeyPath<Application, Dependency<Value>>
    ) -> Application.Type {
        _ = shared[keyPath: keyPath]
        return Application.self
    }

    /// Defines a dependency under the place of its definition. `object` is evaluated once, at the first use.
    @inlinable public func dependency<Value: Sendable>(
        _ object: @autoclosure () -> Value, _ fileID: StaticString = #fileID, _ function: StaticString = #function,
        _ line: Int = #line, _ column: Int = #column
    ) -> Dependency<Value> {
        let location = SourceLocation(fileID, line, column)
        if let slot = Application.registry.find(location) as? DependencySlot<Value> { return Dependency(slot: slot) }
        return firstDependency(object(), at: location, id: SourceLocation.id(fileID, function, line, column))
    }

    /// Defines a dependency under the place of its definition, made of other dependencies.
    @inlinable public func dependency<Value: Sendable>(
        setup: (Application) -> Value, _ fileID: StaticString = #fileID, _ function: StaticString = #function,
        _ line: Int = #line, _ column: Int = #column
    ) -> Dependency<Value> {
        dependency(setup(self), fileID, function, line, column)
    }

    /// Defines a dependency under an id. The first definition that is used makes the value; others share it.
    @inlinable public func dependency<Value: Sendable>(
        _ object: @autoclosure () -> Value, feature: String = "App", id: String, _ fileID: StaticString = #fileID,
        _ line: Int = #line, _ column: Int = #column
    ) -> Dependency<Value> {
        let location = SourceLocation(fileID, line, column)
        if let slot = Application.registry.find(location) as? DependencySlot<Value>, slot.scope.is(feature, id) {
            return Dependency(slot: slot)
        }
        let scope = Scope(name: feature, id: id)
        return Dependency(
            slot: Application.registry.slot(DependencySlot<Value>.self, at: location, scope: scope) {
                DependencySlot(scope: scope, value: object())
            })
    }

    /// Defines a dependency under an id, made of other dependencies.
    @inlinable public func dependency<Value: Sendable>(
        _ setup: (Application) -> Value, feature: String = "App", id: String, _ fileID: StaticString = #fileID,
        _ line: Int = #line, _ column: Int = #column
    ) -> Dependency<Value> {
        dependency(setup(self), feature: feature, id: id, fileID, line, column)
    }

    /// Defines a dependency that only the holder of a key can reach.
    public func dependency<Value: Sendable>(_ object: @autoclosure () -> Value, key: PrivateKey) -> Dependency<Value> {
        Dependency(
            slot: Application.registry.slot(DependencySlot<Value>.self, key: key) {
                DependencySlot(scope: .hidden, value: object())
            })
    }

    @usableFromInline func firstDependency<Value: Sendable>(
        _ object: @autoclosure () -> Value, at location: SourceLocation, id: String
    ) -> Dependency<Value> {
        let scope = Scope(name: "App", id: id)
        return Dependency(
            slot: Application.registry.slot(DependencySlot<Value>.self, at: location, scope: scope) {
                DependencySlot(scope: scope, value: object())
            })
    }
}
