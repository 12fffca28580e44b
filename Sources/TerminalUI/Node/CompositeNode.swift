/// The node of a view with a body: links the view's properties to their storage and evaluates the body when due.
final class CompositeNode<Content: View>: StructuralNode {
    private var source: Content
    private var linked: Content
    private var storage = LinkedStorage()

    init(_ view: Content, parent: Node) {
        source = view
        linked = view
        super.init(parent: parent)
        evaluate()
    }

    /// Takes a new value of the view. An unchanged one costs a comparison.
    func update(_ view: Content) {
        guard !Fields.areSame(view, source) else { return }
        source = view
        evaluate()
    }

    override func refresh() { evaluate() }

    override func environmentDidChange(from old: EnvironmentValues) {
        let fields = Fields.of(Content.self)
        guard fields.readsEnvironment, fields.environmentDiffers(linked, old, environment) else { return }
        host.markStale(self)
    }

    private func evaluate() {
        isStale = false
        linked = source
        Fields.of(Content.self).link(&linked, storage: &storage, environment: environment)
        host.statistics.bodies += 1
        nodes = [Content._bodyNode(linked, reusing: nodes.first, parent: self)]
    }
}
