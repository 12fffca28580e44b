import Testing

@testable import Curses

@Suite("Errors of opening a terminal")
struct CursesErrorTests {
    @Test("Every error says what to do instead") func namesAWayOut() {
        let errors: [CursesError] = [
            .unsuitable(.noTerminal), .unsuitable(.lineOnly(name: "dumb")), .unsuitable(.noTerminalDatabase),
            .cannotOpen(name: "xterm"), .system(call: "pipe2", errno: 24),
        ]
        for error in errors { #expect(error.description.contains("--linear")) }
        #expect(CursesError.unsuitable(.lineOnly(name: "dumb")).description.contains("\"dumb\""))
        #expect(CursesError.system(call: "pipe2", errno: 24).description.contains("pipe2 failed with error 24"))
    }
}
