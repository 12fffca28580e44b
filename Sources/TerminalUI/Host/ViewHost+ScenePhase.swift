extension ViewHost {
    /// Tells a node the present phase once the view is on the screen, and each later one.
    func watchScenePhase(_ node: ScenePhaseNode) {
        phaseWatchers.append(node)
        afterUpdate { [weak self, weak node] in
            guard let self, let node, node.isMounted else { return }
            node.action(scenePhase)
        }
    }

    func unwatchScenePhase(_ node: ScenePhaseNode) {
        phaseWatchers.removeAll { $0 === node }
    }

    /// Goes to a phase, through the one between.
    func move(to phase: ScenePhase) {
        guard phase != scenePhase else { return }
        if phase != .inactive, scenePhase != .inactive { move(to: .inactive) }
        scenePhase = phase
        for node in phaseWatchers { node.action(phase) }
    }
}
