import TerminalUI
import TerminalUITesting
import Testing

@Suite("Any data in charts") @MainActor struct ChartStormTests {
    private static let odd: [Double?] = [
        nil, 0, -0.0, 1, -1, 0.004, 1e-300, .nan, .infinity, -.infinity, .greatestFiniteMagnitude,
        -.greatestFiniteMagnitude, .leastNonzeroMagnitude, 1e15, 123_456_789.5, Double(Int.max), -5.125,
    ]

    private func values(_ random: inout SeededRandom) -> [Double?] {
        (0..<Int.random(in: 0...12, using: &random)).map { _ in Self.odd.randomElement(using: &random) ?? nil }
    }

    private func range(_ random: inout SeededRandom) -> ClosedRange<Double>? {
        let ends = values(&random).compactMap(\.self).filter { !$0.isNaN }.sorted()
        guard Bool.random(using: &random), let low = ends.first, let high = ends.last else { return nil }
        return low...high
    }

    @Test("Whatever the data and the room, charts are drawn, within their room, and say the same as text")
    func storm() {
        var random = SeededRandom(seed: 20_261_130)
        for _ in 0..<150 {
            let data = values(&random)
            let range = range(&random)
            let points = data.enumerated().map {
                ChartPoint(
                    .verbatim("p\($0)"), at: data.randomElement(using: &random).flatMap(\.self) ?? Double($0), value: $1
                )
            }
            let bands = values(&random).compactMap(\.self).map { ChartBand(.verbatim("band \($0)"), from: $0) }
            let line = LineChart(.verbatim("Line"), points: points, bands: bands, range: range)
            let bar = BarChart(.verbatim("Bars"), bars: data.map { ChartBar(.verbatim("b日本"), $0) }, range: range)
            let marks = [CalendarMark("D", .verbatim("done")), CalendarMark("·", .verbatim("not due"))]
            let map = CalendarHeatMap(
                weeks: data.map { value in
                    CalendarWeek(
                        .verbatim("16 Nov"), days: data.map { _ in value.map { $0 > 0 ? marks[0] : marks[1] } })
                })
            let sparkline = Sparkline(data, range: range)
            let strip = CalendarStrip(data.map { ($0 ?? 0) > 0 ? marks[0] : marks[1] })
            let page = VStack {
                line
                bar
                sparkline
                map
                strip
            }
            var environment = EnvironmentValues()
            environment.glyphs = [.unicode, .blocks, .ascii].randomElement(using: &random) ?? .unicode
            let width = Int.random(in: 1...90, using: &random)
            let pilot = Pilot(
                ScrollView { page }, width: width, height: Int.random(in: 1...60, using: &random),
                environment: environment)
            if environment.glyphs == .ascii, width > 1 {
                #expect(pilot.screen.replacing("日本", with: "").utf8.allSatisfy { $0 < 0x80 })
            }
            #expect(line.table.rows.count == data.count)
            #expect(sparkline.table.rows.count == data.count)
            #expect(strip.table.rows.count <= data.count)
            #expect(bar.table.lines(in: StringCatalogue()).count == 1 + max(1, data.count))
        }
    }
}
