extension ViewHost {
    /// The nodes that a key passes, nearest to the focus first.
    var keyPath: [Node] {
        if let focused = focus.focused { return focused.pathToScope }
        var found: [Node] = []
        func collect(_ node: Node) {
            found.append(node)
            for child in node.visibleChildren { collect(child) }
        }
        if let scope: Node = sheets.last ?? root { collect(scope) }
        return found.reversed()
    }

    func handle(_ key: Key) {
        let path = keyPath
        for (distance, node) in path.enumerated() where node.handle(key) {
            if distance == 0 { focus.mustReveal = true }
            return drawingIsDue()
        }
        if handleByItself(key) { drawingIsDue() }
    }

    private func handleByItself(_ key: Key) -> Bool {
        switch key {
        case .tab: return focus.moveByTab(1)
        case .shiftTab: return focus.moveByTab(-1)
        case .down: return focus.moveByArrow(1)
        case .up: return focus.moveByArrow(-1)
        case .control("l"):
            repaintRequested = true
            return true
        case .character("?"), Key(.function(1)):
            guard root?.help == nil else { return false }
            root?.showHelp(activeBindings)
            return true
        default: return false
        }
    }

    func paste(_ text: String) {
        for node in keyPath where node.paste(text) {
            focus.mustReveal = true
            return drawingIsDue()
        }
    }

    /// The bindings in force where the focus is: the control's own keys first, then those declared around it, outward,
    /// then what the host itself does. A key taken nearer to the focus is not listed again.
    public var activeBindings: [ActiveBinding] {
        watching { settle() }
        return bindingsInForce
    }

    /// As ``activeBindings``, for use while a frame is being made.
    var bindingsInForce: [ActiveBinding] {
        var taken: Set<Key> = []
        var result: [ActiveBinding] = []
        eachBinding { binding, node, distance in
            let keys = binding.keys.filter { key in !taken.contains(key) && !isText(key) || distance == 0 }
            guard let first = keys.first else { return }
            taken.formUnion(keys)
            result.append(
                ActiveBinding(
                    keys: keys, label: binding.label ?? first.name(in: node.environment.glyphs),
                    title: binding.title.text(in: node.environment.catalogue), priority: binding.priority,
                    isMinor: binding.isMinor, distance: distance))
        }
        return result + ownBindings(without: taken)
    }

    /// Keys with two meanings at the place where the focus is. Tests ask for them on every screen.
    public var keyConflicts: [KeyConflict] {
        watching { settle() }
        var owners: [Key: String] = [:]
        var conflicts: [KeyConflict] = []
        eachBinding { binding, node, distance in
            let title = binding.title.text(in: node.environment.catalogue)
            for key in binding.keys where distance == 0 || !isText(key) {
                if let winner = owners[key] {
                    if winner != title { conflicts.append(KeyConflict(key: key, winner: winner, loser: title)) }
                } else {
                    owners[key] = title
                }
            }
        }
        return conflicts
    }

    /// Whether the focused control takes the key as text, so that a binding around it never sees it.
    private func isText(_ key: Key) -> Bool {
        guard focus.focused?.takesText == true else { return false }
        if case .character = key.code { return key.modifiers.isEmpty }
        return key == .backspace
    }

    private func eachBinding(_ visit: (KeyBinding, Node, Int) -> Void) {
        for (distance, node) in keyPath.enumerated() {
            for binding in node.keyBindings where binding.isEnabled { visit(binding, node, distance) }
        }
    }

    private func ownBindings(without taken: Set<Key>) -> [ActiveBinding] {
        // Where the focus is: a view on the way may have set another language.
        guard let environment = (keyPath.first ?? root)?.environment else { return [] }
        var own: [([Key], String, Bool)] = []
        if root?.help == nil {
            own.append(
                (
                    isText(.character("?")) ? [Key(.function(1))] : [.character("?"), Key(.function(1))],
                    "terminal.help", false
                ))
        }
        own.append(([.control("l")], "terminal.repaint", true))
        return own.compactMap { keys, title, isMinor in
            let free = keys.filter { !taken.contains($0) }
            guard let first = free.first else { return nil }
            return ActiveBinding(
                keys: free, label: first.name(in: environment.glyphs),
                title: environment.catalogue.text(StringKey(title)), priority: 0, isMinor: isMinor, distance: .max)
        }
    }
}
