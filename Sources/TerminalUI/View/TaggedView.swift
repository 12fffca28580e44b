/// A view with a value that stands for it, such as an option of a ``Picker``.
public struct TaggedView<Content: View, Tag: Hashable>: View {
    let content: Content
    let tag: Tag

    /// The view itself.
    public var body: Content { content }
}

extension View {
    /// Gives the view a value that stands for it where it is one of several to choose from.
    public func tag<Tag: Hashable>(_ tag: Tag) -> TaggedView<Self, Tag> { TaggedView(content: self, tag: tag) }
}
