import TerminalUITesting
import Testing

@testable import TerminalUI

@MainActor @Suite("Numbers in a person's language") struct DecimalMarkTests {
    nonisolated private static let languages: [(String, mark: String)] = [
        ("en", "."), ("de", ","), ("fr", ","), ("it", ","), ("de-CH", "."), ("fr-CH", ","), ("en-GB", "."),
    ]

    private func lines(_ view: some View, _ language: String) -> String {
        var environment = EnvironmentValues()
        environment.catalogue = StringCatalogue(language: language)
        return Pilot(view, width: 40, height: 12, environment: environment).screen
    }

    @Test("have the language's decimal mark in charts and their tables, with the same digits", arguments: languages)
    func charts(_ language: String, mark: String) {
        let catalogue = StringCatalogue(language: language)
        for (value, text) in [
            (7.5, "7.5"), (-0.25, "-0.25"), (12, "12"), (3.05, "3.05"), (1e300, "1e+300"), (0.001, "0.001"),
        ] {
            let expected = text.replacing(".", with: mark)
            #expect(ChartNumber.text(value, in: catalogue) == expected)
            #expect(Phrase.number(value).text(in: catalogue) == expected)
        }
        let chart = LineChart(points: [2.5, 7.5].map { ChartPoint(.verbatim("x"), at: $0, value: $0) })
        #expect(chart.table.lines(in: catalogue) == ["x: 2\(mark)5", "x: 7\(mark)5"])
        let drawn = lines(chart, language)
        #expect(drawn.contains("7\(mark)5 "), "\(drawn)")
        #expect(BarChart(bars: [ChartBar(.verbatim("a"), 7.5)]).table.lines(in: catalogue) == ["a: 7\(mark)5"])
        #expect(Sparkline([7.5, 8]).table.lines(in: catalogue) == ["1: 7\(mark)5", "2: 8"])
    }

    @Test("have it on a scale, where either may be typed", arguments: languages)
    func slider(_ language: String, mark: String) {
        let drawn = lines(
            Slider(value: .constant(25), in: -5...100, fractionDigits: 1), language)
        #expect(drawn.contains("-0\(mark)5 ├"), "\(drawn)")
        #expect(drawn.contains("┤ 10\(mark)0"), "\(drawn)")
        #expect(drawn.contains("> 2\(mark)5"), "\(drawn)")
    }
}
