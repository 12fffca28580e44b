/// Words on the screen. They wrap to the width there is and are never cut off.
public struct Text: PrimitiveView, Equatable {
    /// Words of one look.
    struct Run: Equatable {
        var phrase: Phrase
        var style = CellStyle.plain
        var role = StyleRole.plain
        /// Columns by which further lines of a paragraph that begins here are indented.
        var hang = 0
    }

    var first: Run
    /// Most texts have one run: an empty array costs nothing.
    var rest: [Run] = []
    var alignment = HorizontalAlignment.leading
    var limit: Int?
    var isSingleLine = false

    var runs: [Run] { rest.isEmpty ? [first] : [first] + rest }

    /// A text of the catalogue.
    public init(_ key: StringKey, _ arguments: StringArgument...) { first = Run(phrase: .key(key, arguments)) }

    /// A text of the catalogue, or words as they are.
    public init(_ phrase: Phrase) { first = Run(phrase: phrase) }

    /// Words as they are. Whatever they contain is made safe when shown.
    public init<Words: StringProtocol>(verbatim words: Words) { first = Run(phrase: .verbatim(String(words))) }

    init(runs: [Run]) {
        first = runs.first ?? Run(phrase: .verbatim(""))
        rest = Array(runs.dropFirst())
    }

    /// One text after the other, each in its own look. Alignment and limit are those of the first.
    public static func + (left: Text, right: Text) -> Text {
        var both = left
        both.rest += right.runs
        return both
    }

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

    /// In the look the theme has for a meaning; parts that have a meaning of their own keep it.
    public func role(_ role: StyleRole) -> Text {
        changingRuns { if rest.isEmpty || $0.role == .plain { $0.role = role } }
    }

    /// Where lines shorter than the longest stand.
    public func alignment(_ alignment: HorizontalAlignment) -> Text {
        var copy = self
        copy.alignment = alignment
        return copy
    }

    /// At most so many lines, shortened at a word with `…`; only for what stands in full somewhere else. `nil` is no limit.
    public func lineLimit(_ limit: Int?) -> Text {
        var copy = self
        copy.limit = limit.map { max(1, $0) }
        return copy
    }

    /// On one line, cut where the room ends; only for what stands in full somewhere else.
    public func singleLine() -> Text {
        var copy = self
        copy.isSingleLine = true
        return copy
    }

    private func adding(_ added: CellStyle) -> Text { changingRuns { $0.style = $0.style.merging(added) } }

    private func changingRuns(_ change: (inout Run) -> Void) -> Text {
        var copy = self
        change(&copy.first)
        for index in copy.rest.indices { change(&copy.rest[index]) }
        return copy
    }

    /// Keeps the wrapped lines.
    public static func _node(_ view: Self, reusing old: Node?, parent: Node) -> Node {
        guard let node = old as? TextNode else { return TextNode(view, parent: parent) }
        node.update(view)
        return node
    }
}
