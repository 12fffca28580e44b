import Spezi
import TerminalUI
import Testing

@testable import cohort

@Suite("The machine") struct MachineTests {
    @Test(
        "is drawn on with what its terminal has, or in ASCII where the person asks for it",
        arguments: [
            ([:], false, .unicode), (["TERM": "xterm-256color"], false, .unicode), (["TERM": "linux"], false, .blocks),
            (["TERM": "vt100"], false, .ascii), (["TERM": "vt220"], false, .ascii), (["TERM": "vte"], false, .unicode),
            (["TERM": "xterm", "COHORT_ASCII": "1"], false, .ascii),
            (["TERM": "xterm", "COHORT_ASCII": "0"], false, .unicode),
            (["TERM": "xterm", "COHORT_ASCII": ""], false, .unicode), (["TERM": "linux"], true, .ascii),
        ] as [([String: String], Bool, GlyphSet)])
    func glyphs(environment: [String: String], isAsked: Bool, expected: GlyphSet) {
        #expect(Machine(environment: environment, isASCIIAsked: isAsked).glyphs == expected)
    }

    @Test(
        "logs from the level on that COHORT_LOG names, and what is worth a note where it names none",
        arguments: [(nil, .notice), ("info", .info), ("DEBUG", .debug), ("critical", .critical), ("all", .notice)]
            as [(String?, LogLevel)])
    func log(name: String?, level: LogLevel) {
        #expect(Machine(environment: name.map { ["COHORT_LOG": $0] } ?? [:]).log.level == level)
    }

    @Test("says which levels there are where COHORT_LOG names none, and keeps an escape in it from the terminal")
    func unknownLevel() {
        func complaint(_ name: String?) -> String? {
            Machine(environment: name.map { ["COHORT_LOG": $0] } ?? [:]).logComplaint
        }
        #expect(complaint(nil) == nil && complaint("") == nil && complaint("Info") == nil)
        let names = "trace, debug, info, notice, warning, error, critical"
        #expect(complaint("bogus") == "COHORT_LOG names no level: bogus. Set it to one of \(names).")
        #expect(complaint("\u{1B}[2J")?.contains("\u{1B}") == false)
    }
}
