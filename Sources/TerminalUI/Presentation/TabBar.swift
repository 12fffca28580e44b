/// The names of tabs, the chosen one in brackets; on less than 30 columns only that one and its number, `[Scores] 2/3`.
struct TabBar: PrimitiveView {
    let titles: [Phrase]
    let selected: Int
    let select: @MainActor (Int) -> Void

    static func _node(_ view: Self, reusing old: Node?, parent: Node) -> Node {
        let node = (old as? TabBarNode) ?? TabBarNode(view, parent: parent)
        node.update(view)
        return node
    }
}

final class TabBarNode: Node {
    private var view: TabBar

    init(_ view: TabBar, parent: Node) {
        self.view = view
        super.init(parent: parent)
    }

    func update(_ new: TabBar) {
        if new.titles != view.titles || new.selected != view.selected { invalidateLayout() }
        view = new
    }

    override func environmentDidChange(from old: EnvironmentValues) { invalidateLayout() }
    override var isFocusable: Bool { environment.isEnabled && view.titles.count > 1 }
    override var axis: Axis { .horizontal }

    /// A piece of the line: a name in its brackets or blanks.
    private struct Piece {
        let glyphs: [Glyph]
        let index: Int
        var place = CellPoint.zero
    }

    private func pieces(_ width: Int) -> [Piece] {
        var pieces = view.titles.enumerated().map { index, title in
            let name = words(title)
            let isChosen = index == view.selected
            return Piece(glyphs: DisplayText.line(isChosen ? "[\(name)]" : " \(name) "), index: index)
        }
        if width < NarrowScreen.columns, view.titles.count > 1 {
            let chosen = pieces[min(view.selected, pieces.count - 1)]
            let count = DisplayText.line(" \(view.selected + 1)/\(view.titles.count)")
            pieces = [Piece(glyphs: chosen.glyphs + count, index: chosen.index)]
        }
        var x = 1
        var y = 0
        for index in pieces.indices {
            let columns = pieces[index].glyphs.columns
            if x > 1, x + columns > width {
                x = 1
                y += 1
            }
            pieces[index].place = CellPoint(x: x, y: y)
            x += columns
        }
        return pieces
    }

    /// The pieces as they are drawn. A name that is longer than the line wraps.
    private func lines(_ width: Int) -> [Piece] {
        var lines: [Piece] = []
        var extra = 0
        for piece in pieces(width) {
            let ranges = LineWrap.ranges(of: piece.glyphs, width: max(1, width - 1))
            let direction = BidirectionalLine.direction(of: piece.glyphs)
            for (row, range) in ranges.enumerated() {
                let start = CellPoint(x: row == 0 ? piece.place.x : 1, y: piece.place.y + extra + row)
                let line = BidirectionalLine.visual(Array(piece.glyphs[range]), isRightToLeft: direction)
                lines.append(Piece(glyphs: line, index: piece.index, place: start))
            }
            extra += ranges.count - 1
        }
        return lines
    }

    override func measure(_ proposal: ProposedSize) -> CellSize {
        let width = proposal.width ?? host.size.width
        return CellSize(width: width, height: lines(width).reduce(0) { max($0, $1.place.y + 1) })
    }

    private func chosenStart(_ lines: [Piece]) -> CellPoint {
        lines.first { $0.index == view.selected }?.place ?? CellPoint(x: 1, y: 0)
    }

    override var cursor: CellPoint? { chosenStart(lines(frame.size.width)) }
    override var focusRows: Range<Int> {
        let row = chosenStart(lines(frame.size.width)).y
        return row..<row + 1
    }

    override func draw(_ painter: Painter) {
        let lines = lines(frame.size.width)
        for line in lines {
            let isChosen = line.index == view.selected
            let role: StyleRole = isChosen ? (isFocused ? .focus : .heading) : .plain
            painter.draw(line.glyphs, x: line.place.x, y: line.place.y, style: environment.style(role))
        }
        guard isFocused else { return }
        let start = chosenStart(lines)
        painter.draw(">", x: start.x - 1, y: start.y)
    }

    override func handle(_ key: Key) -> Bool {
        switch key {
        case .left: change(to: view.selected - 1)
        case .right: change(to: view.selected + 1)
        case .home: change(to: 0)
        case .end: change(to: view.titles.count - 1)
        default: return false
        }
        return true
    }

    override func press(at place: CellPoint, hadFocus: Bool) {
        let pressed = lines(frame.size.width).first {
            $0.place.y == place.y && ($0.place.x..<$0.place.x + $0.glyphs.columns).contains(place.x)
        }
        if let pressed { change(to: pressed.index) }
    }

    private func change(to index: Int) {
        guard view.titles.indices.contains(index), index != view.selected else { return }
        view.select(index)
    }

    override var keyBindings: [KeyBinding] {
        [.own([.left, .right, .home, .end], "terminal.changeTab", label: environment.glyphs.leftAndRight)]
    }
}
