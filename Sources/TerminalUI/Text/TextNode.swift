/// Keeps the lines of a ``Text`` for the width it was wrapped to last.
final class TextNode: Node {
    private var view: Text
    private var words: [String] = []
    private var wrapped: (width: Int, lines: [TextLine], longest: Int)?

    init(_ view: Text, parent: Node) {
        self.view = view
        super.init(parent: parent)
        words = read()
    }

    func update(_ new: Text) {
        guard new != view else { return }
        let old = view
        view = new
        host.drawingIsDue()
        let isSameShape = new.isSingleLine == old.isSingleLine && new.limit == old.limit && new.rest == old.rest
        if new.first.phrase != old.first.phrase || !isSameShape { reread() }
    }

    override func environmentDidChange(from old: EnvironmentValues) {
        host.drawingIsDue()
        if view.limit != nil || view.runs.contains(where: { if case .key = $0.phrase { true } else { false } }) {
            reread()
        }
    }

    private func read() -> [String] { view.runs.map { $0.phrase.text(in: environment.catalogue) } }

    private func reread() {
        let new = read()
        if new == words, wrapped == nil { return }
        words = new
        wrapped = nil
        invalidateLayout()
    }

    private func lines(_ width: Int) -> [TextLine] {
        if let wrapped,
            wrapped.width == width || (view.limit == nil && wrapped.lines.count == 1 && wrapped.longest <= width)
        {
            return wrapped.lines
        }
        let lines = TextLayout.lines(view, words: words, width: width, glyphs: environment.glyphs)
        wrapped = (width, lines, lines.reduce(0) { max($0, $1.columns) })
        return lines
    }

    override func measure(_ proposal: ProposedSize) -> CellSize {
        guard words.contains(where: { !$0.isEmpty }) else { return .zero }
        let width = max(1, proposal.width ?? ProposedSize.unbounded)
        let lines = lines(width)
        return CellSize(width: min(width, wrapped?.longest ?? 0), height: lines.count)
    }

    override func draw(_ painter: Painter) {
        let lines = lines(max(1, frame.size.width))
        let visible = painter.visibleRows
        let first = environment.style(of: view.first)
        // Most texts have one look: for them nothing is made at each frame.
        let styles = view.rest.isEmpty ? [] : [first] + view.rest.map(environment.style(of:))
        for (row, line) in lines.enumerated() where visible.contains(row) {
            var x = view.alignment == .leading ? 0 : view.alignment.offset(line.columns, in: frame.size.width)
            // The leading edge of a paragraph from right to left is the right one.
            if view.alignment == .leading, line.isRightToLeft == true { x = frame.size.width - line.columns }
            x += line.indent
            line.forEachPiece { glyphs, run in
                x = painter.draw(glyphs, x: x, y: row, style: styles.isEmpty ? first : styles[run])
            }
        }
    }
}
