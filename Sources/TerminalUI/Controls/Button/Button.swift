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

    private var label: [Glyph] { DisplayText.line("[ \(view.title.text(in: environment.catalogue)) ]") }

    override func environmentDidChange(from old: EnvironmentValues) { invalidateLayout() }
    override var isFocusable: Bool { environment.isEnabled }
    override var cursor: CellPoint? { CellPoint(x: 1, y: 0) }

    override func measure(_ proposal: ProposedSize) -> CellSize {
        CellSize(width: min(label.columns + 1, proposal.width ?? .max), height: 1)
    }

    override func draw(_ painter: Painter) {
        let role: StyleRole = isFocused ? .focus : environment.isEnabled ? .plain : .secondary
        if isFocused { painter.draw(">", x: 0, y: 0) }
        painter.draw(label, x: 1, y: 0, style: environment.textStyle.merging(environment.theme[role]))
    }

    override func handle(_ key: Key) -> Bool {
        guard key == .enter || key == .space else { return false }
        view.action()
        return true
    }

    override func press(at place: CellPoint, hadFocus: Bool) { view.action() }

    override var keyBindings: [KeyBinding] { [.own([.enter, .space], view.title)] }
}
