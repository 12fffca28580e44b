import AppState
import TerminalUI
import TerminalUITesting
import Testing

@testable import StudyScreens

@MainActor @Suite("Keys that a person has chosen", .serialized) struct ChosenKeysTests {
    @Test("work on the screens, in the help line and in what is said; what cannot be read changes nothing")
    func chosen() async throws {
        @AppState(\.keyLines) var keyLines
        let before = keyLines
        defer { keyLines = before }
        keyLines = "key.preferences = o\n"
        let bench = try await CoordinatorBench(as: .participant("P-0042"))
        let pilot = bench.pilot()
        try await pilot.waitFor("PHQ-9")
        #expect(pilot.screen.contains("o preferences"), "\(pilot.screen)")
        try pilot.press("o")
        try await pilot.waitFor("Look")
        try pilot.press("Esc")
        keyLines = "nonsense"
        try await pilot.waitFor("p preferences")
        try pilot.press("p")
        try await pilot.waitFor("Look")
    }
}
