/// Something to press with Enter or Space.
public struct Button: PrimitiveView {
    let title: Phrase
    let action: @MainActor () -> Void

    /// Makes a button.
    public init(_ title: Phrase, action: @escaping @MainActor () -> Void) {
        self.title = title
        self.action = action
    }

    /// Keeps the button's node.
    public static func _node(_ view: Self, reusing old: Node?, parent: Node) -> Node {
        let node = (old as? ButtonNode) ?? ButtonNode(view, parent: parent)
        node.update(view)
        return node
    }
}

final class ButtonNode: PressableNode<Button> {
    override func looksOtherwise(than old: Button) -> Bool { old.title != view.title }

    /// The title between brackets; on a screen too narrow for that, as much of it as there is room for.
    override func lines(_ width: Int) -> [[Glyph]] {
        let title = words(view.title)
        guard width >= 9 else { return [DisplayText.line("[ \(title) ]")] }
        let lines = LineWrap.lines(title, width: width - 4)
        return lines.enumerated().map { row, line in
            DisplayText.line(row == 0 ? "[ " : "  ") + line + (row == lines.count - 1 ? DisplayText.line(" ]") : [])
        }
    }

    override func measure(_ proposal: ProposedSize) -> CellSize {
        let lines = linesBehindMark(proposal.width ?? ProposedSize.unbounded)
        // As if the bracket stood after the longest line: the same width breaks the title in the same places again.
        let width = lines.dropLast().reduce(lines.last?.columns ?? 0) { max($0, $1.columns + 2) } + 1
        return CellSize(width: min(width, proposal.width ?? width), height: lines.count)
    }

    override func press() { view.action() }

    override var keyBindings: [KeyBinding] { [.own([.enter, .space], view.title)] }
}
