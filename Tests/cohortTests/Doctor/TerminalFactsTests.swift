import Curses
import Testing

@testable import cohort

@Suite("What cohort doctor says of the terminal") struct TerminalFactsTests {
    private func usual(_ change: (inout TerminalDescription) -> Void = { _ in }) -> TerminalDescription {
        var terminal = TerminalDescription()
        (terminal.isInputTerminal, terminal.isOutputTerminal) = (true, true)
        (terminal.requestedName, terminal.entry, terminal.colors) = ("xterm-256color", "xterm-256color", 256)
        (terminal.columns, terminal.rows) = (80, 24)
        change(&terminal)
        return terminal
    }

    private func fact(_ name: String, _ terminal: TerminalDescription, linear: String? = nil) -> Fact? {
        TerminalFacts.section(terminal, linearReason: linear).facts.first { $0.name == name }
    }

    @Test("A usual terminal needs nothing") func good() {
        let facts = TerminalFacts.section(usual(), linearReason: nil).facts
        #expect(facts.allSatisfy { $0.advice == nil })
        #expect(
            facts.map(\.finding) == [
                "a terminal", "a terminal", "full screen", "xterm-256color", "xterm-256color", "80 columns, 24 rows",
                "256",
            ])
    }

    @Test("An unknown or missing TERM is named with what stands in and what to do") func unknown() {
        let unknown = fact("terminfo entry", usual { $0.requestedName = "nosuch" })
        #expect(unknown?.finding == "xterm-256color stands in, since nosuch is unknown here")
        #expect(unknown?.advice?.contains("ncurses-term") == true)
        let missing = fact("terminfo entry", usual { $0.requestedName = nil })
        #expect(missing?.finding == "xterm-256color stands in, since TERM is not set")
        #expect(missing?.advice == "Set TERM to what your terminal is, such as xterm-256color.")
        // Where nothing is drawn, nothing is missing.
        let piped = usual { ($0.requestedName, $0.isOutputTerminal) = (nil, false) }
        #expect(fact("terminfo entry", piped)?.advice == nil)
        #expect(fact("terminfo entry", usual { $0.entry = nil })?.advice?.contains("ncurses-base") == true)
    }

    @Test("The front end is named with the reason for it") func frontEnd() {
        func finding(_ terminal: TerminalDescription, linear: String? = nil) -> String? {
            fact("front end", terminal, linear: linear)?.finding
        }
        #expect(finding(usual(), linear: "COHORT_LINEAR is set") == "line by line, since COHORT_LINEAR is set")
        #expect(finding(usual { $0.isLineOnly = true }) == "line by line, since the terminal cannot place its cursor")
        #expect(finding(usual { $0.entry = nil }) == "line by line, since there is no terminal database")
        #expect(
            finding(usual { $0.isInputTerminal = false })
                == "line by line, since input and output are not both a terminal")
    }

    @Test("A window that is too small, and colours that are off") func sizeAndColors() {
        #expect(fact("size", usual { ($0.columns, $0.rows) = (19, 24) })?.advice?.contains("20 columns") == true)
        #expect(fact("size", usual { ($0.columns, $0.rows) = (20, 6) })?.advice == nil)
        #expect(fact("size", usual { $0.columns = nil }) == Fact("size", "unknown"))
        #expect(fact("colours", usual { $0.refusesColors = true })?.finding == "off, since NO_COLOR is set")
        #expect(fact("colours", usual { $0.colors = 0 })?.finding == "none")
    }
}
