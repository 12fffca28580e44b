/// Words on the screen. They wrap to the width there is and are never cut off.
public struct Text: PrimitiveView, Equatable {
    let phrase: Phrase
    var style = CellStyle.plain
    var role = StyleRole.plain
    var alignment = HorizontalAlignment.leading
    var isSingleLine = false

    /// A text of the catalogue.
    public init(_ key: StringKey, _ arguments: StringArgument...) { phrase = .key(key, arguments) }

    /// A text of the catalogue, or words as they are.
    public init(_ phrase: Phrase) { self.phrase = phrase }

    /// Words as they are. Whatever they contain is made safe when shown.
    public init<Words: StringProtocol>(verbatim words: Words) { phrase = .verbatim(String(words)) }

    /// Bold.
    public func bold() -> Text { adding(CellStyle(.bold)) }
    /// Dim.
    public func dim() -> Text { adding(CellStyle(.dim)) }
    /// Underlined.
    public func underline() -> Text { adding(CellStyle(.underline)) }
    /// Foreground and background exchanged.
    public func reverse() -> Text { adding(CellStyle(.reverse)) }
    /// In a colour.
    public func foreground(_ color: TerminalColor) -> Text { adding(CellStyle(foreground: color)) }

    /// In the look the theme has for a meaning.
    public func role(_ role: StyleRole) -> Text {
        var copy = self
        copy.role = role
        return copy
    }

    /// Where lines shorter than the longest stand.
    public func alignment(_ alignment: HorizontalAlignment) -> Text {
        var copy = self
        copy.alignment = alignment
        return copy
    }

    /// On one line, cut where the room ends; only for what stands in full somewhere else.
    public func singleLine() -> Text {
        var copy = self
        copy.isSingleLine = true
        return copy
    }

    private func adding(_ added: CellStyle) -> Text {
        var copy = self
        copy.style = style.merging(added)
        return copy
    }

    /// Keeps the wrapped lines.
    public static func _node(_ view: Self, reusing old: Node?, parent: Node) -> Node {
        guard let node = old as? TextNode else { return TextNode(view, parent: parent) }
        node.update(view)
        return node
    }
}

final class TextNode: Node {
    private var view: Text
    private var words: String
    private var wrapped: (width: Int, lines: [[Glyph]], longest: Int)?

    init(_ view: Text, parent: Node) {
        self.view = view
        words = view.phrase.text(in: parent.childEnvironment.catalogue)
        super.init(parent: parent)
    }

    func update(_ new: Text) {
        guard new != view else { return }
        let old = view
        view = new
        host.drawingIsDue()
        if new.phrase != old.phrase || new.isSingleLine != old.isSingleLine { read() }
    }

    override func environmentDidChange(from old: EnvironmentValues) {
        host.drawingIsDue()
        if case .key = view.phrase { read() }
    }

    private func read() {
        let new = view.phrase.text(in: environment.catalogue)
        if new == words, wrapped == nil { return }
        words = new
        wrapped = nil
        invalidateLayout()
    }

    private func lines(_ width: Int) -> [[Glyph]] {
        if let wrapped, wrapped.width == width || (wrapped.lines.count == 1 && wrapped.longest <= width) {
            return wrapped.lines
        }
        let lines = view.isSingleLine ? [DisplayText.line(words)] : LineWrap.lines(words, width: width)
        wrapped = (width, lines, lines.reduce(0) { max($0, $1.columns) })
        return lines
    }

    override func measure(_ proposal: ProposedSize) -> CellSize {
        guard !words.isEmpty else { return .zero }
        let width = max(1, proposal.width ?? ProposedSize.unbounded)
        let lines = lines(width)
        return CellSize(width: min(width, wrapped?.longest ?? 0), height: lines.count)
    }

    override func draw(_ painter: Painter) {
        let style = environment.textStyle.merging(environment.theme[view.role]).merging(view.style)
        let lines = lines(max(1, frame.size.width))
        let visible = painter.visibleRows
        for (row, line) in lines.enumerated() where visible.contains(row) {
            let x = view.alignment == .leading ? 0 : view.alignment.offset(line.columns, in: frame.size.width)
            painter.draw(line, x: x, y: row, style: style)
        }
    }
}
