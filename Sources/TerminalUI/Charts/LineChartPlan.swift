/// Where everything of a ``LineChart`` goes: numbers on the left, the picture, names of bands on the right, places below.
@MainActor struct LineChartPlan {
    private let chart: LineChart
    private let environment: EnvironmentValues
    private let values: ChartScale
    private let places: ChartScale
    private let ticks: [Double]
    private let axisWidth: Int
    private let width: Int
    private let nameWidth: Int
    /// The rows of the picture itself.
    var rows: Int
    /// Set once the names stand under the picture.
    var namesStandBelow = false

    init(_ chart: LineChart, width: Int, _ environment: EnvironmentValues) {
        self.chart = chart
        self.width = width
        self.environment = environment
        let known = chart.points.compactMap(\.value).filter(\.isFinite)
        values = ChartScale(known + chart.bands.map(\.lowerBound), range: chart.range)
        places = ChartScale(chart.points.map(\.position))
        let scale = values
        ticks =
            chart.bands.isEmpty
            ? [scale.low, scale.high]
            : chart.bands.map(\.lowerBound).filter { $0 >= scale.low && $0 <= scale.high }
        axisWidth = ticks.reduce(1) { max($0, ChartNumber.text($1, in: environment.catalogue).utf8.count) }
        nameWidth = chart.bands.reduce(0) { max($0, DisplayText.width($1.name.text(in: environment.catalogue))) }
        rows = 6
        if !chart.bands.isEmpty, let apart = (5...12).first(where: { areTicksApart($0) }) { rows = apart }
    }

    /// Whether the names fit beside the picture, each on a row of its own.
    var bandsStandBeside: Bool {
        chart.bands.isEmpty || (!namesStandBelow && width - axisWidth - 4 - nameWidth >= 16 && areTicksApart(rows))
    }

    /// Columns of the picture.
    var plotWidth: Int {
        width - axisWidth - 2 - (bandsStandBeside && nameWidth > 0 ? nameWidth + 2 : 0)
    }

    private func areTicksApart(_ rows: Int) -> Bool { Set(ticks.map { row($0, of: rows) }).count == ticks.count }

    private func row(_ value: Double, of rows: Int) -> Int {
        let down = environment.glyphs.dotsDown
        return (rows * down - 1 - values.step(value, of: rows * down)) / down
    }

    // MARK: Rows

    /// The rows of the picture, and the one with the places.
    func lines() -> [StyledLine] {
        let isBeside = bandsStandBeside
        let plotWidth = plotWidth
        let (raster, columns) = raster(plotWidth)
        let plain = environment.textStyle
        let dimmed = environment.style(.secondary)
        let isASCII = environment.glyphs == .ascii
        var lines = (0..<rows).map { row in
            let tick = ticks.last { self.row($0, of: rows) == row }
            let isLast = row == rows - 1
            let number = tick.map { ChartNumber.text($0, in: environment.catalogue) } ?? ""
            var line = StyledLine()
            line.pad(to: axisWidth - number.utf8.count)
            line.add(number, style: plain)
            let corner = isASCII ? (tick == nil && !isLast ? "|" : "+") : isLast ? "┼" : tick == nil ? "│" : "┤"
            line.add(" " + corner, style: dimmed)
            addPicture(row, raster, isLast ? columns : nil, &line, plain, dimmed)
            if isBeside, let band = chart.bands.last(where: { self.row($0.lowerBound, of: rows) == row }) {
                line.pad(to: axisWidth + 2 + plotWidth + 2)
                line.add(band.name.text(in: environment.catalogue), style: environment.style(band.role))
            }
            return line
        }
        lines.append(labelLine(plotWidth, plain))
        return lines
    }

    private func addPicture(
        _ row: Int, _ raster: ChartRaster, _ axis: Set<Int>?, _ line: inout StyledLine, _ plain: CellStyle,
        _ dimmed: CellStyle
    ) {
        let isASCII = environment.glyphs == .ascii
        for column in 0..<raster.columns {
            if let glyph = raster.glyph(column, row) {
                line.add([glyph], style: plain)
            } else if let axis {
                let isPlace = axis.contains(column)
                line.add([Glyph(isASCII ? (isPlace ? "+" : "-") : isPlace ? "┬" : "─")], style: dimmed)
            } else {
                line.add([.space], style: plain)
            }
        }
    }

    private func raster(_ plotWidth: Int) -> (ChartRaster, Set<Int>) {
        var raster = ChartRaster(columns: plotWidth, rows: rows, glyphs: environment.glyphs)
        var columns: Set<Int> = []
        let shown = chart.points.filter(\.position.isFinite)
        let areFew = shown.count <= plotWidth / 2
        var before: (x: Int, y: Int)?
        var isJoined = false
        for (index, point) in shown.enumerated() {
            columns.insert(column(point, plotWidth))
            guard let value = point.value, value.isFinite else {
                before = nil
                continue
            }
            let place = (
                x: raster.across + places.step(point.position, of: max(1, plotWidth - 2) * raster.across),
                y: rows * raster.down - 1 - values.step(value, of: rows * raster.down)
            )
            raster.line(from: before ?? place, to: place)
            isJoined = before != nil
            let isLast = index == shown.count - 1
            let isFollowed = !isLast && shown[index + 1].value?.isFinite == true
            // A value without neighbours would be a single dot.
            if areFew || isLast || (!isJoined && !isFollowed) { raster.mark(place.x, place.y) }
            before = place
        }
        return (raster, columns)
    }

    private func column(_ point: ChartPoint, _ plotWidth: Int) -> Int {
        1 + places.step(point.position, of: max(1, plotWidth - 2))
    }

    /// The first and the last place, and those between for which there is room.
    private func labelLine(_ plotWidth: Int, _ style: CellStyle) -> StyledLine {
        let shown = chart.points.filter(\.position.isFinite)
        let room = width - axisWidth - 2
        var taken: [(start: Int, glyphs: [Glyph])] = []
        let order = shown.indices.prefix(1) + shown.indices.dropFirst().suffix(1) + shown.indices.dropFirst().dropLast()
        // More could not stand beside each other anyway.
        for index in order.prefix(500) {
            let glyphs = DisplayText.visualLine(shown[index].label.text(in: environment.catalogue))
            guard !glyphs.isEmpty, glyphs.columns <= room else { continue }
            let start = max(0, min(column(shown[index], plotWidth) - glyphs.columns / 2, room - glyphs.columns))
            let isFree = taken.allSatisfy {
                start >= $0.start + $0.glyphs.columns + 2 || start + glyphs.columns + 2 <= $0.start
            }
            if isFree { taken.append((start, glyphs)) }
        }
        var line = StyledLine()
        for label in taken.sorted(by: { $0.start < $1.start }) {
            line.pad(to: axisWidth + 2 + label.start)
            line.add(label.glyphs, style: style)
        }
        return line
    }
}
