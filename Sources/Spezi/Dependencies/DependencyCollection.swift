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
    public init<each M: Module>(_ modules: repeat each M) {
        repeat append(each modules)
    }

    /// Holds the module that the closure returns, as builders for earlier versions of the original say it. Called at once.
    public init<Dependency: Module>(
        for type: Dependency.Type = Dependency.self, singleEntry: @escaping () -> Dependency
    ) {
        append(singleEntry())
    }

    /// Holds this module, as builders for earlier versions of the original say it.
    public init<Dependency: Module>(
        for type: Dependency.Type = Dependency.self, singleEntry: @escaping @autoclosure () -> Dependency
    ) {
        append(singleEntry())
    }

    /// Adds a module.
    public mutating func append(_ module: some Module) {
        requests.append(DependencyRequest(own: module))
    }

    /// Adds another collection's modules in their order.
    public mutating func append(contentsOf other: DependencyCollection) {
        requests += other.requests
    }
}
