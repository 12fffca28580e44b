import Observation

/// A value that a view owns and that outlives the view's evaluations.
///
/// A body that reads it is evaluated again when it changes; writing an equal value changes nothing. Before the view is on
/// the screen, reads give the initial value and writes are dropped.
@propertyWrapper public struct State<Value> {
    private let initial: Value
    private var storage: StateStorage<Value>?

    /// The value at the view's first appearance.
    public init(wrappedValue: Value) { initial = wrappedValue }

    /// The value at the view's first appearance.
    public init(initialValue: Value) { initial = initialValue }

    /// The present value.
    @MainActor public var wrappedValue: Value {
        get { storage?.value ?? initial }
        nonmutating set { storage?.value = newValue }
    }

    /// A two-way connection to the value, for views further down.
    @MainActor public var projectedValue: Binding<Value> {
        guard let storage else { return .constant(initial) }
        return Binding(owner: storage, get: { storage.value }, set: { storage.value = $0 })
    }
}

extension State where Value: ExpressibleByNilLiteral {
    /// Nothing at first.
    public init() { self.init(wrappedValue: nil) }
}

extension State: LinkedProperty {
    static var readsEnvironment: Bool { false }
    mutating func link(_ links: inout LinkedStorage, _ environment: EnvironmentValues) {
        storage = links.object { StateStorage(initial) }
    }
    func differs(_ old: EnvironmentValues, _ new: EnvironmentValues) -> Bool { false }
}

/// Which control has the focus, and the way to move it: connect it with `.focused(_:)` or `.focused(_:equals:)`.
@propertyWrapper public struct FocusState<Value: Hashable> {
    private var state: State<Value>

    /// Nothing focused at first.
    public init<Wrapped: Hashable>() where Value == Wrapped? { state = State(wrappedValue: nil) }

    /// Not focused at first.
    public init() where Value == Bool { state = State(wrappedValue: false) }

    /// What is focused; setting it moves the focus at the next frame.
    @MainActor public var wrappedValue: Value {
        get { state.wrappedValue }
        nonmutating set { state.wrappedValue = newValue }
    }

    /// The connection for `.focused`.
    @MainActor public var projectedValue: Binding<Value> { state.projectedValue }
}

extension FocusState: LinkedProperty {
    static var readsEnvironment: Bool { false }
    mutating func link(_ links: inout LinkedStorage, _ environment: EnvironmentValues) {
        state.link(&links, environment)
    }
    func differs(_ old: EnvironmentValues, _ new: EnvironmentValues) -> Bool { false }
}

/// Where the value of a ``State`` lives: in the node, observed like a property of any model.
@MainActor final class StateStorage<Value>: Observable {
    private var stored: Value
    private let registrar = ObservationRegistrar()
    private let member = \StateStorage<Value>.value

    init(_ initial: Value) { stored = initial }

    var value: Value {
        get {
            registrar.access(self, keyPath: member)
            return stored
        }
        set {
            guard !Sameness.areSame(stored, newValue) else { return }
            registrar.withMutation(of: self, keyPath: member) { stored = newValue }
        }
    }
}
