import TerminalUI
import TerminalUITesting
import Testing

@Suite("Progress") @MainActor struct ProgressTests {
    @Test("Label and percentage stand in words beside the bar")
    func words() {
        let view = ProgressView(.verbatim("Saving"), value: 0.5)
        #expect(Pilot(view, width: 30, height: 1).line(0).hasPrefix("Saving ████"))
        #expect(Pilot(view, width: 30, height: 1).line(0).hasSuffix(" 50 %"))
        var environment = EnvironmentValues()
        environment.glyphs = .ascii
        #expect(Pilot(view, width: 20, height: 1, environment: environment).line(0) == "Saving ####.... 50 %")
    }

    @Test(
        "What is no number, or beyond the ends, is at an end", arguments: [(-1, " 0 %"), (2, " 100 %"), (.nan, " 0 %")])
    func ends(value: Double, percentage: String) {
        #expect(Pilot(ProgressView(value: value), width: 20, height: 1).line(0).hasSuffix(percentage))
    }

    @Test("A gauge shows where things should stand, and its words are whole at 20 columns")
    func gauge() {
        let view = Gauge(.verbatim("24 of 60 enrolled"), value: 24, target: 60, plan: 28)
        let wide = Pilot(view, width: 60, height: 1).line(0)
        #expect(wide.hasPrefix("24 of 60 enrolled ████████") && wide.contains("│"))
        let narrow = Pilot(view, width: 20, height: 3).screen
        #expect(narrow.contains("24 of 60"))
        #expect(narrow.contains("enrolled"))
        #expect(Pilot(Gauge(.verbatim("none"), value: 3, target: 0), width: 30, height: 1).line(0).hasPrefix("none ·"))
    }
}
