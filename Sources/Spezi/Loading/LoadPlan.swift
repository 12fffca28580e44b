/// Finds out what has to be loaded, and in which order, without changing anything that is loaded already.
///
/// All that can fail fails here. Linear in modules and dependencies.
@MainActor struct LoadPlan {
    private let registry: ModuleRegistry
    private let standard: any Standard.Type
    /// The new nodes: listed ones first, then those made for dependencies, breadth first.
    private(set) var nodes: [ModuleNode] = []
    private var byInstance: [ObjectIdentifier: ModuleNode] = [:]
    private var firstOfType: [ObjectIdentifier: ModuleNode] = [:]

    init(_ registry: ModuleRegistry, standard: any Standard.Type) {
        self.registry = registry
        self.standard = standard
    }

    /// Adds modules with all that they depend on. They find what was added before, and are not found by it.
    mutating func add(_ modules: [any Module]) throws(SpeziModuleError) {
        let start = nodes.count
        for module in modules {
            guard node(of: module) == nil else { throw .alreadyLoaded(module: "\(type(of: module))") }
            try insert(ModuleNode(module))
        }
        var next = start
        while next < nodes.count {
            try makeMissing(for: nodes[next])
            next += 1
        }
        for node in nodes[start...] { try link(node) }
    }

    private func node(of module: any Module) -> ModuleNode? {
        registry.node(of: module) ?? byInstance[ObjectIdentifier(module)]
    }

    private func first(ofType type: ObjectIdentifier) -> ModuleNode? {
        registry.first(ofType: type) ?? firstOfType[type]
    }

    private mutating func insert(_ node: ModuleNode) throws(SpeziModuleError) {
        if let module = node.module, registry.isElsewhere(module) { throw .loadedElsewhere(module: node.name) }
        nodes.append(node)
        byInstance[node.id] = node
        if firstOfType[node.type] == nil { firstOfType[node.type] = node }
    }

    /// Makes the modules that a node asks for and nobody has listed.
    private mutating func makeMissing(for node: ModuleNode) throws(SpeziModuleError) {
        for slot in node.dependencies.indices {
            for (place, request) in node.dependencies[slot].requests.enumerated() {
                if request.kind != .own {
                    guard first(ofType: ObjectIdentifier(request.type)) == nil else { continue }
                    try refuseStandard(request, in: node.dependencies[slot].name, of: node)
                }
                guard let module = registry.occupied(by: node, request.make) else { continue }
                let made: ModuleNode
                if let known = self.node(of: module) {
                    made = known
                } else {
                    made = ModuleNode(module, creator: node)
                    try refuseEndlessCreation(of: made, for: request)
                    try insert(made)
                }
                if request.kind == .own { node.dependencies[slot].targets[place] = .init(node: made) }
            }
        }
    }

    /// The standard comes last: it is no module that others could be configured after.
    private func refuseStandard(
        _ request: DependencyRequest, in property: String, of node: ModuleNode
    ) throws(SpeziModuleError) {
        guard request.kind == .required, request.type == standard else { return }
        throw .dependency(
            .standardAsDependency(module: node.name, property: property, standard: "\(standard)"))
    }

    /// A default value of a subclass is not found where the type that was asked for is looked for: one that asks for the same
    /// again would never come to an end.
    private func refuseEndlessCreation(
        of made: ModuleNode, for request: DependencyRequest
    ) throws(SpeziModuleError) {
        guard request.kind != .own, made.metatype != request.type else { return }
        var chain: [ModuleNode] = []
        var ancestor = made.creator
        while let current = ancestor {
            chain.append(current)
            if current.type == made.type { throw .circle(chain.reversed(), made) }
            ancestor = current.creator
        }
    }

    private func link(_ node: ModuleNode) throws(SpeziModuleError) {
        for slot in node.dependencies.indices {
            for (place, request) in node.dependencies[slot].requests.enumerated() where request.kind != .own {
                if let target = first(ofType: ObjectIdentifier(request.type)) {
                    node.dependencies[slot].targets[place] = .init(node: target)
                } else if request.kind == .required {
                    throw .dependency(
                        .missingRequiredModule(
                            module: node.name, property: node.dependencies[slot].name,
                            requiredModule: "\(request.type)"))
                }
            }
        }
    }

    /// The new nodes, each after all that it depends on, otherwise in the order of `nodes`.
    func ordered() throws(SpeziModuleError) -> [ModuleNode] {
        let ordered = try DependencyOrder.of(nodes, entering: isNew) { way, start throws(SpeziModuleError) in
            throw .circle(way, start)
        }
        try refuseLateCircles()
        return ordered
    }

    private func isNew(_ node: ModuleNode) -> Bool { byInstance[node.id] === node }

    /// A new module may be what an optional dependency of a loaded one waits for, and itself depend on that.
    private func refuseLateCircles() throws(SpeziModuleError) {
        var late: [ObjectIdentifier: [ModuleNode]] = [:]
        for node in nodes where firstOfType[node.type] === node {
            for user in registry.waiting[node.type, default: [:]].keys { late[user, default: []].append(node) }
        }
        guard !late.isEmpty else { return }
        _ = try DependencyOrder.of(
            nodes, entering: { _ in true }, further: late
        ) { way, start throws(SpeziModuleError) in
            let circle = way.drop { $0 !== start }
            // one among loaded modules alone has come about by unloading, which nothing can refuse
            if circle.contains(where: isNew) { throw .circle(way, start) }
        }
    }
}

extension SpeziModuleError {
    /// The error for a way that leads on to a node on it.
    @MainActor fileprivate static func circle(_ way: [ModuleNode], _ start: ModuleNode) -> Self {
        .dependency(
            .searchStackCycle(
                module: way.last?.name ?? "", requestedModule: start.name, dependencyChain: way.map(\.name)))
    }
}
