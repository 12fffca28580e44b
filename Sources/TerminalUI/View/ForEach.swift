/// A view for each element; a view's state follows the element's identity, not its position.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: PrimitiveView {
    let data: Data
    let id: (Data.Element) -> ID
    let content: (Data.Element) -> Content

    /// Identifies elements by a key path. An identity that occurs twice is shown once, at its first place.
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.data = data
        self.id = { $0[keyPath: id] }
        self.content = content
    }

    /// Keeps the nodes of the elements that are still there, in their new order.
    public static func _node(_ view: Self, reusing old: Node?, parent: Node) -> Node {
        let node = (old as? ForEachNode<Data, ID, Content>) ?? ForEachNode(parent: parent)
        node.update(view)
        return node
    }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
    /// Identifies elements by their own `id`.
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data, id: \.id, content: content)
    }
}

final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: StructuralNode {
    private var ids: [ID] = []
    private var byID: [ID: Node] = [:]

    func update(_ view: ForEach<Data, ID, Content>) {
        var newIDs: [ID] = []
        var newNodes: [Node] = []
        var newByID: [ID: Node] = [:]
        newIDs.reserveCapacity(view.data.count)
        newNodes.reserveCapacity(view.data.count)
        for element in view.data {
            let id = view.id(element)
            guard newByID[id] == nil else { continue }
            let node = reconcile(view.content(element), byID[id])
            newByID[id] = node
            newIDs.append(id)
            newNodes.append(node)
        }
        // In the old order, so that what disappears does so in a known order.
        for id in ids where newByID[id] == nil { byID[id]?.unmount() }
        let changed = ids != newIDs
        ids = newIDs
        byID = newByID
        nodes = newNodes
        if changed { invalidateLayout() }
    }
}
