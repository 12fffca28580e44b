import TerminalUITesting
import Testing

@testable import TerminalUI

@MainActor @Suite("Calendar strip") struct CalendarStripTests {
    private static let done = CalendarMark("D", .verbatim("done"))
    private static let missed = CalendarMark("-", .verbatim("missed"), role: .error)
    private static let notDue = CalendarMark("·", .verbatim("not due"), role: .secondary)

    @Test("Shows a letter a day, with what it is repeated by its look, over as many lines as it takes") func letters() {
        let days = [Self.done, Self.missed, Self.done, Self.notDue, Self.done]
        let pilot = Pilot(CalendarStrip(days), width: 20, height: 2)
        #expect(pilot.line(0) == "D-D·D")
        let grid = pilot.frame.grid
        #expect(grid[1, 0].style == Theme.standard[.error])
        #expect(grid[0, 0].style != grid[1, 0].style)
        pilot.resize(width: 3, height: 2)
        #expect(pilot.screen == "D-D\n·D")
    }
}
