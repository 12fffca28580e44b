/// A value of a chart at a place along its line, such as a score on a day.
public struct ChartPoint: Hashable, Sendable {
    /// Words for the place.
    public var label: Phrase
    /// The place along the line, in any unit; only distances count. What is not a number is left out of the picture.
    public var position: Double
    /// The value; `nil`, or what is not a number, is a gap.
    public var value: Double?

    /// Makes a point.
    public init(_ label: Phrase, at position: Double, value: Double?) {
        self.label = label
        self.position = position
        self.value = value
    }
}

/// A range of values with a name, such as "moderate" from 10 on; it ends where the next begins.
public struct ChartBand: Hashable, Sendable {
    /// Its name.
    public var name: Phrase
    /// The least value in it.
    public var lowerBound: Double
    /// How its name looks.
    public var role: StyleRole

    /// Makes a band.
    public init(_ name: Phrase, from lowerBound: Double, role: StyleRole = .plain) {
        self.name = name
        self.lowerBound = lowerBound
        self.role = role
    }
}

/// Values over time, joined by lines, beside the names of the bands they are in.
///
/// Drawn with braille, with half blocks or in ASCII, as the environment's ``GlyphSet`` says. A missing value breaks the line. On
/// less than 30 columns the values are written as ``table`` instead. Wants one row for each band and at least five.
public struct LineChart: TabularChart, PrimitiveView, Equatable {
    let title: Phrase
    let points: [ChartPoint]
    let bands: [ChartBand]
    let range: ClosedRange<Double>?

    /// Makes a chart.
    /// - Parameters:
    ///   - title: what it is about; no words leave the line out.
    ///   - points: the values, in any order.
    ///   - bands: what values mean, in any order.
    ///   - range: the ends of the scale; those of values and bands where it is `nil`.
    public init(
        _ title: Phrase = .verbatim(""), points: [ChartPoint], bands: [ChartBand] = [],
        range: ClosedRange<Double>? = nil
    ) {
        self.title = title
        self.points = points.enumerated().sorted {
            let (left, right) = ($0.element.position, $1.element.position)
            return left == right || left.isNaN || right.isNaN ? $0.offset < $1.offset : left < right
        }.map(\.element)
        self.bands = bands.filter(\.lowerBound.isFinite).sorted { $0.lowerBound < $1.lowerBound }
        self.range = range
    }

    /// The band of a value; below the lowest there is none.
    func band(of value: Double) -> ChartBand? { bands.last { $0.lowerBound <= value } }

    /// The values with the names of their bands.
    public var table: ChartTable {
        ChartTable(title, rows: points.map { .number($0.label, $0.value, note: $0.value.flatMap(band)?.name) })
    }

    /// Keeps the chart's node.
    public static func _node(_ view: Self, reusing old: Node?, parent: Node) -> Node {
        let node = (old as? LineChartNode) ?? LineChartNode(view, parent: parent)
        node.update(view)
        return node
    }
}
