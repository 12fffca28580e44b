/// One answer of many, shown on one line; Enter or Space opens the options over the screen, where typing searches.
///
/// Opening and moving never answer, Enter on an option does. Delete takes the answer back. Only the options that show are
/// laid out, so that there may be many thousands.
public struct DropDown<ID: Hashable>: View {
    let choices: [Choice<ID>]
    let selection: Binding<ID?>

    @State private var isOpen = false
    @Environment(\.catalogue) private var catalogue

    /// Makes a drop-down.
    /// - Parameters:
    ///   - choices: the options. Their printed numbers are found by the search, too.
    ///   - selection: the answer; `nil` while there is none.
    public init(_ choices: [Choice<ID>], selection: Binding<ID?>) {
        self.choices = choices
        self.selection = selection
    }

    /// The answer, and the options while they are open.
    public var body: some View {
        let id = selection.wrappedValue
        let chosen = id.flatMap { id in choices.firstIndex { $0.id == id } }
        DropDownLine(
            words: chosen.map { choices[$0].words(in: catalogue) }, open: { isOpen = true },
            clear: { selection.wrappedValue = nil }
        )
        .sheet(isPresented: $isOpen) {
            OptionSheet(choices: choices, chosen: chosen) { selection.wrappedValue = choices[$0].id }
        }
    }
}

extension Choice {
    /// The printed number and the words.
    func words(in catalogue: StringCatalogue) -> String {
        key.isEmpty ? label.text(in: catalogue) : key + " " + label.text(in: catalogue)
    }
}

/// The closed drop-down.
struct DropDownLine: PrimitiveView {
    let words: String?
    let open: @MainActor () -> Void
    let clear: @MainActor () -> Void

    static func _node(_ view: Self, reusing old: Node?, parent: Node) -> Node {
        let node = (old as? DropDownLineNode) ?? DropDownLineNode(view, parent: parent)
        node.update(view)
        return node
    }
}

final class DropDownLineNode: Node {
    private var view: DropDownLine

    init(_ view: DropDownLine, parent: Node) {
        self.view = view
        super.init(parent: parent)
    }

    func update(_ new: DropDownLine) {
        if new.words != view.words { invalidateLayout() }
        view = new
    }

    override func environmentDidChange(from old: EnvironmentValues) { invalidateLayout() }
    override var isFocusable: Bool { environment.isEnabled }
    override var cursor: CellPoint? { CellPoint(x: min(4, max(0, frame.size.width - 1)), y: 0) }

    private func lines(_ width: Int) -> [[Glyph]] {
        let mark = environment.glyphs == .ascii ? "v" : "▾"
        let answer = view.words ?? words("terminal.notAnswered")
        return LineWrap.lines("[ \(answer) \(mark) ]", width: max(1, width - 2))
    }

    override func measure(_ proposal: ProposedSize) -> CellSize {
        let lines = lines(proposal.width ?? ProposedSize.unbounded)
        return CellSize(width: lines.reduce(0) { max($0, $1.columns) } + 2, height: lines.count)
    }

    override func draw(_ painter: Painter) {
        let style = controlStyle
        if isFocused { painter.draw(">", x: 0, y: 0) }
        for (row, line) in lines(frame.size.width).enumerated() {
            painter.draw(line, x: 2, y: row, style: style)
        }
    }

    override func handle(_ key: Key) -> Bool {
        switch key {
        case .enter, .space: view.open()
        case .delete where view.words != nil: view.clear()
        default: return false
        }
        return true
    }

    override func press(at place: CellPoint, hadFocus: Bool) { view.open() }

    override var keyBindings: [KeyBinding] {
        [
            .own([.enter, .space], "terminal.open"),
            .own(view.words == nil ? [] : [.delete], "terminal.clear", isMinor: true),
        ]
    }
}
