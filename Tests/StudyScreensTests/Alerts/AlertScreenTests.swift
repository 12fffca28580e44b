import StudyAPI
import TerminalUI
import TerminalUITesting
import Testing

@testable import StudyScreens

@MainActor @Suite("An alert") struct AlertScreenTests {
    /// The alert of another process, opened from the dashboard.
    private func open(_ bench: CoordinatorBench, width: Int = 80, height: Int = 24) async throws -> Pilot {
        try await bench.answerItemNine()
        let pilot = bench.pilot(width: width, height: height)
        try await pilot.waitFor("! P-0042")
        try pilot.press("Enter")
        try await pilot.waitFor("What will you do?")
        return pilot
    }

    @Test("is acknowledged and resolved with reasons, and the dashboard follows") func wholeWay() async throws {
        let bench = try await CoordinatorBench()
        let pilot = try await open(bench)
        #expect(pilot.screen.contains("Thoughts that you would be better off dead"), "\(pilot.screen)")
        #expect(pilot.screen.contains("Answer: Several days"))
        #expect(pilot.line(0).hasSuffix("P-0042"))
        #expect(pilot.host.keyConflicts.isEmpty)

        try pilot.press("Enter")
        try await pilot.waitFor("! Type a reason first.")
        pilot.type("   \n")
        await pilot.settle()
        #expect(pilot.screen.contains("! Type a reason first."))
        pilot.type("q? I call at noon\n")
        try await pilot.waitFor("What was done?")
        #expect(pilot.screen.contains("q? I call at noon"), "\(pilot.screen)")
        #expect(!pilot.screen.contains("! Type"))
        #expect(pilot.cursorLine.trimmingPrefix(" ").isEmpty, "the field is empty and has the cursor")

        try pilot.press("Esc")
        try await pilot.waitFor("acknowledged 09:41")
        try pilot.press("Enter")
        try await pilot.waitFor("What was done?")
        pilot.type("Spoken to her, safe\n")
        try await pilot.waitFor("This alert is resolved.")
        #expect(pilot.screen.contains("Spoken to her, safe"))
        #expect(pilot.host.keyConflicts.isEmpty)
        try pilot.press("Esc")
        try await pilot.waitFor("Needs you (1)")
        #expect(!pilot.screen.contains("! P-0042"), "\(pilot.screen)")
        #expect(pilot.screen.contains("P-0042 PHQ-9 alert resolved"))
    }

    @Test("says that somebody was quicker, and keeps the reason") func quicker() async throws {
        let bench = try await CoordinatorBench()
        let pilot = try await open(bench)
        pilot.type("mine")
        let id = try #require(bench.alerts.alert?.summary.id)
        // The step is under way when another's arrives: the service takes one of the two.
        let other = try await bench.session(.coordinator)
        _ = try await other.send(AcknowledgeAlert(alert: id, reason: "theirs"))
        await bench.alerts.take(.acknowledge)
        try await pilot.waitFor("! Somebody else was quicker.")
        try await pilot.waitFor("theirs")
        #expect(pilot.cursorLine.contains("mine"), "\(pilot.screen)")
        #expect(pilot.screen.contains("What was done?"))
    }

    @Test("that moves on under the words typed for one step takes no other with the same Enter") func movesOn()
        async throws
    {
        let bench = try await CoordinatorBench()
        let pilot = try await open(bench)
        pilot.type("two")
        let id = try #require(bench.alerts.alert?.summary.id)
        let other = try await bench.session(.coordinator)
        _ = try await other.send(AcknowledgeAlert(alert: id, reason: "one"))
        try await pilot.waitFor("What was done?")
        try pilot.press("Enter")
        try await pilot.waitFor("Somebody else was quicker")
        #expect(try await other.send(GetAlert(alert: id)).summary.state == .acknowledged)
        try pilot.press("Enter")
        try await pilot.waitFor("This alert is resolved.")
        #expect(try await other.send(GetAlert(alert: id)).events.last?.text == "two")
    }

    @Test("shows question and field on a small screen, and Esc goes back", arguments: [(40, 12), (20, 6)])
    func small(_ width: Int, _ height: Int) async throws {
        let bench = try await CoordinatorBench()
        let pilot = try await open(bench, width: width, height: height)
        pilot.type("noon")
        #expect(pilot.cursorLine.contains("noon"), "\(pilot.screen)")
        try pilot.press("Tab")
        var read = ""
        for _ in 0..<30 {
            read += pilot.lines.dropFirst().joined(separator: " ")
            try pilot.press("Down")
        }
        for word in ["Thoughts", "Several", "Deputy:", "raised"] {
            #expect(read.contains(word), "\(word)\n\(pilot.screen)")
        }
        if !pilot.cursorLine.contains("noon") { try pilot.press("Tab") }
        try pilot.press("Enter")
        try await pilot.waitFor("What was done?")
        try pilot.press("Esc")
        try await pilot.waitFor("P-0042")
    }

    @Test("has every word from the catalogue", arguments: [(80, 24), (40, 12), (20, 6)])
    func pseudoLocale(_ width: Int, _ height: Int) async throws {
        let bench = try await CoordinatorBench()
        bench.catalogue = PseudoLocale(growth: 40).apply(to: bench.catalogue)
        try await bench.answerItemNine()
        let pilot = bench.pilot(width: width, height: height)
        try await pilot.waitFor("P-0042")
        try pilot.press("Enter")
        try await pilot.waitUntil("the alert") { bench.alerts.alert != nil }
        for word in ["Alert", "Answer", "Owner", "happened", "reason", "What", "acknowledge", "back", "‹"] {
            #expect(!pilot.screen.contains(word), "\(word) in\n\(pilot.screen)")
        }
    }
}
