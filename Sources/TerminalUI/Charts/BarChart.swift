/// A bar of a ``BarChart``.
public struct ChartBar: Hashable, Sendable {
    /// What it stands for.
    public var label: Phrase
    /// Its length; `nil`, or what is not a number, is said in words.
    public var value: Double?

    /// Makes a bar.
    public init(_ label: Phrase, _ value: Double?) {
        self.label = label
        self.value = value
    }
}

/// Bars under one another, each with its label before and its value after it; negative ones go to the left of zero.
///
/// On less than 30 columns, or where labels take more than half, label and value stand over the bar.
public struct BarChart: TabularChart, PrimitiveView, Equatable {
    let title: Phrase
    let bars: [ChartBar]
    let range: ClosedRange<Double>?

    /// Makes a chart.
    /// - Parameters:
    ///   - title: what it is about; no words leave the line out.
    ///   - bars: the bars, from the top.
    ///   - range: the ends of the scale; zero and those of the values where it is `nil`.
    public init(_ title: Phrase = .verbatim(""), bars: [ChartBar], range: ClosedRange<Double>? = nil) {
        self.title = title
        self.bars = bars
        self.range = range
    }

    /// Labels and values.
    public var table: ChartTable { ChartTable(title, rows: bars.map { .number($0.label, $0.value) }) }

    /// Keeps the chart's node.
    public static func _node(_ view: Self, reusing old: Node?, parent: Node) -> Node {
        let node = (old as? BarChartNode) ?? BarChartNode(view, parent: parent)
        node.update(view)
        return node
    }
}

final class BarChartNode: ChartNode<BarChart> {
    override func lines(width: Int, height: Int?) -> [StyledLine] {
        let rows = view.table.rows
        let labels = rows.map { DisplayText.visualLine($0.label.text(in: environment.catalogue)) }
        let values = rows.map { DisplayText.visualLine($0.value.text(in: environment.catalogue)) }
        let labelWidth = labels.reduce(0) { max($0, $1.columns) }
        let valueWidth = values.reduce(0) { max($0, $1.columns) }
        guard !rows.isEmpty else { return view.table.drawing(width: width, environment) }
        let plain = environment.textStyle
        let heading = ChartTable.heading(view.title, width: width, environment)
        let scale = scale
        let room = width - labelWidth - valueWidth - 2
        guard width >= NarrowScreen.columns, labelWidth <= width / 2, room >= 8 else {
            return heading
                + zip(view.bars, rows).flatMap { bar, row in
                    StyledLine.wrapped(row.line(in: environment.catalogue), width: width, style: plain)
                        + [StyledLine(glyphs(bar.value, scale, width), style: plain)]
                }
        }
        let barWidth = min(room, 50)
        return heading
            + view.bars.indices.map { index in
                var line = StyledLine(labels[index], style: plain)
                line.pad(to: labelWidth + 1)
                line.add(glyphs(view.bars[index].value, scale, barWidth), style: plain)
                line.pad(to: labelWidth + 1 + barWidth + 1 + valueWidth - values[index].columns)
                line.add(values[index], style: plain)
                return line
            }
    }

    private var scale: ChartScale {
        let known = view.bars.compactMap(\.value).filter(\.isFinite)
        guard view.range == nil else { return ChartScale(known, range: view.range) }
        return ChartScale(known.isEmpty ? [0, 1] : known + (known.allSatisfy { $0 == 0 } ? [0, 1] : [0]))
    }

    /// The bar in so many columns; something of it shows for every value that is not zero.
    private func glyphs(_ value: Double?, _ scale: ChartScale, _ width: Int) -> [Glyph] {
        let isASCII = environment.glyphs == .ascii
        let zero = min(max(0, scale.low), scale.high)
        let origin = Int((scale.part(zero) * Double(width)).rounded())
        var glyphs = Array(repeating: Glyph.space, count: max(0, width))
        guard let value, value.isFinite, value != zero, width > 0 else { return glyphs }
        let end = scale.part(value) * Double(width)
        if value < zero {
            let from = min(Int(end.rounded()), max(0, origin - 1))
            for column in from..<max(from, origin) { glyphs[column] = Glyph(isASCII ? "#" : "█") }
            return glyphs
        }
        let eighths = max(1, Int(((end - Double(origin)) * 8).rounded()))
        for column in origin..<width {
            let filled = eighths - (column - origin) * 8
            guard filled > 0 else { break }
            glyphs[column] = Glyph(isASCII ? "#" : BarGlyphs.eighths[min(8, filled) - 1])
        }
        return glyphs
    }
}

enum BarGlyphs {
    /// A cell filled from the left, by eighths.
    static let eighths: [Character] = ["▏", "▎", "▍", "▌", "▋", "▊", "▉", "█"]
}
