/// A line of text to edit.
///
/// Characters, Backspace, Delete, ← → Home End belong to the text while it has the focus: no binding around it sees them.
/// With Shift they select; Ctrl-← Ctrl-→ (Alt-b Alt-f) go by words, Ctrl-W deletes a word, Ctrl-U what is before the cursor,
/// Ctrl-_ takes back, Ctrl-Y does again. What is pasted is text on one line. Where a limit leaves something out, a note under
/// the field says so. Enter is passed on unless `onSubmit` takes it.
public struct TextField: PrimitiveView {
    let placeholder: Phrase
    let text: Binding<String>
    let maxLength: Int
    let accepts: @MainActor (Character) -> Bool
    let onLimit: (@MainActor (Int) -> Void)?
    let onSubmit: (@MainActor () -> Void)?

    /// Makes a field.
    /// - Parameters:
    ///   - placeholder: shown while the field is empty, such as the form of entry.
    ///   - text: what is edited.
    ///   - maxLength: characters (grapheme clusters) at most; further ones are not taken.
    ///   - accepts: whether a character may be typed or pasted.
    ///   - onLimit: told how many characters of a key or paste were not taken.
    ///   - onSubmit: takes Enter.
    public init(
        _ placeholder: Phrase = .verbatim(""), text: Binding<String>, maxLength: Int = 10_000,
        accepts: @escaping @MainActor (Character) -> Bool = { _ in true },
        onLimit: (@MainActor (Int) -> Void)? = nil, onSubmit: (@MainActor () -> Void)? = nil
    ) {
        self.placeholder = placeholder
        self.text = text
        self.maxLength = max(0, maxLength)
        self.accepts = accepts
        self.onLimit = onLimit
        self.onSubmit = onSubmit
    }

    /// Keeps the cursor, the selection and what can be undone.
    public static func _node(_ view: Self, reusing old: Node?, parent: Node) -> Node {
        let node = (old as? TextFieldNode) ?? TextFieldNode(view, parent: parent)
        node.update(view)
        return node
    }
}

final class TextFieldNode: LineInputNode {
    private var view: TextField

    init(_ view: TextField, parent: Node) {
        self.view = view
        super.init(view.text, parent: parent)
    }

    func update(_ new: TextField) {
        view = new
        host.drawingIsDue()
        update(new.text)
    }

    override var limit: Int { view.maxLength }
    override func accepts(_ character: Character) -> Bool { view.accepts(character) }
    override func didLeaveOut(_ count: Int) { view.onLimit?(count) }
    override var submit: (@MainActor () -> Void)? { view.onSubmit }
    override var placeholder: Phrase { view.placeholder }
}
