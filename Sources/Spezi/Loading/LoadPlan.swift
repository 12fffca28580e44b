/// Finds out what has to be loaded, and in which order, without changing anything that is loaded already.
///
/// All that can fail fails here. Linear in modules and dependencies.
@MainActor struct LoadPlan {
    private let registry: ModuleRegistry
    /// The new nodes: listed ones first, then those made for dependencies, breadth first.
    private(set) var nodes: [ModuleNode] = []
    private var byInstance: [ObjectIdentifier: ModuleNode] = [:]
    private var firstOfType: [ObjectIdentifier: ModuleNode] = [:]

    init(_ registry: ModuleRegistry) {
        self.registry = registry
    }

    /// Adds modules with all that they depend on. They find what was added before, and are not found by it.
    mutating func add(_ modules: [any Module]) throws(SpeziModuleError) {
        let start = nodes.count
        for module in modules {
            guard node(of: module) == nil else { throw .alreadyLoaded(module: "\(type(of: module))") }
            insert(ModuleNode(module))
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

    private mutating func insert(_ node: ModuleNode) {
        nodes.append(node)
        byInstance[node.id] = node
        if firstOfType[node.type] == nil { firstOfType[node.type] = node }
    }

    /// Makes the modules that a node asks for and nobody has listed.
    private mutating func makeMissing(for node: ModuleNode) throws(SpeziModuleError) {
        for slot in node.dependencies.indices {
            for (place, request) in node.dependencies[slot].requests.enumerated() {
                if request.makesAnew {
                    try refuseEndlessCreation(of: request.type, by: node)
                } else if request.kind != .own, first(ofType: ObjectIdentifier(request.type)) != nil {
                    continue
                }
                guard let module = request.make() else { continue }
                let made: ModuleNode
                if let known = self.node(of: module) {
                    made = known
                } else {
                    made = ModuleNode(module, creator: node)
                    insert(made)
                }
                if request.kind == .own { node.dependencies[slot].targets[place] = .init(node: made) }
            }
        }
    }

    /// Two types that each load one of the other would never come to an end.
    private func refuseEndlessCreation(of type: any Module.Type, by node: ModuleNode) throws(SpeziModuleError) {
        var chain: [String] = []
        var ancestor: ModuleNode? = node
        while let current = ancestor {
            chain.append(current.name)
            if current.type == ObjectIdentifier(type) { throw .cycle(chain.reversed()) }
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
        var ordered: [ModuleNode] = []
        ordered.reserveCapacity(nodes.count)
        // an explicit stack: a chain may be longer than the thread's stack allows
        var path: [(node: ModuleNode, targets: [ModuleNode], next: Int)] = []
        func open(_ node: ModuleNode) {
            node.progress = .open
            path.append((node, targets(of: node), 0))
        }
        for root in nodes where root.progress == .untouched {
            open(root)
            while let (node, targets, next) = path.last {
                guard next < targets.count else {
                    path.removeLast()
                    node.progress = .ordered
                    ordered.append(node)
                    continue
                }
                path[path.count - 1].next += 1
                switch targets[next].progress {
                case .untouched:
                    open(targets[next])
                case .open:
                    let start = path.firstIndex { $0.node === targets[next] } ?? 0
                    throw .cycle(path[start...].map(\.node.name))
                case .ordered:
                    break
                }
            }
        }
        return ordered
    }

    private func targets(of node: ModuleNode) -> [ModuleNode] {
        var targets: [ModuleNode] = []
        for dependency in node.dependencies {
            for target in dependency.targets {
                if let target { targets.append(target.node) }
            }
        }
        return targets
    }
}

extension SpeziModuleError {
    /// The error for a circle along these names.
    fileprivate static func cycle(_ chain: [String]) -> Self {
        .dependency(
            .searchStackCycle(
                module: chain.last ?? "", requestedModule: chain.first ?? "", dependencyChain: chain))
    }
}
