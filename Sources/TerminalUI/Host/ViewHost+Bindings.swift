extension ViewHost {
    /// The bindings in force where the focus is: the control's own keys first, then those declared around it, outward,
    /// then what the host itself does. A key taken nearer to the focus is not listed again.
    public var activeBindings: [ActiveBinding] {
        watching { settle() }
        return bindingsInForce
    }

    /// As ``activeBindings``, for use while a frame is being made.
    var bindingsInForce: [ActiveBinding] { commandsInForce.map(\.binding) }

    /// A binding in force and what it does.
    struct Command {
        let binding: ActiveBinding
        /// Whether it is something that only its keys do, in the focused control.
        let isOwn: Bool
        let action: @MainActor () -> Void
    }

    var commandsInForce: [Command] {
        var taken: Set<Key> = []
        var result: [Command] = []
        func add(_ binding: KeyBinding, _ keys: [Key], _ environment: EnvironmentValues, _ distance: Int) {
            let isRemapped = keys != binding.keys
            let free = keys.filter { !taken.contains($0) && (distance == 0 || !isText($0)) }
            guard let first = free.first else { return }
            taken.formUnion(free)
            let active = ActiveBinding(
                keys: free, label: isRemapped ? first.name(in: environment.glyphs) : label(binding, first, environment),
                title: binding.title.text(in: environment.catalogue), priority: binding.priority,
                isMinor: binding.isMinor, distance: distance, command: binding.command)
            result.append(Command(binding: active, isOwn: binding.isOwn, action: binding.action))
        }
        for bound in boundKeys { add(bound.binding, bound.keys, bound.node.environment, bound.distance) }
        if let environment = (keyPath.first ?? root)?.environment {
            for own in ownBindings { add(own, own.keys, environment, .max) }
        }
        return result
    }

    private func label(_ binding: KeyBinding, _ first: Key, _ environment: EnvironmentValues) -> String {
        binding.label ?? first.name(in: environment.glyphs)
    }

    /// Keys with two meanings at the place where the focus is. Tests ask for them on every screen.
    ///
    /// Keys that end what has been begun, such as a search, have no other meaning until then.
    /// What a container around the focus does with keys that nothing in it takes, such as scrolling, is no second meaning.
    public var keyConflicts: [KeyConflict] {
        watching { settle() }
        var owners: [Key: String] = [:]
        var conflicts: [KeyConflict] = []
        let modal = Set(boundKeys.filter { $0.binding.isModal }.flatMap(\.keys))
        for bound in boundKeys where bound.distance == 0 || !bound.binding.isOwn {
            let title = bound.binding.title.text(in: bound.node.environment.catalogue)
            for key in bound.keys where !modal.contains(key) && (bound.distance == 0 || !isText(key)) {
                if let winner = owners[key] {
                    if winner != title { conflicts.append(KeyConflict(key: key, winner: winner, loser: title)) }
                } else {
                    owners[key] = title
                }
            }
        }
        return conflicts
    }

    /// The keys of the place where the focus is, as they are declared, whatever the person wants instead.
    /// - Parameter name: what to call the place.
    public func keyPlace(named name: String) -> KeyPlace {
        watching { settle() }
        var bound = boundKeys
        for index in bound.indices { bound[index].keys = bound[index].binding.keys }
        return place(name, bound)
    }

    func place(_ name: String, _ bound: [BoundKeys]) -> KeyPlace {
        let own = (keyPath.first ?? root)?.environment
        return KeyPlace(
            name: name, takesText: focus.focused?.takesText == true,
            entries: bound.map { entry($0.binding, $0.distance, $0.node.environment) }
                + (own.map { environment in ownBindings.map { entry($0, .max, environment) } } ?? []))
    }

    private func entry(_ binding: KeyBinding, _ distance: Int, _ environment: EnvironmentValues) -> KeyPlace.Entry {
        let keys = binding.keys.filter { !binding.isModal && (distance == 0 || !isText($0)) }
        return KeyPlace.Entry(
            command: binding.command, keys: keys,
            label: keys.first.map { label(binding, $0, environment) } ?? binding.label ?? "",
            title: binding.title.text(in: environment.catalogue), titleName: binding.title.name)
    }
}
