/// A view that shows a part of something taller, and says in words when there is more.
///
/// Keeps what has the focus visible. ↑ ↓ move between the controls in it as long as nothing between them is skipped, and scroll
/// otherwise; PgUp PgDn Home End scroll where nothing nearer to the focus takes them. Where a control is scrolled out of
/// sight, the focus goes to one that shows, or to the area itself until one does: nobody presses what they do not see.
///
/// An area that begins at its top shows its beginning first though what has the focus may stand below: ↓ and Space read on
/// until that shows, ↑ on the first line of a control reads back, and every other key belongs to the control as ever.
public struct ScrollView<Content: View>: PrimitiveView {
    let content: Content
    let beginsAtTop: Bool

    /// Makes a scrolling area.
    /// - Parameter beginsAtTop: whether its beginning shows first, wherever the focus is.
    public init(beginsAtTop: Bool = false, @ViewBuilder content: () -> Content) {
        self.beginsAtTop = beginsAtTop
        self.content = content()
    }

    /// Keeps the area's node.
    public static func _node(_ view: Self, reusing old: Node?, parent: Node) -> Node {
        let node = (old as? ScrollNode) ?? ScrollNode(beginsAtTop: view.beginsAtTop, parent: parent)
        node.updateContent(view.content)
        return node
    }
}
