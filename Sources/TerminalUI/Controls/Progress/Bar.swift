/// A bar of eighths of cells, or of `#` in ASCII.
struct Bar: PrimitiveView {
    let value: Double
    let mark: Double?

    /// Whether words on a line of a small screen leave so many columns that a bar beside them says something.
    static func hasRoom(of columns: Int, beside words: String, _ screen: CellSize) -> Bool {
        screen.width >= NarrowScreen.columns || DisplayText.width(words) + columns <= screen.width
    }

    static func _node(_ view: Self, reusing old: Node?, parent: Node) -> Node {
        let node = (old as? BarNode) ?? BarNode(view, parent: parent)
        node.view = view
        parent.host.drawingIsDue()
        return node
    }
}

final class BarNode: Node {
    var view: Bar

    init(_ view: Bar, parent: Node) {
        self.view = view
        super.init(parent: parent)
    }

    override func measure(_ proposal: ProposedSize) -> CellSize { CellSize(width: proposal.width ?? 20, height: 1) }

    override func draw(_ painter: Painter) {
        let width = frame.size.width
        let isASCII = environment.glyphs == .ascii
        let eighths = Int((view.value * Double(width * (isASCII ? 1 : 8))).rounded(.down))
        var glyphs = (0..<width).map { column -> Glyph in
            if isASCII { return Glyph(column < eighths ? "#" : ".") }
            let filled = eighths - column * 8
            return Glyph(filled > 0 ? BarGlyphs.eighths[min(8, filled) - 1] : "·")
        }
        if let mark = view.mark, width > 0 {
            glyphs[min(width - 1, Int(mark * Double(width)))] = Glyph(isASCII ? "|" : "│")
        }
        painter.draw(glyphs, x: 0, y: 0, style: environment.textStyle)
    }
}
