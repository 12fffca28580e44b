extension ViewHost {
    /// The part of the focused control that shows, in cells of the screen: empty when there is no room for any of it, `nil`
    /// when nothing can have the focus. The cursor is inside unless it is empty.
    public var focusedArea: CellRect? {
        watching { settle() }
        return focus.focused.map(\.shownArea)
    }
}

extension Node {
    /// The part of the node that shows, in cells of the screen.
    var shownArea: CellRect {
        var area = frame
        var outer = layoutParent
        while let current = outer {
            area.origin.y -= current.scrollOffset
            area = area.intersection(CellRect(origin: .zero, size: current.frame.size))
            area.origin.x += current.frame.minX
            area.origin.y += current.frame.minY
            outer = current.layoutParent
        }
        return area.intersection(CellRect(origin: .zero, size: host.size))
    }
}
