import Glibc
import Testing

@testable import Curses

@Suite("A terminal described without touching it") struct TerminalDescriptionTests {
    private func describe(_ variables: [String: String]) -> TerminalDescription {
        let nothing = open("/dev/null", O_RDWR | O_CLOEXEC)
        defer { close(nothing) }
        return .detect(input: nothing, output: nothing, environment: ProcessEnvironment(variables))
    }

    @Test("A known name has its entry and colours, terminal or not") func known() {
        let found = describe(["TERM": "xterm-256color"])
        #expect(!found.isInputTerminal && !found.isOutputTerminal && found.columns == nil && found.rows == nil)
        #expect(found.entry == "xterm-256color" && found.colors == 256 && !found.isLineOnly && !found.refusesColors)
        #expect(describe(["TERM": "vt100", "NO_COLOR": "1"]).colors == 0)
        #expect(describe(["NO_COLOR": "1"]).refusesColors)
    }

    @Test("An unknown or missing name has what stands in for it") func unknown() {
        #expect(describe(["TERM": "nosuch"]).entry == "xterm-256color")
        #expect(describe(["TERM": "nosuch"]).requestedName == "nosuch")
        #expect(describe([:]).requestedName == nil)
        #expect(describe([:]).entry == "xterm-256color")
        #expect(describe(["TERM": "dumb"]).isLineOnly)
    }

    @Test("ncurses has a version") func version() {
        #expect(TerminalDescription.libraryVersion.first?.isNumber == true)
    }

    @Test("Characters are UTF-8 once set up, and have widths") func encoding() {
        let found = CharacterEncoding.setUp()
        #expect(found.charset == "UTF-8")
        #expect(CharacterEncoding.columns(of: "日") == 2)
        #expect(CharacterEncoding.columns(of: "\u{301}") == 0)
        #expect(CharacterEncoding.columns(of: "\u{1B}") == -1)
    }
}
