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

final class DisclosureTitleNode: PressableNode<DisclosureTitle> {
    override func looksOtherwise(than old: DisclosureTitle) -> Bool {
        old.title != view.title || old.isOpen != view.isOpen
    }

    override func lines(_ width: Int) -> [[Glyph]] {
        let isASCII = environment.glyphs == .ascii
        let mark = view.isOpen ? (isASCII ? "-" : "▾") : (isASCII ? "+" : "▸")
        let state = words(view.isOpen ? "terminal.isOpen" : "terminal.isClosed")
        return LineWrap.lines("\(mark) \(words(view.title)) (\(state))", width: width)
    }

    override func press() { view.set(!view.isOpen) }

    override func handle(_ key: Key) -> Bool {
        switch key {
        case .right where !view.isOpen: view.set(true)
        case .left where view.isOpen: view.set(false)
        default: return super.handle(key)
        }
        return true
    }

    override var keyBindings: [KeyBinding] {
        let arrow: Key = view.isOpen ? .left : .right
        return [.own([.enter, arrow, .space], view.isOpen ? "terminal.help.close" : "terminal.open")]
    }
}
