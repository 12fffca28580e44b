/// Several lines of text to edit. Lines wrap.
///
/// Enter goes on (it is passed to the views around, or to `onSubmit`); Alt-Enter and Ctrl-J make a new line.
public struct TextEditor: PrimitiveView {
    let placeholder: Phrase
    let text: Binding<String>
    let maxLength: Int
    let rows: ClosedRange<Int>
    let onSubmit: (@MainActor () -> Void)?

    /// Makes an editor.
    /// - Parameters:
    ///   - placeholder: shown while it is empty.
    ///   - text: what is edited.
    ///   - maxLength: characters (grapheme clusters) at most; further ones are not taken.
    ///   - rows: how many rows it takes; with more lines it scrolls.
    ///   - onSubmit: takes Enter.
    public init(
        _ placeholder: Phrase = .verbatim(""), text: Binding<String>, maxLength: Int = 100_000,
        rows: ClosedRange<Int> = 3...12, onSubmit: (@MainActor () -> Void)? = nil
    ) {
        self.placeholder = placeholder
        self.text = text
        self.maxLength = max(0, maxLength)
        self.rows = max(1, rows.lowerBound)...max(1, rows.upperBound)
        self.onSubmit = onSubmit
    }

    /// Keeps the cursor.
    public static func _node(_ view: Self, reusing old: Node?, parent: Node) -> Node {
        let node = (old as? TextEditorNode) ?? TextEditorNode(view, parent: parent)
        node.update(view)
        return node
    }
}

final class TextEditorNode: ControlNode<String> {
    private var view: TextEditor
    private var edit: TextEdit
    private var firstRow = 0
    private var cachedLines: (width: Int, lines: [EditorLine])?

    init(_ view: TextEditor, parent: Node) {
        self.view = view
        edit = TextEdit(view.text.wrappedValue)
        super.init(view.text, parent: parent)
    }

    func update(_ new: TextEditor) {
        if new.rows != view.rows { invalidateLayout() }
        view = new
        host.drawingIsDue()
        update(new.text)
    }

    override func valueDidChange(from old: String) {
        if edit.text != value {
            edit = TextEdit(value)
            cachedLines = nil
        }
        invalidateLayout()
    }

    override var takesText: Bool { true }

    private func lines(_ width: Int) -> [EditorLine] {
        if let cachedLines, cachedLines.width == width { return cachedLines.lines }
        // One column stays free, so that the cursor fits after a full line.
        let lines = EditorLine.lines(of: edit.characters, width: max(1, width - 1))
        cachedLines = (width, lines)
        return lines
    }

    override func measure(_ proposal: ProposedSize) -> CellSize {
        let width = proposal.width ?? 40
        let wanted = min(max(lines(width).count, view.rows.lowerBound), view.rows.upperBound)
        return CellSize(width: width, height: min(wanted, max(1, proposal.height ?? wanted)))
    }

    private var place: (row: Int, column: Int) {
        let lines = lines(frame.size.width)
        let row = lines.lastIndex { $0.start <= edit.cursor } ?? 0
        return (row, min(lines[row].column(of: edit.cursor), max(0, frame.size.width - 1)))
    }

    private func showCursor() {
        let row = place.row
        let height = max(1, frame.size.height)
        if row < firstRow { firstRow = row }
        if row >= firstRow + height { firstRow = row - height + 1 }
        firstRow = max(0, min(firstRow, lines(frame.size.width).count - height))
    }

    override var cursor: CellPoint? {
        showCursor()
        return CellPoint(x: place.column, y: place.row - firstRow)
    }

    override var focusRows: Range<Int> {
        showCursor()
        let row = place.row - firstRow
        return row..<row + 1
    }

    override func draw(_ painter: Painter) {
        showCursor()
        let field = style(.field)
        let empty = Glyph(environment.glyphs == .ascii ? "_" : " ")
        let lines = lines(frame.size.width)
        for y in 0..<frame.size.height {
            painter.draw(repeatElement(empty, count: frame.size.width), x: 0, y: y, style: field)
            if lines.indices.contains(y + firstRow) {
                painter.draw(lines[y + firstRow].glyphs, x: 0, y: y, style: field)
            }
        }
        if edit.characters.isEmpty {
            painter.draw(words(view.placeholder), x: 0, y: 0, style: field.merging(style(.secondary)))
        }
    }

    override func handle(_ key: Key) -> Bool {
        switch key {
        case .left: edit.move(-1)
        case .right: edit.move(1)
        case .up: return moveRow(-1)
        case .down: return moveRow(1)
        case .home: edit.cursor = lines(frame.size.width)[place.row].start
        case .end: edit.cursor = lines(frame.size.width)[place.row].end
        case .backspace: edit.deleteBackward()
        case .delete: edit.deleteForward()
        case Key(.enter, .alt), .control("j"): edit.insert(["\n"], limit: view.maxLength)
        case .enter:
            guard let submit = view.onSubmit else { return false }
            submit()
            return true
        default:
            guard case .character(let character) = key.code, key.modifiers.isEmpty else { return false }
            edit.insert([character], limit: view.maxLength)
        }
        commit()
        return true
    }

    private func moveRow(_ step: Int) -> Bool {
        let lines = lines(frame.size.width)
        let (row, column) = place
        guard lines.indices.contains(row + step) else { return false }
        edit.cursor = lines[row + step].index(at: column)
        return true
    }

    override func paste(_ text: String) -> Bool {
        edit.insert(text.map { $0.isNewline ? "\n" : $0 }, limit: view.maxLength)
        commit()
        return true
    }

    private func commit() {
        guard edit.text != value else { return }
        cachedLines = nil
        set(edit.text)
        guard edit.text != value else { return }
        edit = TextEdit(value)
        cachedLines = nil
    }

    override var keyBindings: [KeyBinding] {
        [.own([Key(.enter, .alt), .control("j")], "terminal.newLine", isMinor: true)]
            + (view.onSubmit == nil ? [] : [.own([.enter], "terminal.confirm")])
    }
}
