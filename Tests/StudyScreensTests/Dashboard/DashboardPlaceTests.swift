import TerminalUI
import TerminalUITesting
import Testing

@testable import StudyScreens

@MainActor @Suite("The place on the dashboard") struct DashboardPlaceTests {
    private func open() async throws -> (CoordinatorBench, Pilot) {
        let bench = try await CoordinatorBench()
        let pilot = bench.pilot(width: 100, height: 40)
        try await pilot.waitFor("P-0008")
        try await pilot.waitUntilSettled()
        return (bench, pilot)
    }

    private func selected(_ pilot: Pilot) -> String { String(pilot.cursorLine.drop { "> !".contains($0) }.prefix(6)) }

    @Test("is the same row at every size of the window") func rows() async throws {
        let (_, pilot) = try await open()
        for part in 0..<2 {
            if part == 1 {
                for _ in 0..<5 where !selected(pilot).hasPrefix("P-0001") { try pilot.press("Tab") }
            }
            try pilot.press("Down", "Down")
            let row = selected(pilot)
            #expect(row.hasPrefix("P-"), "\(pilot.screen)")
            for (width, height) in [(60, 20), (100, 40), (20, 6), (80, 24), (20, 3), (100, 40)] {
                pilot.resize(width: width, height: height)
                await pilot.settle()
                #expect(selected(pilot) == row, "\(width)x\(height), \(row) in\n\(pilot.screen)")
                try pilot.press("Down", "Up")
                #expect(selected(pilot) == row, "\(width)x\(height), \(row) in\n\(pilot.screen)")
            }
        }
    }

    @Test("is moved by Tab, and the help line and the page of keys say so", arguments: [(100, 40), (80, 24), (60, 20)])
    func tab(width: Int, height: Int) async throws {
        let (_, pilot) = try await open()
        pilot.resize(width: width, height: height)
        #expect(pilot.line(height - 1).contains("Tab next part"), "\(pilot.screen)")
        try pilot.press("F1")
        #expect(pilot.screen.contains("Tab") && pilot.screen.contains("next part"), "\(pilot.screen)")
        #expect(pilot.screen.contains("Shift-Tab") && pilot.screen.contains("previous part"), "\(pilot.screen)")
    }
}
