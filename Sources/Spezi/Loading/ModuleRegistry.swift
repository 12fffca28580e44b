/// The loaded modules in load order.
@MainActor final class ModuleRegistry {
    private var loaded = LoadOrdered<ModuleNode>()
    private var byType: [ObjectIdentifier: LoadOrdered<ModuleNode>] = [:]
    /// For the types that optional dependencies ask for.
    private var instances: [ObjectIdentifier: LoadedInstances] = [:]
    /// The nodes whose modules are kept by others.
    private var lent = LoadOrdered<ModuleNode>()
    /// Those of them without a property that could hold a departure: they have to be looked after.
    private var silent = LoadOrdered<ModuleNode>()
    /// Those of them that have told that their modules are gone.
    let departed = Departed()
    /// How many nodes were ever taken in.
    private var count = 0
    /// Optional dependencies that found no module, by the type they wait for and the node whose they are.
    private(set) var waiting: [ObjectIdentifier: [ObjectIdentifier: [OptionalDependency]]] = [:]
    /// The node whose module's `configure()`, `tearDown()` or default values run.
    private(set) var occupant: ModuleNode?

    /// An optional dependency that may still find its module.
    struct OptionalDependency {
        unowned let node: ModuleNode
        let slot: Int
        let place: Int
    }

    init() { Self.join(self) }

    /// All nodes in load order.
    var nodes: [ModuleNode] { Array(loaded) }

    /// The node of this instance.
    func node(of module: any Module) -> ModuleNode? {
        // another module may have stood at that address before
        loaded[ObjectIdentifier(module)].flatMap { $0.module === module ? $0 : nil }
    }

    /// Whether this node is loaded.
    func contains(_ node: ModuleNode) -> Bool { loaded[node.id] === node }

    /// The first loaded node of exactly this type.
    func first(ofType type: ObjectIdentifier) -> ModuleNode? { byType[type]?.first }

    /// The loaded modules of exactly this type, now and as they come and go.
    func instances(ofType type: ObjectIdentifier) -> LoadedInstances {
        if let known = instances[type] { return known }
        let new = LoadedInstances()
        if let nodes = byType[type] { for node in nodes { new.insert(node) } }
        instances[type] = new
        return new
    }

    /// Takes nodes in.
    /// - Parameters:
    ///   - nodes: in load order.
    ///   - found: the same, in the order in which those of one type are found.
    func insert(_ nodes: [ModuleNode], found: [ModuleNode]) {
        for node in nodes {
            node.position = count
            count += 1
            loaded[node.id] = node
        }
        for node in found {
            byType[node.type, default: LoadOrdered()][node.id] = node
            instances[node.type]?.insert(node)
        }
    }

    func remove(_ node: ModuleNode) {
        loaded[node.id] = nil
        byType[node.type]?[node.id] = nil
        instances[node.type]?.remove(node)
        lent[node.id] = nil
        silent[node.id] = nil
        stopWaiting(node)
    }

    /// Leaves it to others to keep the node's module, until whose end the departure is held where that is possible.
    func lend(_ node: ModuleNode, until departure: () -> Departure) {
        lent[node.id] = node
        if !node.letGo(until: departure) { silent[node.id] = node }
    }

    /// The nodes whose modules others kept, and have let go of since.
    func takeDeparted() -> [ModuleNode] {
        (departed.take().compactMap { lent[$0] } + silent).filter { $0.module == nil }
    }

    /// Does work of a node's module, during which nothing may be loaded or unloaded.
    func occupied<Result>(by node: ModuleNode, _ work: () -> Result) -> Result {
        let before = occupant
        occupant = node
        defer { occupant = before }
        return work()
    }

    // MARK: Waiting

    /// Lets an optional dependency find the next module of a type that is loaded.
    func wait(_ dependency: OptionalDependency, for type: ObjectIdentifier) {
        waiting[type, default: [:]][dependency.node.id, default: []].append(dependency)
    }

    /// The dependencies that waited for a node's type, and do so no longer.
    func takeWaiting(for node: ModuleNode) -> [OptionalDependency] {
        waiting.removeValue(forKey: node.type)?.values.flatMap(\.self) ?? []
    }

    private func stopWaiting(_ node: ModuleNode) {
        for dependency in node.dependencies {
            for (place, request) in dependency.requests.enumerated() where dependency.targets[place] == nil {
                waiting[ObjectIdentifier(request.type)]?[node.id] = nil
            }
        }
    }
}
