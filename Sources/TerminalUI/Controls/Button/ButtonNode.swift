/// What a button with a title shows and does.
struct ButtonTitle {
    let title: Phrase
    let action: @MainActor () -> Void
}

/// A button with a title.
final class ButtonNode: PressableNode<ButtonTitle> {
    /// A row of a list is pressed as a whole: it needs neither brackets nor a marker of its own.
    private let isRow: Bool

    init(_ view: ButtonTitle, parent: Node) {
        isRow = parent.isInListRow
        super.init(view, indent: isRow ? 0 : 1, parent: parent)
    }

    override func looksOtherwise(than old: ButtonTitle) -> Bool { old.title != view.title }

    /// The title between brackets; on a screen too narrow for that, as much of it as there is room for.
    override func lines(_ width: Int) -> [[Glyph]] {
        let title = words(view.title)
        if isRow { return LineWrap.lines(title, width: width) }
        guard width >= 9 else { return [DisplayText.visualLine("[ \(title) ]")] }
        let lines = LineWrap.lines(title, width: width - 4)
        return lines.enumerated().map { row, line in
            DisplayText.line(row == 0 ? "[ " : "  ") + line + (row == lines.count - 1 ? DisplayText.line(" ]") : [])
        }
    }

    override func measure(_ proposal: ProposedSize) -> CellSize {
        guard !isRow else { return super.measure(proposal) }
        let lines = linesBehindMark(proposal.width ?? ProposedSize.unbounded)
        // As if the bracket stood after the longest line: the same width breaks the title in the same places again.
        let width = lines.dropLast().reduce(lines.last?.columns ?? 0) { max($0, $1.columns + 2) } + 1
        return CellSize(width: min(width, proposal.width ?? width), height: lines.count)
    }

    override func press() { view.action() }

    override var keyBindings: [KeyBinding] { [.own([.enter, .space], view.title)] }
}
