import TerminalUI
import TerminalUITesting
import Testing

private struct Onset: View {
    @State var date: PartialDate?
    var rule = DateRule(to: CalendarDay(year: 2026, month: 11, day: 30), precision: .year)
    var body: some View {
        VStack {
            if let today = CalendarDay(year: 2026, month: 11, day: 30) {
                DateField(date: $date, rule: rule, today: today)
            }
            Text(verbatim: date.map { "\($0)" } ?? "nil")
            HelpLine()
        }
    }
}

@Suite("Date field") @MainActor struct DateFieldTests {
    @Test("A date or a part of it is typed, and never put into another form")
    func typing() throws {
        let pilot = Pilot(Onset(), width: 60, height: 6)
        #expect(pilot.line(1) == "year-month-day, or part of it")
        #expect(pilot.line(3).contains("Ctrl-K calendar"))
        pilot.type("27.11")
        #expect(pilot.line(2) == "nil")
        pilot.type(".2026")
        #expect(pilot.line(0) == "27.11.2026")
        #expect(pilot.line(2) == "2026-11-27")
        try pilot.press("Ctrl-U")
        pilot.type("2026-1")
        #expect(pilot.line(2) == "2026-01")
        pilot.type("2")
        #expect(pilot.line(2) == "nil")
        try pilot.press("Tab")
        #expect(pilot.line(2) == "! 2026-12 is after 2026-11-30. Type 2026-11-30 or earlier.")
    }

    @Test("The calendar shows the month; Enter takes a day, Esc leaves all as it was")
    func calendar() throws {
        let pilot = Pilot(Onset(), width: 60, height: 16)
        pilot.type("2026-11-27")
        try pilot.press("Ctrl-K")
        let rows = [
            "Fri 27 November 2026", "Mo Tu We Th Fr Sa Su", "1", "2  3  4  5  6  7  8", "9 10 11 12 13 14 15",
            "16 17 18 19 20 21 22", "23 24 25 26>27 28 29", "30",
        ]
        for row in rows { #expect(pilot.screen.contains(row), "\(row)\n\(pilot.screen)") }
        #expect(pilot.highlighted == "27")
        try pilot.press("Up", "Left", "PgUp")
        #expect(pilot.screen.contains("Mon 19 October 2026"))
        try pilot.press("Esc")
        #expect(pilot.line(2) == "2026-11-27")
        #expect(pilot.cursor == CellPoint(x: 10, y: 0))
        try pilot.press("Ctrl-K", "PgDn", "Right")
        #expect(pilot.screen.contains("Mon 30 November 2026, today"))
        try pilot.press("<", "Home", "Enter")
        #expect(pilot.line(0) == "2025-11-01")
        #expect(pilot.line(2) == "2025-11-01")
    }

    @Test("At 20x6 the calendar is a list of days; without a date it opens at today")
    func small() throws {
        var environment = EnvironmentValues()
        environment.glyphs = .ascii
        environment.catalogue.language = "de"
        let pilot = Pilot(Onset(), width: 20, height: 6, environment: environment)
        try pilot.press("Ctrl-K")
        #expect(
            pilot.screen.hasPrefix(" 2026-11-28 Sa\n 2026-11-29 So\n>2026-11-30 Mo heute\n"), "\(pilot.screen)")
        #expect(pilot.cursor == CellPoint(x: 1, y: 2))
        try pilot.press("Down", "Up", "Left", "Enter")
        #expect(pilot.line(0).hasPrefix("2026-11-22"))
    }

    @Test("The week begins as the region has it")
    func weeks() throws {
        var environment = EnvironmentValues()
        environment.catalogue.language = "en-US"
        let pilot = Pilot(Onset(), width: 60, height: 16, environment: environment)
        try pilot.press("Ctrl-K")
        #expect(pilot.screen.contains("Su Mo Tu We Th Fr Sa"))
        #expect(pilot.screen.contains(" 1  2  3  4  5  6  7"))
    }

    @Test("No key of the calendar has two meanings")
    func conflicts() throws {
        let pilot = Pilot(Onset(), width: 60, height: 16)
        #expect(pilot.host.keyConflicts.isEmpty)
        try pilot.press("Ctrl-K")
        #expect(pilot.host.keyConflicts.isEmpty)
    }
}
