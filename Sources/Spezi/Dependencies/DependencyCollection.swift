/// Modules that a module brings along as its dependencies.
public struct DependencyCollection {
    private(set) var requests: [DependencyRequest] = []

    /// How many modules it holds.
    public var count: Int { requests.count }
    /// Whether it holds none.
    public var isEmpty: Bool { requests.isEmpty }

    /// An empty collection.
    public init() {}

    /// Holds these modules in this order.
    @MainActor public init<each M: Module>(_ modules: repeat each M) {
        for module in repeat each modules { append(module) }
    }

    /// Adds a module, made when the owner is loaded.
    public mutating func append<M: Module>(_ module: @autoclosure @escaping @MainActor () -> M) {
        requests.append(DependencyRequest(kind: .own, type: M.self, make: module))
    }

    /// Adds another collection's modules in their order.
    public mutating func append(contentsOf other: DependencyCollection) {
        requests += other.requests
    }
}
