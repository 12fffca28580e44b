extension Node {
    /// Whether the node stands in a row of a list, which takes the keys for what is in it.
    var isInListRow: Bool {
        var node: Node? = self
        while let current = node {
            if current is ListRowNode { return true }
            node = current.parent
        }
        return false
    }

    /// The first button in the node, if any.
    var firstButton: Node? {
        if self is ButtonNode || self is LabelButtonNode { return environment.isEnabled ? self : nil }
        for child in children { if let button = child.firstButton { return button } }
        return nil
    }
}
