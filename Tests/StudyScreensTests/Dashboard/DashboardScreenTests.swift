import StudyAPI
import TerminalUI
import TerminalUITesting
import Testing

@testable import StudyScreens

@MainActor @Suite("The dashboard") struct DashboardScreenTests {
    private func show(
        _ bench: CoordinatorBench, width: Int = 80, height: Int = 24
    ) async throws -> Pilot {
        let pilot = bench.pilot(width: width, height: height)
        try await pilot.waitFor("P-0")
        return pilot
    }

    @Test("is complete at 80x24") func complete() async throws {
        let bench = try await CoordinatorBench()
        let pilot = try await show(bench)
        #expect(
            pilot.line(0) == " Heart Recovery Study · made-up data · coordinator · Bern, Basel      live 09:41",
            "\(pilot.screen)")
        #expect(pilot.cursorLine.hasPrefix(" >   P-0008 Daily diary: 4 missed in a row"))
        #expect(pilot.cursorLine.hasSuffix("  call"))
        #expect(pilot.screen.contains("o open, . not due\n"))
        #expect(pilot.lines.contains { $0.contains("GAD-7 10 moderate") })
        #expect(pilot.host.keyConflicts.isEmpty)
    }

    @Test("names the palette and the preferences on the help line where there is room, and drops them first where not")
    func helpLine() async throws {
        let bench = try await CoordinatorBench()
        for (width, height, isRoomy) in [(100, 30, true), (80, 24, true), (40, 12, false), (20, 6, false)] {
            let pilot = try await show(bench, width: width, height: height)
            let line = pilot.line(height - 1)
            for entry in ["o preferences", "Ctrl-P commands"] { #expect(line.contains(entry) == isRoomy, "\(line)") }
            #expect(line.contains("?") && line.contains("Esc") && line.contains("Tab"), "\(line)")
        }
    }

    @Test("shows another person's answer without a key") func live() async throws {
        let bench = try await CoordinatorBench()
        let pilot = try await show(bench)
        #expect(!pilot.screen.contains("item 9"))
        try pilot.press("Home")
        try await bench.answerItemNine()
        try await pilot.waitFor("! P-0042 PHQ-9 item 9 \"Several days\"")
        #expect(pilot.screen.contains("just now  open, escalates in 15 min"), "\(pilot.screen)")
        #expect(pilot.screen.contains("Needs you (2)"))
        #expect(pilot.cursorLine.contains("P-0008"), "the selection stays with what was selected")
        bench.clock.advance(by: 60)
        try await pilot.waitFor("1 min ago")
        try await pilot.waitFor("escalates in 14 min")
        try await pilot.waitFor("live 09:42")
    }

    @Test("Tab goes from list to list, and only the one with the focus has the mark") func lists() async throws {
        let bench = try await CoordinatorBench()
        let pilot = try await show(bench)
        func marks() -> Int { pilot.lines.filter { $0.hasPrefix(" > ") }.count }
        #expect(marks() == 1)
        try pilot.press("Tab")
        #expect(marks() == 1)
        #expect(pilot.cursorLine.hasPrefix(" > P-0003 Bern "))
        #expect(pilot.host.keyConflicts.isEmpty)
        try pilot.press("Down", "End")
        #expect(marks() == 1)
        try pilot.press("Tab")
        #expect(pilot.cursorLine.contains("P-0008 Daily diary"))
        try pilot.press("Esc")
        #expect(pilot.host.exitRequested != nil)
    }

    @Test("says that a line without a page of its own has none, until something else is opened")
    func nothingToOpen() async throws {
        let bench = try await CoordinatorBench()
        try await bench.answerItemNine()
        let pilot = try await show(bench)
        let remark = "P-0008: call. There is nothing more to see here."
        try pilot.press("Home", "Down")
        #expect(pilot.cursorLine.contains("P-0008 Daily diary"))
        #expect(!pilot.screen.contains(remark))
        try pilot.press("Enter")
        #expect(pilot.screen.contains(remark), "\(pilot.screen)")
        try pilot.press("Up", "Enter")
        try await pilot.waitFor("Several days")
        #expect(!pilot.screen.contains(remark), "\(pilot.screen)")
    }

    @Test("is a page per part on a small screen, what needs a person first", arguments: [(40, 12), (20, 6)])
    func small(_ width: Int, _ height: Int) async throws {
        let bench = try await CoordinatorBench()
        let pilot = try await show(bench, width: width, height: height)
        let words = pilot.lines.dropFirst().joined(separator: " ").split(separator: " ").joined(separator: " ")
        #expect(words.contains("P-0008 Daily diary: 4 missed in a row"), "\(pilot.screen)")
        #expect(words.contains("call Enter Tab Esc ?"), "\(pilot.screen)")
        #expect(pilot.line(0).contains("made-up"))
        #expect(pilot.host.keyConflicts.isEmpty)
        try pilot.press("Tab")
        #expect(pilot.screen.contains("Enrolment"))
        #expect(pilot.host.keyConflicts.isEmpty)
        try pilot.press("End")
        #expect(pilot.screen.contains("not due") == (height < 10), "\(pilot.screen)")
        try pilot.press("Tab")
        #expect(pilot.cursorLine.contains("P-0003"))
        try pilot.press("Shift-Tab", "Shift-Tab")
        #expect(pilot.screen.contains("P-0008"))
        try pilot.press("Esc")
        #expect(pilot.host.exitRequested != nil)
    }

    @Test("has every word from the catalogue", arguments: [(80, 24), (120, 40), (40, 12), (20, 6)])
    func pseudoLocale(_ width: Int, _ height: Int) async throws {
        let bench = try await CoordinatorBench()
        bench.catalogue = PseudoLocale(growth: 40).apply(to: bench.catalogue)
        try await bench.answerItemNine()
        let pilot = try await show(bench, width: width, height: height)
        for _ in 0..<3 {
            let own = [
                "Needs", "missed", "ago", "escalates", "Enrolment", " of ", "plan", "Adherence", "median", "people",
                "due", "done", "Participants", "open", "leave", "submitted", "live",
            ]
            for word in own { #expect(!pilot.screen.contains(word), "\(word) in\n\(pilot.screen)") }
            #expect(!pilot.screen.contains("‹"), "\(pilot.screen)")
            try pilot.press("Tab")
        }
    }
}
