/// The loaded modules in load order.
@MainActor final class ModuleRegistry {
    /// Load order, with gaps where modules were unloaded.
    private var order: [ModuleNode?] = []
    private var byInstance: [ObjectIdentifier: ModuleNode] = [:]
    private var byType: [ObjectIdentifier: [ModuleNode]] = [:]

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

    func insert(_ node: ModuleNode) {
        node.position = order.count
        order.append(node)
        byInstance[node.id] = node
        byType[node.type, default: []].append(node)
    }

    func remove(_ node: ModuleNode) {
        order[node.position] = nil
        byInstance[node.id] = nil
        byType[node.type]?.removeAll { $0 === node }
        lent.removeAll { $0 === node }
        if order.count > 16, order.count > 2 * byInstance.count { closeGaps() }
    }

    /// Leaves it to others to keep the node's module.
    func lend(_ node: ModuleNode) {
        node.letGo()
        lent.append(node)
    }

    private func closeGaps() {
        order = nodes
        for (position, node) in order.enumerated() { node?.position = position }
    }
}
