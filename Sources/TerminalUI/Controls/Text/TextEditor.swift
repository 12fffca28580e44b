/// Several lines of text to edit. Lines wrap at words, and inside of words that are longer than a line.
///
/// Edited like a ``TextField``; ↑ ↓ keep the column, PgUp PgDn move by what shows, Ctrl-Home Ctrl-End go to the ends. Enter
/// goes on (it is passed to the views around, or to `onSubmit`); Alt-Enter and Ctrl-J make a new line. With a limit, the line
/// above the text counts: "118 of 2000 characters".
public struct TextEditor: PrimitiveView {
    /// Characters taken where no limit is given.
    static let defaultLimit = 100_000

    let placeholder: Phrase
    let text: Binding<String>
    let maxLength: Int?
    let rows: ClosedRange<Int>
    let onLimit: (@MainActor (Int) -> Void)?
    let onSubmit: (@MainActor () -> Void)?

    /// Makes an editor.
    /// - Parameters:
    ///   - placeholder: shown while it is empty.
    ///   - text: what is edited.
    ///   - maxLength: characters (grapheme clusters) at most, counted above the text; further ones are not taken, and a
    ///     note says so. Without one, 100,000 are taken and nothing is counted.
    ///   - rows: how many rows of text it shows; with more lines it scrolls.
    ///   - onLimit: told how many characters of a key or paste were not taken.
    ///   - onSubmit: takes Enter.
    public init(
        _ placeholder: Phrase = .verbatim(""), text: Binding<String>, maxLength: Int? = nil,
        rows: ClosedRange<Int> = 3...12, onLimit: (@MainActor (Int) -> Void)? = nil,
        onSubmit: (@MainActor () -> Void)? = nil
    ) {
        self.placeholder = placeholder
        self.text = text
        self.maxLength = maxLength.map { max(0, $0) }
        self.rows = max(1, rows.lowerBound)...max(1, rows.upperBound)
        self.onLimit = onLimit
        self.onSubmit = onSubmit
    }

    /// Keeps the cursor, the selection, what can be undone and the part shown.
    public static func _node(_ view: Self, reusing old: Node?, parent: Node) -> Node {
        let node = (old as? TextEditorNode) ?? TextEditorNode(view, parent: parent)
        node.update(view)
        return node
    }
}
