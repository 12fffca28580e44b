extension ViewHost {
    /// The nodes that a key passes, nearest to the focus first.
    var keyPath: [Node] {
        if let way = focus.way { return way.nodes }
        var found: [Node] = []
        func collect(_ node: Node) {
            found.append(node)
            for child in node.visibleChildren { collect(child) }
        }
        if let scope: Node = sheets.last ?? root { collect(scope) }
        return found.reversed()
    }

    func handle(_ pressed: Key) {
        let key = meant(by: pressed)
        let path = keyPath
        let watchers = focus.way?.watchers ?? []
        for node in watchers.reversed() where node.takesFirst(key) { return drawingIsDue() }
        let remapping = path.first?.environment.keyRemapping ?? KeyRemapping()
        // Only where somebody wants other keys are they worked out for every key pressed.
        let bound = remapping.isEmpty ? [] : boundKeys
        for (distance, node) in path.enumerated() {
            if !remapping.isEmpty, node is KeyBindingsNode {
                guard let taker = bound.first(where: { $0.node === node && $0.keys.contains(key) }) else { continue }
                taker.binding.action()
            } else if !node.handle(key) {
                continue
            }
            guard distance == 0 else { return drawingIsDue() }
            controlWasUsed(watchers)
            return node.keepsToItself ? drawingIsDue(in: node) : drawingIsDue()
        }
        if handleByItself(key) { drawingIsDue() }
    }

    /// Ctrl-J is the byte that some programs and terminals send for Enter: it is Enter, unless it means something else here.
    private func meant(by key: Key) -> Key {
        guard key.code == .character("j"), key.modifiers.contains(.control),
            !boundKeys.contains(where: { $0.keys.contains(key) })
        else { return key }
        return Key(.enter, key.modifiers.subtracting(.control))
    }

    private func handleByItself(_ key: Key) -> Bool {
        switch key {
        case .down: return focus.moveByArrow(1)
        case .up: return focus.moveByArrow(-1)
        default:
            guard let own = ownBindings.first(where: { $0.keys.contains(key) }) else { return false }
            own.action()
            return true
        }
    }

    func paste(_ text: String) {
        let watchers = focus.way?.watchers ?? []
        for node in keyPath where node.paste(text) {
            controlWasUsed(watchers)
            return drawingIsDue()
        }
    }

    private func controlWasUsed(_ watchers: [Node]) {
        focus.mustReveal = true
        guard focus.focused?.isMounted == true else { return }
        for node in watchers { node.focusedControlWasUsed() }
    }

    /// A binding on the way from the focus outward.
    struct BoundKeys {
        let binding: KeyBinding
        let node: Node
        let distance: Int
        /// The keys that reach it, were nothing nearer to the focus.
        var keys: [Key]
    }

    /// Every enabled binding on the way from the focus outward, with the keys that the person wants for it.
    var boundKeys: [BoundKeys] {
        var bound: [BoundKeys] = []
        for (distance, node) in keyPath.enumerated() {
            for binding in node.keyBindings where binding.isEnabled {
                bound.append(BoundKeys(binding: binding, node: node, distance: distance, keys: binding.keys))
            }
        }
        let remapping = bound.first?.node.environment.keyRemapping ?? KeyRemapping()
        guard !remapping.isEmpty else { return bound }
        for (index, keys) in remapping.keys(in: place("", bound)).prefix(bound.count).enumerated()
        where !bound[index].binding.isOwn {
            bound[index].keys = keys
        }
        return bound
    }

    /// Whether the focused control takes the key as text, or as it takes every key, so that a binding around it never sees it.
    func isText(_ key: Key) -> Bool {
        guard let focused = focus.focused else { return false }
        return focused.takesEveryKey || focused.takesAsText(key)
    }

    /// What the host itself does on keys that nothing else takes.
    var ownBindings: [KeyBinding] {
        // Where the focus is: a view on the way may have set another language.
        guard let environment = (keyPath.first ?? root)?.environment else { return [] }
        var own: [KeyBinding] = []
        func add(
            _ keys: [Key], _ title: Phrase, priority: Int = 0, isMinor: Bool = false,
            action: @escaping @MainActor () -> Void
        ) {
            var binding = KeyBinding(
                keys.filter { !isText($0) }, title, priority: priority, isMinor: isMinor, action: action)
            binding.command = nil
            own.append(binding)
        }
        if root?.overlay == nil {
            add([.character("?"), Key(.function(1))], "terminal.help") { [weak self] in self?.showHelp() }
            if environment.offersCommandPalette {
                // The first that gives way on a short help line: all that it lists has keys of its own there.
                add([.control("p"), .character(":")], "terminal.palette", priority: -1) { [weak self] in
                    self?.showPalette()
                }
            }
        }
        if focus.hasNeighbours {
            add([.up, .down], "terminal.move", isMinor: true) {}
        }
        if focus.hasSeveralStops {
            add([.tab], "terminal.nextPart") { [weak self] in _ = self?.focus.moveByTab(1) }
            add([.shiftTab], "terminal.previousPart", isMinor: true) { [weak self] in _ = self?.focus.moveByTab(-1) }
        }
        add([.control("l")], "terminal.repaint", isMinor: true) { [weak self] in self?.repaintRequested = true }
        return own
    }

    private func showHelp() {
        guard let root else { return }
        let bindings = bindingsInForce
        root.show(in: (keyPath.first ?? root).environment) { close in HelpPage(bindings: bindings, close: close) }
    }

    private func showPalette() {
        guard let root else { return }
        let commands = commandsInForce.filter { command in
            !command.isOwn && !(command.binding.distance == .max && command.binding.keys.contains(.control("p")))
        }
        root.show(in: (keyPath.first ?? root).environment) { [weak self] close in
            CommandPalette(commands: commands, close: close) { command in
                close()
                // Once more has been settled the focus is back where the command was listed for.
                self?.afterUpdate { self?.afterUpdate(command.action) }
            }
        }
    }

    /// Does something before the next key is handled that comes after a frame: keys that came in one piece with what brought it
    /// were typed before anybody saw it. `nil` takes it back.
    func watchNextKey(_ node: Node, _ action: (@MainActor () -> Void)?) {
        let since = keyWatchers.first { $0.serial == node.serial }?.since ?? statistics.frames
        keyWatchers.removeAll { $0.serial == node.serial }
        if let action { keyWatchers.append((node.serial, since, action)) }
    }

    func tellKeyWatchers() {
        let frames = statistics.frames
        let told = keyWatchers.filter { $0.since < frames }
        keyWatchers.removeAll { $0.since < frames }
        for watcher in told { watcher.action() }
    }
}
