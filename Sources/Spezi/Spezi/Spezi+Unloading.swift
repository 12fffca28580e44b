extension Spezi {
    /// Unloads a module, and then the modules that were made only for it and nobody uses any more.
    ///
    /// Optional dependencies on it find the next module of its type, or are nil. Its own properties can no longer be
    /// read; it can be loaded again. Does nothing if the module is not loaded. When it throws, nothing has changed.
    public func unload(_ module: any Module) throws(SpeziModuleError) {
        guard !isConfiguring else { throw .loadingInsideConfigure }
        guard let node = registry.node(of: module) else { return }
        let requiring = node.dependents.values.filter { $0.required > 0 }.map(\.node)
        guard requiring.isEmpty else {
            throw .moduleStillRequired(
                module: node.name, dependents: requiring.sorted { $0.position < $1.position }.map(\.name))
        }
        var remaining = [node]
        while let next = remaining.popLast() { remaining += remove(next) }
        changes.count += 1
    }

    /// Unloads a module. An error traps: see ``unload(_:)`` for the throwing form.
    public func unloadModule(_ module: any Module) {
        do {
            try unload(module)
        } catch {
            preconditionFailure(error.description)
        }
    }

    /// Removes a node that nobody requires. Returns the nodes that have become superfluous.
    private func remove(_ node: ModuleNode) -> [ModuleNode] {
        registry.remove(node)
        provided.withdraw(owner: node.id)
        let used = node.dependencies.flatMap(\.targets).compactMap { $0?.node }
        for target in used { node.unregister(target) }
        stopWaiting(node)
        for user in node.dependents.values.map(\.node).sorted(by: { $0.position < $1.position }) {
            redirect(user, awayFrom: node)
        }
        for (_, property) in node.properties { property.clear() }
        return used.filter { $0.isImplicit && $0.dependents.isEmpty && registry.node(of: $0.module) === $0 }
    }

    private func stopWaiting(_ node: ModuleNode) {
        for dependency in node.dependencies {
            for (place, request) in dependency.requests.enumerated() where dependency.targets[place] == nil {
                waiting[ObjectIdentifier(request.type)]?.removeAll { $0.node === node }
            }
        }
    }

    /// Points a node's optional dependencies to the next module of the type.
    private func redirect(_ user: ModuleNode, awayFrom gone: ModuleNode) {
        let next = registry.first(ofType: gone.type)
        for slot in user.dependencies.indices {
            for (place, target) in user.dependencies[slot].targets.enumerated() where target?.node === gone {
                user.dependencies[slot].targets[place] = next.map { .init(node: $0) }
                if let next {
                    user.register(next, as: .optional)
                } else {
                    wait(OptionalDependency(node: user, slot: slot, place: place), for: gone.type)
                }
                user.dependencies[slot].fill()
            }
        }
    }
}
