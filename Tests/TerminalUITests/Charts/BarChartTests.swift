import TerminalUI
import TerminalUITesting
import Testing

@Suite("Bar chart") @MainActor struct BarChartTests {
    private func screen(_ view: some View, _ width: Int, _ height: Int, _ glyphs: GlyphSet = .unicode) -> String {
        var environment = EnvironmentValues()
        environment.glyphs = glyphs
        return Pilot(view, width: width, height: height, environment: environment).screen
    }

    private let sites = BarChart(
        .verbatim("Enrolled"),
        bars: [
            ChartBar(.verbatim("Bern"), 14), ChartBar(.verbatim("Basel"), 7.5), ChartBar(.verbatim("Chur"), nil),
            ChartBar(.verbatim("Genf"), 0),
        ])

    @Test("Each bar stands between its label and its value")
    func bars() {
        #expect(
            screen(sites, 36, 6)
                == """
                Enrolled
                Bern  █████████████████████       14
                Basel ███████████▎               7.5
                Chur                        no value
                Genf                               0
                """)
        #expect(screen(sites, 36, 6, .ascii).contains("Basel ############               7.5"))
    }

    @Test("Negative values go to the left of zero")
    func negative() {
        let chart = BarChart(bars: [ChartBar(.verbatim("up"), 3), ChartBar(.verbatim("down"), -1)])
        let lines = screen(chart, 30, 3).split(separator: "\n")
        #expect(lines[1].hasPrefix("down █"))
        #expect(lines[0].hasPrefix("up      "))
    }

    @Test("On a narrow screen label and value stand over the bar")
    func narrow() {
        #expect(
            screen(sites, 12, 9)
                == "Enrolled\nBern: 14\n████████████\nBasel: 7.5\n██████▍\nChur: no\nvalue\n\nGenf: 0")
    }

    @Test(
        "Values are written with the decimal mark of the language",
        arguments: [("en", "2.5"), ("de", "2,5"), ("de-CH", "2.5")])
    func language(language: String, number: String) {
        var environment = EnvironmentValues()
        environment.catalogue = StringCatalogue(language: language)
        let bars = BarChart(bars: [ChartBar(.verbatim("median"), 2.5)])
        for view in [AnyView(bars), AnyView(bars.textTable(isShown: true))] {
            #expect(Pilot(view, width: 40, height: 2, environment: environment).line(0).hasSuffix(" " + number))
        }
        #expect(bars.table.lines(in: environment.catalogue) == ["median: " + number])
        let points = [ChartPoint(.verbatim("a"), at: 0, value: 2.5), ChartPoint(.verbatim("b"), at: 1, value: 3)]
        let line = Pilot(LineChart(points: points), width: 40, height: 7, environment: environment).screen
        #expect(line.contains(number), "\(line)")
    }
}
