extension Spezi {
    /// Loads modules and all that they depend on, beside those loaded already.
    ///
    /// Optional dependencies of loaded modules that were nil find the new ones. When it throws, nothing has changed. Once
    /// the session has ended, as ``terminate(within:)`` has it, nothing is loaded any more.
    @MainActor public func load(_ modules: [any Module]) throws(SpeziModuleError) {
        try load(modules, ownership: .spezi)
    }

    /// Loads modules and all that they depend on. The ownership is that of the listed modules: what they depend on is
    /// always kept by the `Spezi`. See ``load(_:)-swift.method``.
    @MainActor public func load(
        _ modules: [any Module], ownership: ModuleOwnership
    ) throws(SpeziModuleError) {
        try load(modules, standard: nil, ownership: ownership)
    }

    /// Loads a module. An error traps: see ``load(_:)-swift.method`` for the throwing form. Once the session has ended it
    /// only leaves a warning in the log: whoever is late then has made no mistake.
    @MainActor public func loadModule(_ module: any Module, ownership: ModuleOwnership = .spezi) {
        guard !hasEnded else {
            logger.warning("\(SpeziModuleError.ended(module: "\(type(of: module))"), privacy: .public)")
            return
        }
        trapping { () throws(SpeziModuleError) in try load([module], ownership: ownership) }
    }

    /// Loads the first modules and the standard.
    @MainActor func loadAll(_ modules: [any Module]) throws(SpeziModuleError) {
        try load(modules, standard: standard, ownership: .spezi)
    }

    @MainActor private func load(
        _ modules: [any Module], standard first: (any Standard)?, ownership: ModuleOwnership
    ) throws(SpeziModuleError) {
        if let occupant = registry.occupant { throw .loadingInsideConfigure(module: occupant.name) }
        if hasEnded, let module = modules.first { throw .ended(module: "\(type(of: module))") }
        purge()
        var plan = LoadPlan(registry, standard: type(of: standard))
        try plan.add(modules)
        // the standard comes second: modules do not find it as a dependency, and it is configured after them
        if let first { try plan.add([first]) }
        let ordered = try plan.ordered()
        for node in ordered { try check(node, ownership) }

        registry.insert(ordered, found: plan.nodes)
        for node in ordered { connect(node) }
        for node in plan.nodes { satisfyWaiting(with: node) }
        for node in ordered {
            for (_, property) in node.properties {
                property.provider?.provide(into: provided, owner: node.id)
            }
        }
        for node in ordered {
            for (_, property) in node.properties { property.inject(from: self, into: node) }
            registry.occupied(by: node) { node.module?.configure() }
            for (_, property) in node.properties { property.freeze() }
        }
        for node in ordered {
            if let service = node.module?.service { services.add(service) }
            if ownership == .external, !node.isImplicit { lend(node) }
        }
        changes.count += 1
    }

    /// Throws what keeps a node from being loaded. Changes nothing.
    @MainActor private func check(_ node: ModuleNode, _ ownership: ModuleOwnership) throws(SpeziModuleError) {
        guard let module = node.module else { return }
        if ownership == .external, !node.isImplicit, module.environmentObject != nil {
            throw .accessibleButExternal(module: node.name)
        }
        for (name, property) in node.properties {
            do {
                try property.check(standard, name: name, in: module)
            } catch {
                throw .property(error)
            }
        }
    }

    /// Leaves it to others to keep a module, and takes it out soon after they have let go of it.
    @MainActor private func lend(_ node: ModuleNode) {
        let id = node.id
        registry.lend(node) {
            Departure { [weak self, departed = registry.departed] in
                departed.append(id)
                Task { [weak self] in await self?.purge() }
            }
        }
    }

    /// Fills a node's dependencies.
    @MainActor private func connect(_ node: ModuleNode) {
        for (slot, dependency) in node.dependencies.enumerated() {
            for (place, request) in dependency.requests.enumerated() {
                if let target = dependency.targets[place] {
                    node.register(target.node, as: request.kind)
                } else if request.kind == .optional {
                    registry.wait(.init(node: node, slot: slot, place: place), for: ObjectIdentifier(request.type))
                }
            }
            node.dependencies[slot].fill(from: registry)
        }
    }

    @MainActor private func satisfyWaiting(with node: ModuleNode) {
        for dependency in registry.takeWaiting(for: node) {
            dependency.node.dependencies[dependency.slot].targets[dependency.place] = .init(node: node)
            dependency.node.register(node, as: .optional)
        }
    }
}
