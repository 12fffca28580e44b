/// The node of a control that is pressed with Enter, Space or the mouse: words behind the mark of the focus.
class PressableNode<Content>: Node {
    private(set) var view: Content
    /// Columns before the words.
    private let indent: Int

    init(_ view: Content, indent: Int = 1, parent: Node) {
        self.view = view
        self.indent = indent
        super.init(parent: parent)
    }

    final func update(_ new: Content) {
        let old = view
        view = new
        if looksOtherwise(than: old) { invalidateLayout() }
    }

    /// Whether other words are drawn than for the view before.
    func looksOtherwise(than old: Content) -> Bool { true }

    /// The words as they are drawn in this width, without the columns before them.
    func lines(_ width: Int) -> [[Glyph]] { [] }

    /// What a press does.
    func press() {}

    /// The lines in so many columns, those before them included.
    final func linesBehindMark(_ width: Int) -> [[Glyph]] { lines(max(1, width - indent)) }

    override func environmentDidChange(from old: EnvironmentValues) { invalidateLayout() }
    override var isFocusable: Bool { environment.isEnabled }
    override var cursor: CellPoint? { CellPoint(x: 1, y: 0) }

    override func measure(_ proposal: ProposedSize) -> CellSize {
        let lines = linesBehindMark(proposal.width ?? ProposedSize.unbounded)
        return CellSize(width: lines.reduce(0) { max($0, $1.columns) } + indent, height: lines.count)
    }

    override func draw(_ painter: Painter) {
        let style = controlStyle
        if isFocused { painter.draw(">", x: 0, y: 0) }
        for (row, line) in linesBehindMark(frame.size.width).enumerated() {
            painter.draw(line, x: indent, y: row, style: style)
        }
    }

    override func handle(_ key: Key) -> Bool {
        guard key == .enter || key == .space else { return false }
        press()
        return true
    }

    override func press(at place: CellPoint, hadFocus: Bool) { press() }
}
