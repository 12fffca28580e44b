/// The loaded modules in load order.
@MainActor final class ModuleRegistry {
    /// Load order, with gaps where modules were unloaded.
    private var order: [ModuleNode?] = []
    private var byInstance: [ObjectIdentifier: ModuleNode] = [:]
    private var byType: [ObjectIdentifier: [ModuleNode]] = [:]
    /// For the types that optional dependencies ask for.
    private var instances: [ObjectIdentifier: LoadedInstances] = [:]

    /// All nodes in load order.
    var nodes: [ModuleNode] { order.compactMap(\.self) }
    /// The nodes whose modules are kept by others.
    private(set) var lent: [ModuleNode] = []

    /// The node of this instance.
    func node(of module: any Module) -> ModuleNode? {
        // another module may have stood at that address before
        byInstance[ObjectIdentifier(module)].flatMap { $0.module === module ? $0 : nil }
    }

    /// Whether this node is loaded.
    func contains(_ node: ModuleNode) -> Bool { byInstance[node.id] === node }

    /// The first loaded node of exactly this type.
    func first(ofType type: ObjectIdentifier) -> ModuleNode? { byType[type]?.first }

    /// The loaded modules of exactly this type, now and as they come and go.
    func instances(ofType type: ObjectIdentifier) -> LoadedInstances {
        if let known = instances[type] { return known }
        let new = LoadedInstances()
        for node in byType[type] ?? [] { new.insert(node) }
        instances[type] = new
        return new
    }

    /// Takes nodes in.
    /// - Parameters:
    ///   - nodes: in load order.
    ///   - found: the same, in the order in which those of one type are found.
    func insert(_ nodes: [ModuleNode], found: [ModuleNode]) {
        for node in nodes {
            node.position = order.count
            order.append(node)
            byInstance[node.id] = node
        }
        for node in found {
            byType[node.type, default: []].append(node)
            instances[node.type]?.insert(node)
        }
    }

    func remove(_ node: ModuleNode) {
        order[node.position] = nil
        byInstance[node.id] = nil
        byType[node.type]?.removeAll { $0 === node }
        instances[node.type]?.remove(node)
        lent.removeAll { $0 === node }
        if order.count > 16, order.count > 2 * byInstance.count { closeGaps() }
    }

    /// Leaves it to others to keep the node's module, until whose end the departure is held.
    func lend(_ node: ModuleNode, until departure: Departure) {
        node.letGo(until: departure)
        lent.append(node)
    }

    private func closeGaps() {
        order = nodes
        for (position, node) in order.enumerated() { node?.position = position }
    }
}
