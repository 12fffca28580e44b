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

    @Test("As text the days that follow one another with the same meaning are a line", arguments: [0, 4]) func table(
        _ after: Int
    ) {
        let days = [Self.done, Self.done, Self.missed] + Array(repeating: Self.done, count: after)
        let table = CalendarStrip(days).table
        let last = after > 0 ? ["days 4 to 7: done"] : []
        #expect(table.lines(in: StringCatalogue()) == ["days 1 to 2: done", "day 3: missed"] + last)
        #expect(table.lines(in: StringCatalogue(language: "de"))[1] == "Tag 3: missed")
        #expect(CalendarStrip([]).table.lines(in: StringCatalogue()) == ["nothing here"])
        let shown = Pilot(CalendarStrip(days).textTable(isShown: true), width: 30, height: 3).screen
        #expect(shown.hasPrefix("days 1 to 2  done\nday 3        missed"), "\(shown)")
    }

    @Test("Other letters are drawn when the days change, and none for no days") func changes() throws {
        let pilot = Pilot(
            Holding([Self.done, Self.missed]) { days in
                HStack {
                    CalendarStrip(days.wrappedValue)
                    Text(verbatim: "end")
                }
                .keyBindings([
                    KeyBinding(.control("a"), .verbatim("other")) { days.wrappedValue = [Self.missed, Self.done] },
                    KeyBinding(.control("b"), .verbatim("none")) { days.wrappedValue = [] },
                ])
            }, width: 20, height: 2)
        #expect(pilot.line(0) == "D- end")
        try pilot.press("Ctrl-A")
        #expect(pilot.line(0) == "-D end")
        try pilot.press("Ctrl-B")
        #expect(pilot.line(0).hasSuffix("end") && !pilot.screen.contains("D"), "\(pilot.screen)")
    }
}
