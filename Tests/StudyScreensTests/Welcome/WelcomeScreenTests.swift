import StudyAPI
import TerminalUI
import TerminalUITesting
import Testing

@testable import StudyScreens

@MainActor @Suite("The welcome") struct WelcomeScreenTests {
    @Test("takes small letters, and says of a label that nobody has that nobody has it") func label() async throws {
        let bench = try await CoordinatorBench(as: nil)
        let pilot = bench.pilot()
        pilot.type("p-9999\n")
        try await pilot.waitFor("There is no such participant")
        #expect(pilot.screen.contains("Who are you?"))
        #expect(bench.sessionModule.session == nil)
        #expect(pilot.host.keyConflicts.isEmpty)
        for _ in 0..<6 { try pilot.press("Backspace") }
        pilot.type("\n")
        try await pilot.waitFor("! Type a participant's label")
        pilot.type("p-0042\n")
        try await pilot.waitFor("Today")
        #expect(bench.sessionModule.session?.identity == .participant("P-0042"))
    }

    @Test("lets the coordinator in by the arrows", arguments: [(80, 24), (40, 12), (20, 6)])
    func coordinator(_ width: Int, _ height: Int) async throws {
        let bench = try await CoordinatorBench(as: nil)
        let pilot = bench.pilot(width: width, height: height)
        #expect(pilot.screen.contains("Who are you?"), "\(pilot.screen)")
        #expect(pilot.host.keyConflicts.filter { $0.loser != bench.catalogue.text("terminal.scroll") }.isEmpty)
        try pilot.press("Down", "Up", "Down")
        #expect(pilot.screen.contains("The coordinator"), "\(pilot.screen)")
        try pilot.press("Enter")
        try await pilot.waitFor("P-0008")
    }

    @Test("ends at Esc, from the field too", arguments: [(80, 24), (20, 6), (7, 1)])
    func leaving(_ width: Int, _ height: Int) async throws {
        let bench = try await CoordinatorBench(as: nil)
        let pilot = bench.pilot(width: width, height: height)
        try pilot.press("x", "Esc")
        #expect(pilot.host.exitRequested?.status == 0)
    }
}
