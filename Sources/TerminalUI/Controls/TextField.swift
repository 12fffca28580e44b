/// A line of text to edit.
///
/// Characters, Backspace, Delete, ← → Home End belong to the text while it has the focus: no binding around it sees them.
/// Enter is passed on unless `onSubmit` takes it.
public struct TextField: PrimitiveView {
    let placeholder: Phrase
    let text: Binding<String>
    let maxLength: Int
    let isSecure: Bool
    let accepts: @MainActor (Character) -> Bool
    let onSubmit: (@MainActor () -> Void)?

    /// Makes a field.
    /// - Parameters:
    ///   - placeholder: shown while the field is empty, such as the form of entry.
    ///   - text: what is edited.
    ///   - maxLength: characters (grapheme clusters) at most; further ones are not taken.
    ///   - isSecure: whether stars are shown.
    ///   - accepts: whether a character may be typed or pasted.
    ///   - onSubmit: takes Enter.
    public init(
        _ placeholder: Phrase = .verbatim(""), text: Binding<String>, maxLength: Int = 10_000, isSecure: Bool = false,
        accepts: @escaping @MainActor (Character) -> Bool = { _ in true }, onSubmit: (@MainActor () -> Void)? = nil
    ) {
        self.placeholder = placeholder
        self.text = text
        self.maxLength = max(0, maxLength)
        self.isSecure = isSecure
        self.accepts = accepts
        self.onSubmit = onSubmit
    }

    /// Keeps the cursor.
    public static func _node(_ view: Self, reusing old: Node?, parent: Node) -> Node {
        let node = (old as? TextFieldNode) ?? TextFieldNode(view, parent: parent)
        node.update(view)
        return node
    }
}

final class TextFieldNode: ControlNode<String> {
    private var view: TextField
    private var edit: TextEdit
    private var firstColumn = 0

    init(_ view: TextField, parent: Node) {
        self.view = view
        edit = TextEdit(view.text.wrappedValue)
        super.init(view.text, parent: parent)
    }

    func update(_ new: TextField) {
        view = new
        host.drawingIsDue()
        update(new.text)
    }

    override func valueDidChange(from old: String) {
        if edit.text != value { edit = TextEdit(value) }
    }

    override var takesText: Bool { true }
    override func measure(_ proposal: ProposedSize) -> CellSize { CellSize(width: proposal.width ?? 20, height: 1) }

    private func glyphs(_ character: Character) -> [Glyph] {
        view.isSecure ? [Glyph("*")] : DisplayText.line(String(character))
    }

    private var cursorColumn: Int { edit.characters[..<edit.cursor].reduce(0) { $0 + glyphs($1).columns } }

    /// Moves the part shown so that the cursor is in it.
    private func showCursor() {
        let width = max(1, frame.size.width)
        let column = cursorColumn
        if column < firstColumn { firstColumn = column }
        if column >= firstColumn + width { firstColumn = column - width + 1 }
        let total = column + edit.characters[edit.cursor...].reduce(0) { $0 + glyphs($1).columns }
        firstColumn = max(0, min(firstColumn, total - width + 1))
    }

    override var cursor: CellPoint? {
        showCursor()
        return CellPoint(x: min(cursorColumn - firstColumn, max(0, frame.size.width - 1)), y: 0)
    }

    override func draw(_ painter: Painter) {
        showCursor()
        let field = style(.field)
        let empty = Glyph(environment.glyphs == .ascii ? "_" : " ")
        painter.draw(repeatElement(empty, count: frame.size.width), x: 0, y: 0, style: field)
        if edit.characters.isEmpty {
            painter.draw(words(view.placeholder), x: 0, y: 0, style: field.merging(style(.secondary)))
        } else {
            painter.draw(edit.characters.flatMap(glyphs), x: -firstColumn, y: 0, style: field)
        }
    }

    override func handle(_ key: Key) -> Bool {
        switch key {
        case .left: edit.move(-1)
        case .right: edit.move(1)
        case .home: edit.cursor = 0
        case .end: edit.cursor = edit.characters.count
        case .backspace: edit.deleteBackward()
        case .delete: edit.deleteForward()
        case .enter:
            guard let submit = view.onSubmit else { return false }
            submit()
            return true
        default:
            guard case .character(let character) = key.code, key.modifiers.isEmpty else { return false }
            if view.accepts(character) { edit.insert([character], limit: view.maxLength) }
        }
        commit()
        return true
    }

    override func paste(_ text: String) -> Bool {
        let line = text.map { $0.isNewline ? " " : $0 }
        edit.insert(line.filter(view.accepts), limit: view.maxLength)
        commit()
        return true
    }

    private func commit() {
        guard edit.text != value else { return }
        set(edit.text)
        // The owner may have refused or changed it.
        if edit.text != value { edit = TextEdit(value) }
    }

    override var keyBindings: [KeyBinding] {
        guard view.onSubmit != nil else { return [] }
        return [.own([.enter], "terminal.confirm")]
    }
}
