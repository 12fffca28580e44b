/// Reads from the view's environment: a value by its key path, or an object by its type.
///
/// The view is evaluated again when the value it reads is replaced.
@propertyWrapper public struct Environment<Value> {
    private enum Source {
        case value(KeyPath<EnvironmentValues, Value>)
        case object(@MainActor (EnvironmentValues) -> Value?)
    }

    private let source: Source
    private var environment: EnvironmentValues?

    /// Reads the value under a key path.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        source = .value(keyPath)
    }

    /// Reads the object placed under exactly this type, which must be there.
    public init(_ type: Value.Type) where Value: AnyObject {
        source = .object { $0[object: Value.self] }
    }

    /// Reads the object placed under exactly this type; `nil` where there is none.
    public init<Object: AnyObject>(_ type: Object.Type) where Value == Object? {
        source = .object { .some($0[object: Object.self]) }
    }

    /// What the environment has. An object that is read without being optional must be there: as in SwiftUI its absence is
    /// a mistake in how the program is put together, and ends it with a message that names the type.
    @MainActor public var wrappedValue: Value {
        let environment = environment ?? EnvironmentValues()
        guard let value = read(environment) else {
            // The invariant of the view's author, who did not ask for an optional: no input of a person gets here.
            fatalError(
                "No \(Value.self) in the environment. Add .environment(_:) around this view, or read it as an optional."
            )
        }
        return value
    }

    @MainActor private func read(_ environment: EnvironmentValues) -> Value? {
        switch source {
        case .value(let keyPath): environment[keyPath: keyPath]
        case .object(let read): read(environment)
        }
    }
}

extension Environment: LinkedProperty {
    static var readsEnvironment: Bool { true }

    mutating func link(_ links: inout LinkedStorage, _ environment: EnvironmentValues) {
        self.environment = environment
    }

    func differs(_ old: EnvironmentValues, _ new: EnvironmentValues) -> Bool {
        !Sameness.areSame(read(old), read(new))
    }
}
