/// A node that draws lines made once for a width.
class ChartNode<Chart: PrimitiveView & Equatable>: Node {
    private(set) final var view: Chart
    private var made: (width: Int, height: Int?, lines: [StyledLine])?

    init(_ view: Chart, parent: Node) {
        self.view = view
        super.init(parent: parent)
    }

    final func update(_ new: Chart) {
        guard new != view else { return }
        view = new
        change()
    }

    /// The rows for a width, and where the height is limited for that.
    func lines(width: Int, height: Int?) -> [StyledLine] { [] }

    private func change() {
        made = nil
        invalidateLayout()
    }

    override func environmentDidChange(from old: EnvironmentValues) { change() }

    private func remembered(_ width: Int, _ height: Int?) -> [StyledLine] {
        if let made, made.width == width, made.height == height { return made.lines }
        let lines = lines(width: width, height: height)
        made = (width, height, lines)
        return lines
    }

    override func measure(_ proposal: ProposedSize) -> CellSize {
        // All of the room: less could turn a picture into a table when it is drawn.
        let width = min(proposal.width ?? .max, host.size.width)
        return CellSize(width: width, height: remembered(width, proposal.height).count)
    }

    override func draw(_ painter: Painter) {
        StyledLine.draw(remembered(frame.size.width, frame.size.height), painter)
    }
}
