/// Reads the objects of records that match the descriptor of a state of the application.
///
/// ```swift
/// @ModelState(\.visits) var visits
/// ```
/// `$visits` is the state itself: `$visits.insert(visit)`. Objects are fetched at each reading; reading them while tracked
/// observes all records of the type.
@propertyWrapper
public struct ModelState<Model: PersistentModel> {
    private let keyPath: KeyPath<Application, Application.ModelState<Model>>

    /// Uses the state under this key. Nothing is fetched before the first use.
    public init(_ keyPath: KeyPath<Application, Application.ModelState<Model>>) {
        self.keyPath = keyPath
    }

    /// The objects that match.
    @MainActor public var wrappedValue: [Model] { Application.modelState(keyPath).models }

    /// The state, to insert, delete and save.
    @MainActor public var projectedValue: Application.ModelState<Model> { Application.modelState(keyPath) }
}
