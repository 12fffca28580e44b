/// A view that shows a part of something taller, and says in words when there is more.
///
/// Keeps what has the focus visible. ↑ ↓ move between the controls in it as long as nothing between them is skipped, and scroll
/// otherwise; PgUp PgDn Home End scroll where nothing nearer to the focus takes them. Where a control is scrolled out of
/// sight, the focus goes to one that shows, or to the area itself until one does: nobody presses what they do not see.
///
/// An area that reads back is for words with a control under them: ↑ and PgUp on the control's first line show what stands
/// above it, ↓ and Space read on until it shows again, and every other key belongs to the control as ever.
public struct ScrollView<Content: View>: PrimitiveView {
    let content: Content
    let readsBack: Bool

    /// Makes a scrolling area.
    /// - Parameter readsBack: whether ↑ and PgUp on the first line of a control show what stands above it. That line then
    ///   stands as low as it can, under as much of what is above it as there is room for.
    public init(readsBack: Bool = false, @ViewBuilder content: () -> Content) {
        self.readsBack = readsBack
        self.content = content()
    }

    /// Keeps the area's node.
    public static func _node(_ view: Self, reusing old: Node?, parent: Node) -> Node {
        let node = (old as? ScrollNode) ?? ScrollNode(readsBack: view.readsBack, parent: parent)
        node.updateContent(view.content)
        return node
    }
}
