extension Spezi {
    /// An optional dependency that may still find its module.
    struct OptionalDependency {
        unowned let node: ModuleNode
        let slot: Int
        let place: Int
    }

    /// Loads modules and all that they depend on, beside those loaded already.
    ///
    /// Optional dependencies of loaded modules that were nil find the new ones. When it throws, nothing has changed.
    public func load(_ modules: [any Module]) throws(SpeziModuleError) {
        try load(modules, standard: nil)
    }

    /// Loads a module. An error traps: see ``load(_:)-swift.method`` for the throwing form.
    public func loadModule(_ module: any Module) {
        do {
            try load([module])
        } catch {
            preconditionFailure(error.description)
        }
    }

    /// Loads the first modules and the standard.
    func loadAll(_ modules: [any Module]) throws(SpeziModuleError) {
        try load(modules, standard: standard)
    }

    private func load(_ modules: [any Module], standard first: (any Standard)?) throws(SpeziModuleError) {
        guard !isConfiguring else { throw .loadingInsideConfigure }
        var plan = LoadPlan(registry)
        try plan.add(modules)
        // the standard comes second: modules do not find it as a dependency, and it is configured after them
        if let first { try plan.add([first]) }
        let ordered = try plan.ordered()
        for node in ordered { try check(node) }

        isConfiguring = true
        defer {
            isConfiguring = false
            changes.count += 1
        }
        for node in ordered { connect(node) }
        for node in ordered { satisfyWaiting(with: node) }
        for node in ordered {
            for (_, property) in node.properties {
                property.provider?.provide(into: provided, owner: node.id)
            }
        }
        for node in ordered {
            for (_, property) in node.properties { property.inject(from: self) }
            node.module.configure()
            for (_, property) in node.properties { property.freeze() }
        }
    }

    private func check(_ node: ModuleNode) throws(SpeziModuleError) {
        for (name, property) in node.properties {
            do {
                try property.check(standard, name: name, in: node.module)
            } catch {
                throw .property(error)
            }
        }
    }

    /// Takes a node in and fills its dependencies.
    private func connect(_ node: ModuleNode) {
        registry.insert(node)
        for (slot, dependency) in node.dependencies.enumerated() {
            for (place, request) in dependency.requests.enumerated() {
                if let target = dependency.targets[place] {
                    node.register(target.node, as: request.kind)
                } else if request.kind == .optional {
                    wait(OptionalDependency(node: node, slot: slot, place: place), for: ObjectIdentifier(request.type))
                }
            }
            dependency.fill()
        }
    }

    func wait(_ dependency: OptionalDependency, for type: ObjectIdentifier) {
        waiting[type, default: []].append(dependency)
    }

    private func satisfyWaiting(with node: ModuleNode) {
        for dependency in waiting.removeValue(forKey: node.type) ?? [] {
            dependency.node.dependencies[dependency.slot].targets[dependency.place] = .init(node: node)
            dependency.node.register(node, as: .optional)
            dependency.node.dependencies[dependency.slot].fill()
        }
    }
}
