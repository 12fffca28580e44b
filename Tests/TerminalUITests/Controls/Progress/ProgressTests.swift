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

    @Test("On a small screen words that leave a bar no room stand over it") func narrow() {
        let progress = Pilot(ProgressView(.verbatim("Question 4 of 10"), value: 0.4), width: 20, height: 3)
        #expect(progress.lines == ["Question 4 of 10", "██████········· 40 %", ""], "\(progress.screen)")
        let gauge = Pilot(Gauge(.verbatim("24 of 60 enrolled"), value: 24, target: 60), width: 20, height: 3)
        #expect(gauge.lines == ["24 of 60 enrolled", "████████············", ""], "\(gauge.screen)")
    }

    @Test(
        "Nothing and all have their percentages to themselves",
        arguments: [
            (0, "0 %"), (0.001, "1 %"), (0.29, "29 %"), (0.5, "50 %"), (0.999, "99 %"), (1, "100 %"),
        ]) func percentages(value: Double, words: String)
    {
        #expect(Pilot(ProgressView(value: value), width: 40, height: 1).line(0).hasSuffix(" " + words))
    }
}
