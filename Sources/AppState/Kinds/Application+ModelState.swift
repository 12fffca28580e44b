extension Application {
    /// The objects of records that match a descriptor, and what changes them.
    ///
    /// They are fetched at each reading. Reading them while tracked observes all records of the type: inserting, deleting
    /// and saving tells observers, also in another state of the container and in another process.
    public struct ModelState<Model: PersistentModel> {
        /// Marks states of records in log lines.
        public static var emoji: Character { "🗃️" }

        /// The scope that the state is defined under.
        public let scope: Scope
        private let containerKeyPath: KeyPath<Application, Dependency<ModelContainer>>
        private let descriptor: () -> FetchDescriptor<Model>

        fileprivate init(
            scope: Scope, container: KeyPath<Application, Dependency<ModelContainer>>,
            descriptor: @escaping () -> FetchDescriptor<Model>
        ) {
            self.scope = scope
            containerKeyPath = container
            self.descriptor = descriptor
        }

        /// What keeps the records.
        public var container: ModelContainer { Application.dependency(containerKeyPath) }

        /// The context of the main actor.
        @MainActor public var context: ModelContext { container.mainContext }

        /// The objects that match; none if that fails, of which the logger is told.
        @MainActor public var models: [Model] {
            do throws(ModelError) {
                return try strict.models
            } catch {
                Application.report(.models(reason: error.description))
                return []
            }
        }

        /// The same, throwing.
        @MainActor public var strict: Strict { Strict(state: self) }

        /// Adds an object and keeps it. If that fails, the logger is told.
        @MainActor public func insert(_ model: Model) { report { () throws(ModelError) in try strict.insert(model) } }

        /// Removes an object for good. If that fails, the logger is told.
        @MainActor public func delete(_ model: Model) { report { () throws(ModelError) in try strict.delete(model) } }

        /// Keeps what was changed. If that fails, the logger is told.
        @MainActor public func save() { report { () throws(ModelError) in try strict.save() } }

        /// Removes all objects that fulfil the descriptor's predicate for good. If that fails, the logger is told.
        @MainActor public func deleteAll() { report { () throws(ModelError) in try strict.deleteAll() } }

        @MainActor private func report(_ change: () throws(ModelError) -> Void) {
            do throws(ModelError) {
                try change()
            } catch {
                Application.report(.models(reason: error.description))
            }
        }

        /// What a state of records does, with errors for the caller. What could not be kept is still in the context, and is
        /// tried again at the next saving; `context.rollback()` forgets it.
        public struct Strict {
            fileprivate let state: ModelState<Model>

            /// The objects that match.
            @MainActor public var models: [Model] {
                get throws(ModelError) {
                    state.container.noteAccess(Model.entityName)
                    return try state.context.fetch(state.descriptor())
                }
            }

            /// Adds an object and keeps it.
            @MainActor public func insert(_ model: Model) throws(ModelError) {
                state.context.insert(model)
                try state.context.save()
            }

            /// Removes an object for good.
            @MainActor public func delete(_ model: Model) throws(ModelError) {
                state.context.delete(model)
                try state.context.save()
            }

            /// Keeps what was changed.
            @MainActor public func save() throws(ModelError) { try state.context.save() }

            /// Removes all objects that fulfil the descriptor's predicate for good.
            @MainActor public func deleteAll() throws(ModelError) {
                try state.context.delete(model: Model.self, where: state.descriptor().predicate)
                try state.context.save()
            }
        }
    }

    /// The state of records of a key.
    @MainActor public static func modelState<Model: PersistentModel>(
        _ keyPath: KeyPath<Application, ModelState<Model>>
    ) -> ModelState<Model> {
        shared[keyPath: keyPath]
    }

    /// The context of the main actor of a container.
    @MainActor public static func modelContext(
        _ keyPath: KeyPath<Application, Dependency<ModelContainer>>
    ) -> ModelContext {
        dependency(keyPath).mainContext
    }

    /// Defines a container under the place of its definition. It is evaluated once, at the first use.
    public func modelContainer(
        _ container: @autoclosure () -> ModelContainer, _ fileID: StaticString = #fileID,
        _ function: StaticString = #function, _ line: Int = #line, _ column: Int = #column
    ) -> Dependency<ModelContainer> {
        dependency(container(), fileID, function, line, column)
    }

    /// Defines a state of records under an id.
    public func modelState<Model: PersistentModel>(
        container: KeyPath<Application, Dependency<ModelContainer>>,
        fetchDescriptor: @escaping @autoclosure () -> FetchDescriptor<Model> = FetchDescriptor<Model>(),
        feature: String = "App", id: String
    ) -> ModelState<Model> {
        ModelState(scope: Scope(name: feature, id: id), container: container, descriptor: fetchDescriptor)
    }

    /// Defines a state of records under the place of its definition.
    public func modelState<Model: PersistentModel>(
        container: KeyPath<Application, Dependency<ModelContainer>>,
        fetchDescriptor: @escaping @autoclosure () -> FetchDescriptor<Model> = FetchDescriptor<Model>(),
        _ fileID: StaticString = #fileID, _ function: StaticString = #function, _ line: Int = #line,
        _ column: Int = #column
    ) -> ModelState<Model> {
        modelState(
            container: container, fetchDescriptor: fetchDescriptor(),
            id: SourceLocation.id(fileID, function, line, column))
    }
}
