/// A line of text that is never shown: a dot for each character, a star in ASCII, and the word "hidden" beside it.
///
/// Edited like a ``TextField``, but as if it were one word, and nothing that was deleted is kept to be undone.
public struct SecureField: PrimitiveView {
    let placeholder: Phrase
    let text: Binding<String>
    let maxLength: Int
    let onSubmit: (@MainActor () -> Void)?

    /// Makes a field.
    /// - Parameters:
    ///   - placeholder: shown while the field is empty.
    ///   - text: what is typed; the caller wipes it when it is no longer needed.
    ///   - maxLength: characters (grapheme clusters) at most; further ones are not taken, and a note says so.
    ///   - onSubmit: takes Enter.
    public init(
        _ placeholder: Phrase = .verbatim(""), text: Binding<String>, maxLength: Int = 1_000,
        onSubmit: (@MainActor () -> Void)? = nil
    ) {
        self.placeholder = placeholder
        self.text = text
        self.maxLength = max(0, maxLength)
        self.onSubmit = onSubmit
    }

    /// Keeps the cursor.
    public static func _node(_ view: Self, reusing old: Node?, parent: Node) -> Node {
        let node = (old as? SecureFieldNode) ?? SecureFieldNode(view, parent: parent)
        node.update(view)
        return node
    }
}

final class SecureFieldNode: LineInputNode {
    private var view: SecureField

    init(_ view: SecureField, parent: Node) {
        self.view = view
        super.init(view.text, undoSteps: 0, parent: parent)
    }

    func update(_ new: SecureField) {
        view = new
        host.drawingIsDue()
        update(new.text)
    }

    override var limit: Int { view.maxLength }
    override var submit: (@MainActor () -> Void)? { view.onSubmit }
    override var placeholder: Phrase { view.placeholder }
    // Where words end would show what is typed.
    override var wordStart: Int { 0 }
    override var wordEnd: Int { edit.characters.count }
    override var commands: [TextCommand] {
        [
            .wordLeft, .wordRight, .textStart, .textEnd, .selectAll, .deleteWordBackward, .deleteWordForward,
            .deleteToLineStart,
        ]
    }

    override func glyphs(_ character: Character) -> [Glyph] { [Glyph(environment.glyphs == .ascii ? "*" : "•")] }

    private var hidden: [Glyph] { DisplayText.visualLine("(" + words("terminal.text.hidden") + ")") }
    private func hiddenLines(_ width: Int) -> [[Glyph]] { LineWrap.lines(words("terminal.text.hidden"), width: width) }
    /// The word stands beside the field where that leaves room to type, else under it.
    private func isBeside(_ width: Int) -> Bool { width >= hidden.columns + 11 }
    override var textWidth: Int { frame.size.width - (isBeside(frame.size.width) ? hidden.columns + 1 : 0) }

    override func measure(_ proposal: ProposedSize) -> CellSize {
        var size = super.measure(proposal)
        if !isBeside(size.width) {
            size.height += hiddenLines(size.width).count
        }
        return size
    }

    override func draw(_ painter: Painter) {
        super.draw(painter)
        guard !isBeside(frame.size.width) else {
            painter.draw(hidden, x: textWidth + 1, y: 0, style: style(.secondary))
            return
        }
        let y = 1 + noteLines(frame.size.width).count
        for (row, line) in hiddenLines(frame.size.width).enumerated() {
            painter.draw(line, x: 0, y: y + row, style: style(.secondary))
        }
    }
}
