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

final class ButtonNode: Node {
    private var view: Button

    init(_ view: Button, parent: Node) {
        self.view = view
        super.init(parent: parent)
    }

    func update(_ new: Button) {
        if new.title != view.title { invalidateLayout() }
        view = new
    }

    /// The title between brackets; on a screen too narrow for that, as much of it as there is room for.
    private func lines(_ width: Int) -> [[Glyph]] {
        let title = words(view.title)
        guard width >= 10 else { return [DisplayText.line("[ \(title) ]")] }
        let lines = LineWrap.lines(title, width: width - 5)
        return lines.enumerated().map { row, line in
            DisplayText.line(row == 0 ? "[ " : "  ") + line + (row == lines.count - 1 ? DisplayText.line(" ]") : [])
        }
    }

    override func environmentDidChange(from old: EnvironmentValues) { invalidateLayout() }
    override var isFocusable: Bool { environment.isEnabled }
    override var cursor: CellPoint? { CellPoint(x: 1, y: 0) }

    override func measure(_ proposal: ProposedSize) -> CellSize {
        let lines = lines(proposal.width ?? ProposedSize.unbounded)
        // As if the bracket stood after the longest line: the same width breaks the title in the same places again.
        let width = lines.dropLast().reduce(lines.last?.columns ?? 0) { max($0, $1.columns + 2) } + 1
        return CellSize(width: min(width, proposal.width ?? width), height: lines.count)
    }

    override func draw(_ painter: Painter) {
        let style = controlStyle
        if isFocused { painter.draw(">", x: 0, y: 0) }
        for (row, line) in lines(frame.size.width).enumerated() {
            painter.draw(line, x: 1, y: row, style: style)
        }
    }

    override func handle(_ key: Key) -> Bool {
        guard key == .enter || key == .space else { return false }
        view.action()
        return true
    }

    override func press(at place: CellPoint, hadFocus: Bool) { view.action() }

    override var keyBindings: [KeyBinding] { [.own([.enter, .space], view.title)] }
}
