/// A view for each element; a view's state follows the element's identity, not its position.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: PrimitiveView {
    let data: Data
    let id: (Data.Element) -> ID
    let content: (Data.Element) -> Content

    /// Identifies elements by a key path. Where an identity occurs more than once all are shown: the state of the second goes
    /// with the second occurrence, and so on.
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(elements: data, id: { $0[keyPath: id] }, content: content)
    }

    init(elements: Data, id: @escaping (Data.Element) -> ID, content: @escaping (Data.Element) -> Content) {
        data = elements
        self.id = id
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
        self.init(elements: data, id: { $0.id }, content: content)
    }
}

final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: StructuralNode {
    private var ids: [ID] = []
    private var byID: [ID: Node] = [:]
    /// The nodes of further elements with the same identity, in their order.
    private var repeated: [(key: Occurrence, node: Node)] = []

    private struct Occurrence: Hashable {
        let id: ID
        let number: Int
    }

    func update(_ view: ForEach<Data, ID, Content>) {
        var newIDs: [ID] = []
        var newNodes: [Node] = []
        var newByID: [ID: Node] = [:]
        var further = Further(known: repeated)
        newIDs.reserveCapacity(view.data.count)
        newNodes.reserveCapacity(view.data.count)
        // Not by an iterator, whose type would be looked up by its name first.
        var index = view.data.startIndex
        while index != view.data.endIndex {
            let element = view.data[index]
            view.data.formIndex(after: &index)
            let id = view.id(element)
            let node: Node
            if newByID[id] == nil {
                node = reconcile(view.content(element), byID[id])
                newByID[id] = node
            } else {
                node = further.node(of: id, in: self, view.content(element))
            }
            newIDs.append(id)
            newNodes.append(node)
        }
        // In the old order, so that what disappears does so in a known order.
        for id in ids where newByID[id] == nil { byID[id]?.unmount() }
        further.unmountOthers()
        repeated = further.made
        let changed = ids != newIDs
        ids = newIDs
        byID = newByID
        nodes = newNodes
        if changed { invalidateLayout() }
    }

    /// Finds the nodes of elements whose identity another one has already; costs nothing where there are none.
    @MainActor private struct Further {
        private let known: [(key: Occurrence, node: Node)]
        private lazy var byKey = Dictionary(known.map { ($0.key, $0.node) }, uniquingKeysWith: { first, _ in first })
        private var counts: [ID: Int] = [:]
        private(set) var made: [(key: Occurrence, node: Node)] = []

        init(known: [(key: Occurrence, node: Node)]) { self.known = known }

        mutating func node(of id: ID, in parent: Node, _ content: Content) -> Node {
            counts[id, default: 1] += 1
            let key = Occurrence(id: id, number: counts[id, default: 2])
            let node = parent.reconcile(content, byKey[key])
            made.append((key, node))
            return node
        }

        mutating func unmountOthers() {
            guard !known.isEmpty else { return }
            let kept = Set(made.map(\.key))
            for (key, node) in known where !kept.contains(key) { node.unmount() }
        }
    }
}
