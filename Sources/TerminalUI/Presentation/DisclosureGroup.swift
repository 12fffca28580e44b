/// A title that opens to show more: `▸ Details (closed)`.
///
/// Enter and → open it, Enter and ← close it. What is in it starts anew each time it is opened.
public struct DisclosureGroup<Content: View>: View {
    let title: Phrase
    let given: Binding<Bool>?
    let content: Content
    @State private var own = false

    /// Makes a group.
    /// - Parameters:
    ///   - title: what stands there always.
    ///   - isExpanded: whether it is open; the group keeps this itself where nothing is given, and is closed at first.
    ///   - content: what shows while it is open.
    public init(_ title: Phrase, isExpanded: Binding<Bool>? = nil, @ViewBuilder content: () -> Content) {
        self.title = title
        given = isExpanded
        self.content = content()
    }

    /// The title, and under it what is open.
    public var body: some View {
        let binding = given ?? $own
        let isOpen = binding.wrappedValue
        VStack {
            DisclosureTitle(title: title, isOpen: isOpen) { binding.wrappedValue = $0 }
            if isOpen { content.padding(.leading, 2) }
        }
    }
}

struct DisclosureTitle: PrimitiveView {
    let title: Phrase
    let isOpen: Bool
    let set: @MainActor (Bool) -> Void

    static func _node(_ view: Self, reusing old: Node?, parent: Node) -> Node {
        let node = (old as? DisclosureTitleNode) ?? DisclosureTitleNode(view, parent: parent)
        node.update(view)
        return node
    }
}

final class DisclosureTitleNode: Node {
    private var view: DisclosureTitle

    init(_ view: DisclosureTitle, parent: Node) {
        self.view = view
        super.init(parent: parent)
    }

    func update(_ new: DisclosureTitle) {
        if new.title != view.title || new.isOpen != view.isOpen { invalidateLayout() }
        view = new
    }

    override func environmentDidChange(from old: EnvironmentValues) { invalidateLayout() }
    override var isFocusable: Bool { environment.isEnabled }
    override var cursor: CellPoint? { CellPoint(x: 1, y: 0) }

    private func lines(_ width: Int) -> [[Glyph]] {
        let catalogue = environment.catalogue
        let isASCII = environment.glyphs == .ascii
        let mark = view.isOpen ? (isASCII ? "-" : "▾") : (isASCII ? "+" : "▸")
        let state = catalogue.text(view.isOpen ? "terminal.isOpen" : "terminal.isClosed")
        return LineWrap.lines("\(mark) \(view.title.text(in: catalogue)) (\(state))", width: width - 1)
    }

    override func measure(_ proposal: ProposedSize) -> CellSize {
        let lines = lines(proposal.width ?? ProposedSize.unbounded)
        return CellSize(width: lines.reduce(0) { max($0, $1.columns) } + 1, height: lines.count)
    }

    override func draw(_ painter: Painter) {
        let style = controlStyle
        for (row, line) in lines(frame.size.width).enumerated() { painter.draw(line, x: 1, y: row, style: style) }
        if isFocused { painter.draw(">", x: 0, y: 0) }
    }

    override func handle(_ key: Key) -> Bool {
        switch key {
        case .enter, .space: view.set(!view.isOpen)
        case .right where !view.isOpen: view.set(true)
        case .left where view.isOpen: view.set(false)
        default: return false
        }
        return true
    }

    override var keyBindings: [KeyBinding] {
        let arrow: Key = view.isOpen ? .left : .right
        return [.own([.enter, arrow, .space], view.isOpen ? "terminal.help.close" : "terminal.open")]
    }
}
