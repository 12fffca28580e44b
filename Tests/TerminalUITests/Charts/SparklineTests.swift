import TerminalUI
import TerminalUITesting
import Testing

@Suite("Sparkline") @MainActor struct SparklineTests {
    private func screen(_ view: some View, _ width: Int, _ glyphs: GlyphSet = .unicode) -> String {
        var environment = EnvironmentValues()
        environment.glyphs = glyphs
        return Pilot(view, width: width, height: 1, environment: environment).screen
    }

    @Test("Values between the least and the greatest, the last ones where room is short, gaps blank")
    func values() {
        #expect(screen(Sparkline([1, 2, nil, 8]), 15) == "▁▂ █")
        #expect(screen(Sparkline([1, 2, nil, 8]), 2) == " █")
        #expect(screen(Sparkline([1, 2, nil, 8]), 15, .ascii) == "_. @")
        #expect(screen(Sparkline([4, 4], range: 0...8), 15) == "▅▅")
        #expect(screen(Sparkline([4, 4]), 15) == "▁▁")
        #expect(screen(Sparkline([.nan, -1e308, 1e308]), 15) == " ▁█")
        #expect(screen(Sparkline([]), 15) == "")
    }

    @Test("As text each value is a line, and a gap says that it is one")
    func table() {
        let table = Sparkline([1, 2.5, nil, .nan]).table
        #expect(table.lines(in: StringCatalogue()) == ["1: 1", "2: 2.5", "3: no value", "4: no value"])
        #expect(Sparkline([]).table.lines(in: StringCatalogue()) == ["nothing here"])
    }
}
