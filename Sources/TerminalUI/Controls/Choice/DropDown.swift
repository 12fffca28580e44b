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
        let node = (old as? DropDownLineNode) ?? DropDownLineNode(view, indent: 2, parent: parent)
        node.update(view)
        return node
    }
}

final class DropDownLineNode: PressableNode<DropDownLine> {
    override func looksOtherwise(than old: DropDownLine) -> Bool { old.words != view.words }

    override var cursor: CellPoint? { CellPoint(x: min(4, max(0, frame.size.width - 1)), y: 0) }

    override func lines(_ width: Int) -> [[Glyph]] {
        let mark = environment.glyphs == .ascii ? "v" : "▾"
        let answer = view.words ?? words("terminal.notAnswered")
        return LineWrap.lines("[ \(answer) \(mark) ]", width: width)
    }

    override func press() { view.open() }

    override func handle(_ key: Key) -> Bool {
        guard key == .delete, view.words != nil else { return super.handle(key) }
        view.clear()
        return true
    }

    override var keyBindings: [KeyBinding] {
        [
            .own([.enter, .space], "terminal.open"),
            .own(view.words == nil ? [] : [.delete], "terminal.clear", isMinor: true),
        ]
    }
}
