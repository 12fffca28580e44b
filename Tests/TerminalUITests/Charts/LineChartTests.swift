import TerminalUI
import TerminalUITesting
import Testing

@Suite("Line chart") @MainActor struct LineChartTests {
    private let bands = [
        ChartBand(.verbatim("none"), from: 0), ChartBand(.verbatim("mild"), from: 5),
        ChartBand(.verbatim("moderate"), from: 10), ChartBand(.verbatim("moderately severe"), from: 15),
        ChartBand(.verbatim("severe"), from: 20, role: .error),
    ]

    private func points(_ values: [Double?]) -> [ChartPoint] {
        values.enumerated().map { ChartPoint(.verbatim("d\($0)"), at: Double($0), value: $1) }
    }

    private func screen(_ view: some View, _ width: Int, _ height: Int, _ glyphs: GlyphSet = .unicode) -> String {
        var environment = EnvironmentValues()
        environment.glyphs = glyphs
        return Pilot(view, width: width, height: height, environment: environment).screen
    }

    @Test("Draws values beside the names of their bands, with braille, blocks or ASCII")
    func forms() {
        let chart = LineChart(.verbatim("PHQ-9"), points: points([15, 10, 10, 5, nil, 4, 20]), bands: bands)
        let braille = """
            PHQ-9
            20 ┤                                   •   severe
            15 ┤ •⠤⢄⣀                            ⢠⠊    moderately severe
            10 ┤     ⠉⠑•⠒⠒⠒⠒•⠢⢄⡀                ⡔⠁     moderate
             5 ┤               ⠈⠉⠒•           •⠊       mild
             0 ┼─┬─────┬────┬─────┬─────┬────┬─────┬─  none
                d0    d1   d2    d3    d4   d5    d6
            """
        #expect(ScreenDifference.between(expected: braille, actual: screen(chart, 60, 9)) == nil)
        let blocks = """
            PHQ-9
            20 ┤                                   •   severe
            15 ┤ •▀▄▄▄                           ▄▀    moderately severe
            10 ┤      ▀•▀▀▀▀•▄▄                 █      moderate
             5 ┤               ▀▀▄•          •▄▀       mild
             0 ┼─┬─────┬────┬─────┬─────┬────┬─────┬─  none
                d0    d1   d2    d3    d4   d5    d6
            """
        #expect(ScreenDifference.between(expected: blocks, actual: screen(chart, 60, 9, .blocks)) == nil)
        let ascii = """
            PHQ-9
            20 +                                   *   severe
            15 + *..                              ..   moderately severe
            10 +    ...*....*..                 ..     moderate
             5 +               ...*          *..       mild
             0 +-+-----+----+-----+-----+----+-----+-  none
                d0    d1   d2    d3    d4   d5    d6
            """
        #expect(ScreenDifference.between(expected: ascii, actual: screen(chart, 60, 9, .ascii)) == nil)
    }

    @Test("Where there is no room beside the picture, the names of the bands stand under it")
    func namesBelow() {
        let lines = screen(LineChart(points: points([3, 18]), bands: bands), 36, 12).split(separator: "\n")
        #expect(lines.count == 8)
        #expect(lines.suffix(2) == ["0 none  5 mild  10 moderate", "15 moderately severe  20 severe"])
    }

    @Test("On less than 30 columns the values stand as text, the same that linear mode says")
    func narrow() {
        let chart = LineChart(.verbatim("PHQ-9"), points: points([15, nil, 4.5]), bands: bands)
        #expect(screen(chart, 20, 9) == "PHQ-9\nd0: 15, moderately\nsevere\nd1: no value\nd2: 4.5, none")
        #expect(
            chart.table.lines(in: StringCatalogue())
                == ["PHQ-9", "d0: 15, moderately severe", "d1: no value", "d2: 4.5, none"])
        #expect(screen(chart.textTable(isShown: true), 60, 9).contains("d0        15  moderately severe"))
    }

    @Test("One value stands in the middle, equal ones in a line, and none are said in words")
    func few() {
        #expect(screen(LineChart(points: points([7])), 40, 8).contains("•"))
        let equal = screen(LineChart(points: points([7, 7, 7])), 40, 8).split(separator: "\n")
        #expect(equal.filter { $0.contains("•") }.count == 1)
        #expect(screen(LineChart(points: []), 40, 8) == "nothing here")
        #expect(screen(LineChart(points: points([nil])), 40, 8) == "d0  no value")
    }

    @Test("Points are joined in the order of their places, and a gap parts the line")
    func order() {
        let mixed = [
            ChartPoint(.verbatim("b"), at: 2, value: 4), ChartPoint(.verbatim("a"), at: 1, value: 1),
            ChartPoint(.verbatim("?"), at: .nan, value: 9), ChartPoint(.verbatim("c"), at: 3, value: .nan),
        ]
        let lines = screen(LineChart(points: mixed, range: 0...4), 40, 8, .ascii).split(separator: "\n")
        #expect(lines.last?.contains("?") == false)
        #expect(lines.last?.split(separator: " ") == ["a", "b", "c"])
        #expect(lines[0].hasPrefix("4 +"))
    }

    @Test("Turns back from the picture to the table and again with the same key")
    func table() throws {
        struct Page: View {
            let chart: LineChart
            @State private var isTable = false
            var body: some View {
                ScrollView { chart.textTable(isShown: isTable) }.keyBindings([.textTable($isTable)])
            }
        }
        let pilot = Pilot(Page(chart: LineChart(points: points([1, 2]), bands: bands)), width: 60, height: 12)
        #expect(pilot.screen.contains("┤"))
        #expect(pilot.host.activeBindings.contains { $0.title == "as a table" })
        try pilot.press("t")
        #expect(pilot.screen == "d0  1  none\nd1  2  none")
        try pilot.press("t")
        #expect(pilot.screen.contains("┤"))
    }
}
