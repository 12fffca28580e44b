extension Spezi {
    /// Unloads a module, and then the modules that were made only for it and nobody uses any more.
    ///
    /// Optional dependencies on it find the next module of its type, or are nil. Its service is cancelled, and it is torn
    /// down; its own properties can no longer be read then. It can be loaded again. Does nothing if the module is not
    /// loaded. When it throws, nothing has changed.
    @MainActor public func unload(_ module: any Module) throws(SpeziModuleError) { try unload([module]) }

    /// Unloads modules that may require each other, dependents first. See ``unload(_:)-(Module)``.
    @MainActor public func unload(_ modules: [any Module]) throws(SpeziModuleError) {
        if let occupant = registry.occupant { throw .loadingInsideConfigure(module: occupant.name) }
        purge()
        let nodes = modules.compactMap { registry.node(of: $0) }
        let leaving = Set(nodes.map(\.id))
        for node in nodes {
            let requiring = node.dependents.values.filter { $0.required > 0 && !leaving.contains($0.node.id) }
            guard requiring.isEmpty else {
                throw .moduleStillRequired(
                    module: node.name,
                    dependents: requiring.map(\.node).sorted { $0.position < $1.position }.map(\.name))
            }
        }
        guard !nodes.isEmpty else { return }
        for node in dependentsFirst(nodes, { leaving.contains($0.id) }) { unloadWithUnused(node) }
        changes.count += 1
    }

    /// Nodes, each before those of them that it depends on, otherwise the last loaded first.
    @MainActor func dependentsFirst(
        _ nodes: [ModuleNode], _ isOneOfThem: (ModuleNode) -> Bool
    ) -> [ModuleNode] {
        let roots = nodes.sorted { $0.position < $1.position }
        // a circle has come about by unloading, through an optional dependency: any order will do
        return DependencyOrder.of(roots, entering: isOneOfThem) { _, _ in }.reversed()
    }

    /// Unloads a module. An error traps: see ``unload(_:)-(Module)`` for the throwing form.
    @MainActor public func unloadModule(_ module: any Module) {
        trapping { () throws(SpeziModuleError) in try unload(module) }
    }

    /// Takes out modules whose owners have let go of them.
    @MainActor func purge() {
        guard registry.occupant == nil else { return }
        let gone = registry.takeDeparted()
        for node in gone { unloadWithUnused(node) }
        if !gone.isEmpty { changes.count += 1 }
    }

    @MainActor private func unloadWithUnused(_ node: ModuleNode) {
        var remaining = [node]
        // an unused module may have been listed too, and be gone already
        while let next = remaining.popLast() {
            if registry.contains(next) { remaining += remove(next) }
        }
    }

    /// Removes a node that nobody requires. Returns the nodes that have become superfluous.
    @MainActor private func remove(_ node: ModuleNode) -> [ModuleNode] {
        services.remove(node.id)
        registry.occupied(by: node) { node.tearDown() }
        registry.remove(node)
        provided.withdraw(node.providedTypes, owner: node.id)
        let used = node.dependencies.flatMap(\.targets).compactMap { $0?.node }
        for target in used { node.unregister(target) }
        for user in node.dependents.values.map(\.node).sorted(by: { $0.position < $1.position }) {
            redirect(user, awayFrom: node)
        }
        for (name, property) in node.properties { property.clear(name, in: node.name) }
        return used.filter { $0.isImplicit && $0.dependents.isEmpty && registry.contains($0) }
    }

    /// Points a node's optional dependencies to the next module of the type.
    @MainActor private func redirect(_ user: ModuleNode, awayFrom gone: ModuleNode) {
        let next = registry.first(ofType: gone.type)
        for slot in user.dependencies.indices {
            for (place, target) in user.dependencies[slot].targets.enumerated() where target?.node === gone {
                user.dependencies[slot].targets[place] = next.map { .init(node: $0) }
                if let next {
                    user.register(next, as: .optional)
                } else {
                    registry.wait(.init(node: user, slot: slot, place: place), for: gone.type)
                }
            }
        }
    }
}
