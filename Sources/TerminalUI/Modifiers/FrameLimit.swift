/// A limit of a frame that is no number.
public enum FrameLimit: Hashable, Sendable {
    /// All the room there is.
    case infinity
}

extension View {
    /// As wide as there is room, and an extent between limits.
    public func frame(
        minWidth: Int? = nil, maxWidth: FrameLimit, minHeight: Int? = nil, maxHeight: Int? = nil,
        alignment: Alignment = .center
    ) -> some View {
        frame(minWidth: minWidth, maxWidth: .max, minHeight: minHeight, maxHeight: maxHeight, alignment: alignment)
    }

    /// As high as there is room, and an extent between limits.
    public func frame(
        minWidth: Int? = nil, maxWidth: Int? = nil, minHeight: Int? = nil, maxHeight: FrameLimit,
        alignment: Alignment = .center
    ) -> some View {
        frame(minWidth: minWidth, maxWidth: maxWidth, minHeight: minHeight, maxHeight: .max, alignment: alignment)
    }

    /// As wide and as high as there is room.
    public func frame(
        minWidth: Int? = nil, maxWidth: FrameLimit, minHeight: Int? = nil, maxHeight: FrameLimit,
        alignment: Alignment = .center
    ) -> some View {
        frame(minWidth: minWidth, maxWidth: .max, minHeight: minHeight, maxHeight: .max, alignment: alignment)
    }
}
