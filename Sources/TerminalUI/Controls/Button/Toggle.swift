/// A question to answer with yes or no. Unanswered until it is touched.
///
/// Space answers with yes, then changes between yes and no; Delete or Backspace takes the answer back. The state stands in
/// words beside the mark.
public struct Toggle: PrimitiveView {
    let label: Phrase
    let value: Binding<Bool?>
    let canBeUnanswered: Bool

    /// Makes a question with three states.
    /// - Parameters:
    ///   - label: the question.
    ///   - value: the answer; `nil` while there is none.
    public init(_ label: Phrase, value: Binding<Bool?>) {
        self.label = label
        self.value = value
        canBeUnanswered = true
    }

    /// Makes a switch, which is always one or the other: for settings, not for questions.
    public init(_ label: Phrase, isOn: Binding<Bool>) {
        self.label = label
        value = Binding(get: { isOn.wrappedValue }, set: { isOn.wrappedValue = $0 ?? isOn.wrappedValue })
        canBeUnanswered = false
    }

    /// Keeps the switch's node.
    public static func _node(_ view: Self, reusing old: Node?, parent: Node) -> Node {
        let node = (old as? ToggleNode) ?? ToggleNode(view, parent: parent)
        node.update(view)
        return node
    }
}

final class ToggleNode: ControlNode<Bool?> {
    private var view: Toggle

    init(_ view: Toggle, parent: Node) {
        self.view = view
        super.init(view.value, parent: parent)
    }

    func update(_ new: Toggle) {
        if new.label != view.label { invalidateLayout() }
        view = new
        update(new.value)
    }

    override func valueDidChange(from old: Bool?) { invalidateLayout() }

    private var mark: String {
        switch value {
        case true?: "[x]"
        case false?: "[-]"
        case nil: "[ ]"
        }
    }

    private var state: String {
        switch value {
        case true?: words("terminal.toggle.yes")
        case false?: words("terminal.toggle.no")
        case nil: words("terminal.notAnswered")
        }
    }

    /// Columns before the words: the marker and the mark.
    private static let indent = 6

    private func lines(_ width: Int) -> [[Glyph]] {
        LineWrap.lines("\(words(view.label)) (\(state))", width: max(1, width - Self.indent))
    }

    override func measure(_ proposal: ProposedSize) -> CellSize {
        let lines = lines(proposal.width ?? ProposedSize.unbounded)
        return CellSize(width: Self.indent + lines.reduce(0) { max($0, $1.columns) }, height: lines.count)
    }

    override var cursor: CellPoint? { CellPoint(x: 3, y: 0) }

    override func draw(_ painter: Painter) {
        let look = controlStyle
        if isFocused { painter.draw(">", x: 0, y: 0) }
        painter.draw(mark, x: 2, y: 0, style: look)
        for (row, line) in lines(frame.size.width).enumerated() {
            painter.draw(line, x: Self.indent, y: row, style: look)
        }
    }

    override func handle(_ key: Key) -> Bool {
        switch key {
        case .space: set(value != true)
        case .delete, .backspace:
            guard view.canBeUnanswered, value != nil else { return false }
            set(nil)
        default: return false
        }
        return true
    }

    /// A press gives the focus; on the focused switch it does what Space does.
    override func press(at place: CellPoint, hadFocus: Bool) { if hadFocus { set(value != true) } }

    override var keyBindings: [KeyBinding] {
        let clear = KeyBinding.own([.delete, .backspace], "terminal.clear", isMinor: true)
        let isAnswered = view.canBeUnanswered && value != nil
        return [.own([.space], view.canBeUnanswered ? "terminal.answer" : "terminal.toggle")]
            + (isAnswered ? [clear] : [])
    }
}
