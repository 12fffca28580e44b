/// How much of the person's attention the program has.
public enum ScenePhase: Hashable, Sendable, CaseIterable {
    /// The process is stopped, or about to be: nothing shows.
    case background
    /// The screen shows, but the terminal's window is not the one the person looks at.
    case inactive
    /// The person works with it.
    case active
}

extension View {
    /// Calls an action when the view appears, and then for each phase that the program comes to, at once: before the
    /// process stops too.
    ///
    /// From `active` to `background` and back the phases come one after the other, `inactive` between them.
    public func onScenePhase(perform action: @escaping @MainActor (ScenePhase) -> Void) -> some View {
        ScenePhaseView(content: self, action: action)
    }
}

@usableFromInline struct ScenePhaseView<Content: View>: PrimitiveView {
    let content: Content
    let action: @MainActor (ScenePhase) -> Void

    @usableFromInline static func _node(_ view: Self, reusing old: Node?, parent: Node) -> Node {
        let node: ScenePhaseNode
        if let known = old as? ScenePhaseNode {
            node = known
        } else {
            node = ScenePhaseNode(parent: parent)
            node.host.watchScenePhase(node)
        }
        node.action = view.action
        node.nodes = [node.reconcile(view.content, node.nodes.first)]
        return node
    }
}

final class ScenePhaseNode: StructuralNode {
    var action: @MainActor (ScenePhase) -> Void = { _ in }

    override func didUnmount() { host.unwatchScenePhase(self) }
}
