import TerminalUI
import TerminalUITesting
import Testing

@Suite("Calendar heat map") @MainActor struct CalendarHeatMapTests {
    private let map: CalendarHeatMap = {
        let done = CalendarMark("D", .verbatim("done"))
        let late = CalendarMark("L", .verbatim("late"))
        let missed = CalendarMark("-", .verbatim("missed"))
        let notDue = CalendarMark("·", .verbatim("not due"))
        return CalendarHeatMap(
            weeks: [
                CalendarWeek(.verbatim("16 Nov"), days: [done, done, done, missed, done, done, notDue]),
                CalendarWeek(.verbatim("23 Nov"), days: [done, late]),
            ])
    }()

    private func pilot(_ width: Int, language: String = "en", glyphs: GlyphSet = .unicode) -> Pilot {
        var environment = EnvironmentValues()
        environment.glyphs = glyphs
        environment.catalogue = StringCatalogue(language: language)
        return Pilot(map, width: width, height: 9, environment: environment)
    }

    @Test("Letters under the days of the week, with their meanings")
    func letters() {
        #expect(
            pilot(60).screen
                == """
                               Mon Tue Wed Thu Fri Sat Sun
                week of 16 Nov  D   D   D   -   D   D   ·
                week of 23 Nov  D   L
                D done  - missed  · not due  L late
                """)
        #expect(pilot(60, language: "de").line(0) == "                 Mo Di Mi Do Fr Sa So")
        #expect(pilot(60, glyphs: .ascii).screen.utf8.allSatisfy { $0 < 0x80 })
    }

    @Test("Fits 22 columns with one letter a day; on fewer each week is a line of text")
    func narrow() {
        #expect(
            pilot(22).screen
                == """
                       M T W T F S S
                16 Nov D D D - D D ·
                23 Nov D L
                D done  - missed
                · not due  L late
                """)
        #expect(
            pilot(18).screen
                == """
                week of 16 Nov:
                Mon done, Tue
                done, Wed done,
                Thu missed, Fri
                done, Sat done,
                Sun not due
                week of 23 Nov:
                Mon done, Tue late
                """)
    }

    @Test("The text names each day, in the language chosen")
    func text() {
        #expect(map.table.lines(in: StringCatalogue())[1] == "week of 23 Nov: Mon done, Tue late")
        #expect(map.table.lines(in: StringCatalogue(language: "fr"))[1] == "semaine du 23 Nov: lun done, mar late")
        #expect(CalendarHeatMap(weeks: []).table.lines(in: StringCatalogue()) == ["nothing here"])
    }
}
