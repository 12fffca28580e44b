/// A button of any view, between brackets on its first and last line.
final class LabelButtonNode: ContentNode {
    var action: @MainActor () -> Void = {}
    private let isRow: Bool

    override init(parent: Node) {
        isRow = parent.isInListRow
        super.init(parent: parent)
    }

    /// The marker and the bracket before, and the bracket after the view.
    private var before: Int { isRow ? 0 : 3 }
    private var after: Int { isRow ? 0 : 2 }

    override var isFocusable: Bool { environment.isEnabled }
    override var cursor: CellPoint? { CellPoint(x: min(1, max(0, frame.size.width - 1)), y: 0) }
    override func environmentDidChange(from old: EnvironmentValues) { invalidateLayout() }

    override func measure(_ proposal: ProposedSize) -> CellSize {
        let inner = StackLayout.implicit.size(
            items, ProposedSize(proposal.width.map { $0 - before - after }, proposal.height))
        return CellSize(width: inner.width + before + after, height: max(1, inner.height))
    }

    override func arrange() {
        let size = CellSize(width: max(0, frame.size.width - before - after), height: frame.size.height)
        placeItems(in: size, at: CellPoint(x: before, y: 0))
    }

    override func draw(_ painter: Painter) {
        drawItems(painter)
        let style = controlStyle
        if !isRow {
            painter.draw("[ ", x: 1, y: 0, style: style)
            painter.draw(" ]", x: frame.size.width - after, y: frame.size.height - 1, style: style)
        }
        guard isFocused else { return }
        painter.draw(">", x: 0, y: 0)
        painter.restyle(CellRect(x: 1, y: 0, width: frame.size.width - 1, height: frame.size.height)) {
            $0 = $0.merging(style)
        }
    }

    override func handle(_ key: Key) -> Bool {
        guard key == .enter || key == .space else { return false }
        action()
        return true
    }

    override func press(at place: CellPoint, hadFocus: Bool) { action() }

    override var keyBindings: [KeyBinding] { [.own([.enter, .space], "terminal.press")] }
}
