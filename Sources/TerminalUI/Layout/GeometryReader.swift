/// A view made for the room that it gets.
///
/// Takes all the room offered. The content is evaluated again when that changes; views further in find it in their
/// environment as ``EnvironmentValues/containerSize``.
public struct GeometryReader<Content: View>: PrimitiveView {
    let content: @MainActor (CellSize) -> Content

    /// Makes a view from the columns and rows there are. At its first evaluation they are those of the screen.
    public init(@ViewBuilder content: @escaping @MainActor (CellSize) -> Content) { self.content = content }

    /// Keeps the reader's node.
    public static func _node(_ view: Self, reusing old: Node?, parent: Node) -> Node {
        let node = (old as? GeometryNode<Content>) ?? GeometryNode(view, parent: parent)
        node.update(view)
        return node
    }
}

final class GeometryNode<Content: View>: ContentNode {
    private var view: GeometryReader<Content>
    private var room: CellSize
    private var derived: EnvironmentValues

    init(_ view: GeometryReader<Content>, parent: Node) {
        self.view = view
        room = parent.childEnvironment.containerSize
        derived = parent.childEnvironment
        super.init(parent: parent)
    }

    override var childEnvironment: EnvironmentValues { derived }
    override var layoutPriority: Int { 0 }

    override func environmentDidChange(from old: EnvironmentValues) { derive() }

    private func derive() {
        derived = environment
        derived.containerSize = room
    }

    func update(_ new: GeometryReader<Content>) {
        view = new
        refresh()
    }

    override func refresh() {
        isStale = false
        updateContent(tracked { view.content(room) })
    }

    override func measure(_ proposal: ProposedSize) -> CellSize {
        let inner = StackLayout.implicit.size(items, proposal)
        return CellSize(width: proposal.width ?? inner.width, height: proposal.height ?? inner.height)
    }

    override func arrange() {
        StackLayout.implicit.place(items, in: frame.size)
        guard room != frame.size else { return }
        room = frame.size
        derive()
        content?.setEnvironment(derived)
        // Evaluated before the frame is drawn: the host settles until nothing is due.
        host.markStale(self)
    }
}

enum ContainerSizeKey: EnvironmentKey {
    static let defaultValue: CellSize? = nil
}

extension EnvironmentValues {
    /// The room of the nearest ``GeometryReader`` around; the screen's where there is none.
    @MainActor public internal(set) var containerSize: CellSize {
        get { self[ContainerSizeKey.self] ?? screenSize }
        set { self[ContainerSizeKey.self] = newValue }
    }
}
