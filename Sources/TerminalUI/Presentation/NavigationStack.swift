/// Pages on top of one another, by value: the last value of the path says which page shows.
///
/// Pages below keep their state and their focus and are not evaluated while they are covered. `dismiss` in a page's
/// environment takes it off the path, and so does Esc where nothing in the page takes the key; the focus returns to where it
/// was.
public struct NavigationStack<Value: Hashable, Root: View, Destination: View>: PrimitiveView {
    /// `nil` where the stack keeps the path itself.
    let path: Binding<[Value]>?
    let root: Root
    let destination: (Value) -> Destination

    /// Makes a stack.
    /// - Parameters:
    ///   - path: the values of the pages over the root, the last on top.
    ///   - root: the page at the bottom.
    ///   - destination: the page for a value.
    public init(
        path: Binding<[Value]>, @ViewBuilder root: () -> Root,
        @ViewBuilder destination: @escaping (Value) -> Destination
    ) {
        self.path = path
        self.root = root()
        self.destination = destination
    }

    /// Keeps the pages whose value is still at its place in the path.
    public static func _node(_ view: Self, reusing old: Node?, parent: Node) -> Node {
        let node = (old as? NavigationNode<Value, Root, Destination>) ?? NavigationNode(view, parent: parent)
        node.update(view)
        return node
    }
}
