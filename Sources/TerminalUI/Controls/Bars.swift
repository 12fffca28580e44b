/// How far something is: a bar and a percentage in words.
public struct ProgressView: View {
    let value: Double
    let label: Phrase

    /// Shows a part of 1; values outside 0...1 count as the end they are beyond.
    public init(_ label: Phrase = .verbatim(""), value: Double) {
        self.label = label
        self.value = value.isFinite ? min(1, max(0, value)) : 0
    }

    /// Label, bar and percentage.
    public var body: some View {
        HStack {
            if label != .verbatim("") { Text(label).layoutPriority(1) }
            Bar(value: value, mark: nil).frame(minWidth: 4, maxWidth: 40).layoutPriority(-1)
            Text(verbatim: "\(Int((value * 100).rounded())) %").layoutPriority(1)
        }
    }
}

/// A count against a target: `24 of 60` as words given, a bar, and where things should stand by now.
public struct Gauge: View {
    let words: Phrase
    let value: Double
    let target: Double
    let plan: Double?

    /// Makes a gauge.
    /// - Parameters:
    ///   - words: what the bar says, in words; the bar only repeats it.
    ///   - value: how much there is.
    ///   - target: how much makes the bar full.
    ///   - plan: how much there should be by now, marked on the bar.
    public init(_ words: Phrase, value: Double, target: Double, plan: Double? = nil) {
        self.words = words
        self.value = value
        self.target = target
        self.plan = plan
    }

    private func part(_ amount: Double) -> Double {
        target > 0 && amount.isFinite ? min(1, max(0, amount / target)) : 0
    }

    /// Words and bar.
    public var body: some View {
        HStack {
            Text(words).layoutPriority(1)
            Bar(value: part(value), mark: plan.map(part)).frame(minWidth: 4, maxWidth: 20)
        }
    }
}

/// A bar of eighths of cells, or of `#` in ASCII.
struct Bar: PrimitiveView {
    let value: Double
    let mark: Double?

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
        let steps: [Character] = ["·", "▏", "▎", "▍", "▌", "▋", "▊", "▉"]
        let eighths = Int((view.value * Double(width * (isASCII ? 1 : 8))).rounded(.down))
        var glyphs = (0..<width).map { column -> Glyph in
            if isASCII { return Glyph(column < eighths ? "#" : ".") }
            let filled = eighths - column * 8
            return Glyph(filled >= 8 ? "█" : steps[max(0, filled)])
        }
        if let mark = view.mark, width > 0 {
            glyphs[min(width - 1, Int(mark * Double(width)))] = Glyph(isASCII ? "|" : "│")
        }
        painter.draw(glyphs, x: 0, y: 0, style: environment.textStyle)
    }
}

/// A small line of values, the last ones where there is not room for all. Says nothing that words beside it do not.
public struct Sparkline: PrimitiveView {
    let values: [Double?]
    let range: ClosedRange<Double>?

    /// Makes a line of values; `nil` leaves a gap. Without a range the least and greatest value are the ends.
    public init(_ values: [Double?], range: ClosedRange<Double>? = nil) {
        self.values = values
        self.range = range
    }

    /// Keeps the line's node.
    public static func _node(_ view: Self, reusing old: Node?, parent: Node) -> Node {
        let node = (old as? SparklineNode) ?? SparklineNode(view, parent: parent)
        if node.view.values.count != view.values.count { node.invalidateLayout() }
        node.view = view
        parent.host.drawingIsDue()
        return node
    }
}

final class SparklineNode: Node {
    var view: Sparkline

    init(_ view: Sparkline, parent: Node) {
        self.view = view
        super.init(parent: parent)
    }

    override func measure(_ proposal: ProposedSize) -> CellSize {
        CellSize(width: min(view.values.count, proposal.width ?? .max), height: view.values.isEmpty ? 0 : 1)
    }

    override func draw(_ painter: Painter) {
        let steps: [Character] =
            environment.glyphs == .ascii
            ? ["_", ".", "-", "=", "+", "*", "#", "@"] : ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]
        let known = view.values.compactMap { $0 }.filter(\.isFinite)
        let low = view.range?.lowerBound ?? known.min() ?? 0
        let high = view.range?.upperBound ?? known.max() ?? 0
        let glyphs = view.values.suffix(frame.size.width).map { value -> Glyph in
            guard let value, value.isFinite else { return .space }
            let part = high > low ? min(1, max(0, (value - low) / (high - low))) : 0
            return Glyph(steps[Int((part * 7).rounded())])
        }
        painter.draw(glyphs, x: 0, y: 0, style: environment.textStyle)
    }
}
