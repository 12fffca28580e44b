import Testing

@testable import StudyScreens

@MainActor @Suite("Line by line in a language of longer words, partly from right to left")
struct LinearPseudoLocaleTests {
    /// What is typed is the same in every language.
    nonisolated private static let commands: Set<String> = ["submit", "startover"]

    private func expectTranslated(_ text: String, _ location: SourceLocation = #_sourceLocation) {
        let own = Set(PseudoLocaleTests.untranslated(ScreenReading.words(text))).subtracting(Self.commands)
        #expect(own.isEmpty, "\(own.sorted()) in\n\(text)", sourceLocation: location)
    }

    @Test("a questionnaire says no word that does not come from the catalogue or from the study")
    func filling() async throws {
        let lines = ["?", "no", "", "", ":b", ":x", ":e", ":no", ":p", "", ":r", "99", "?", ":submit", ":submit"]
        var page = 0
        var isLast = false
        while !isLast {
            let bench = try Bench(TestForms.everyKind(), title: "Every kind", allowsDeclining: true)
            bench.words.catalogue = PseudoLocaleTests.pseudo.apply(to: bench.catalogue)
            await bench.start()
            let pages = try #require(bench.model.form).pages
            await bench.perform(.goTo(pages[page]))
            page += 1
            isLast = page == pages.count
            let (_, text) = await bench.enter(lines)
            #expect(!text.isEmpty)
            expectTranslated(text)
        }
    }

    @Test("the dashboard and an alert say no word that does not come from the catalogue or from the study")
    func dashboard() async throws {
        let bench = try await CoordinatorBench()
        bench.catalogue = PseudoLocaleTests.pseudo.apply(to: bench.catalogue)
        try await bench.answerItemNine()
        let transcript = Transcript()
        var lines = ["?", "99", "x", "1", "", "1", "kept", "1", "kept", ":q"][...]
        let linear = LinearDashboard(
            bench.dashboard, alert: bench.alerts, catalogue: bench.catalogue, output: transcript
        ) { lines.popFirst() }
        #expect(await linear.run() == .left)
        #expect(lines.isEmpty)
        expectTranslated(transcript.text.replacing("kept", with: ""))
    }
}
