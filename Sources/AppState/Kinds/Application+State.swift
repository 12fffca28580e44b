extension Application {
    /// A value that lives as long as the process.
    ///
    /// It is a handle: reading it gives the present value, whoever wrote it. Safe from any thread.
    public struct State<Value: Sendable>: NonisolatedApplicationState, Sendable, CustomStringConvertible {
        /// Marks states in log lines.
        public static var emoji: Character { "🔄" }

        @usableFromInline let slot: StateSlot<Value>

        @usableFromInline init(slot: StateSlot<Value>) {
            self.slot = slot
        }

        /// The present value. Reading it while tracked observes this value and no other; writing an equal one of an
        /// equatable type tells nobody.
        @inlinable public var value: Value {
            get { slot.value }
            set { slot.write(newValue) }
        }

        /// The scope that the value is kept under.
        public var scope: Scope { slot.scope }

        /// The kind, the value and the scope.
        public var description: String { slot.summary }

        /// Sets the value back to the one of the first definition that was used.
        public mutating func reset() { slot.write(slot.initial) }

        /// Changes the value in one step that no other thread can come between. Do not use the state inside.
        public func update<Result: Sendable>(_ change: (inout Value) -> Result) -> Result {
            slot.update(change)
        }

        /// A part of the value. Reading it while tracked observes this part and no other.
        public func value<Part>(at path: KeyPath<Value, Part>) -> Part { slot.part(path) }

        /// Changes a part of the value in one step that no other thread can come between.
        public mutating func set<Part>(_ part: Part, at path: WritableKeyPath<Value, Part>) {
            slot.update { $0[keyPath: path] = part }
        }
    }

    /// The state of a key, of whatever kind.
    @inlinable public static func state<Kind: MutableApplicationState>(_ keyPath: KeyPath<Application, Kind>) -> Kind {
        onShared { $0[keyPath: keyPath] }
    }

    /// The state of a definition, as `Application.state { $0.theme }`: for what is read at the start of a program, where
    /// making a key path takes longer than all the rest of it.
    @inlinable public static func state<Kind: MutableApplicationState>(of definition: (Application) -> Kind) -> Kind {
        onShared(definition)
    }

    /// Defines a state under the place of its definition. `initial` is evaluated once, at the first use.
    @inlinable public func state<Value: Sendable>(
        initial: @autoclosure () -> Value, _ fileID: StaticString = #fileID, _ function: StaticString = #function,
        _ line: Int = #line, _ column: Int = #column
    ) -> State<Value> {
        let location = SourceLocation(fileID, line, column)
        if let slot = Application.registry.find(location) as? StateSlot<Value> { return State(slot: slot) }
        return firstState(
            initial(), at: location, id: SourceLocation.id(fileID, function, line, column))
    }

    /// Defines a state under an id. The first definition that is used gives the initial value; others share it.
    @inlinable public func state<Value: Sendable>(
        initial: @autoclosure () -> Value, feature: String = "App", id: String, _ fileID: StaticString = #fileID,
        _ line: Int = #line, _ column: Int = #column
    ) -> State<Value> {
        let location = SourceLocation(fileID, line, column)
        if let slot = Application.registry.find(location) as? StateSlot<Value>, slot.scope.is(feature, id) {
            return State(slot: slot)
        }
        let scope = Scope(name: feature, id: id)
        return State(
            slot: Application.registry.slot(StateSlot<Value>.self, at: location, scope: scope) {
                StateSlot(scope: scope, initial: initial())
            })
    }

    /// Defines a state that only the holder of a key can reach.
    public func state<Value: Sendable>(initial: @autoclosure () -> Value, key: PrivateKey) -> State<Value> {
        State(
            slot: Application.registry.slot(StateSlot<Value>.self, key: key) {
                StateSlot(scope: .hidden, initial: initial())
            })
    }

    @usableFromInline func firstState<Value: Sendable>(
        _ initial: @autoclosure () -> Value, at location: SourceLocation, id: String
    ) -> State<Value> {
        let scope = Scope(name: "App", id: id)
        return State(
            slot: Application.registry.slot(StateSlot<Value>.self, at: location, scope: scope) {
                StateSlot(scope: scope, initial: initial())
            })
    }
}
