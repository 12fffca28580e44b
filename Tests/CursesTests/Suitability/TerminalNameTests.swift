import Testing

@testable import Curses

@Suite("Names to look up for TERM")
struct TerminalNameTests {
    @Test(
        "From the name itself to what everything understands",
        arguments: [
            ("xterm-256color", ["xterm-256color", "vt100"]),
            ("xterm-kitty", ["xterm-kitty", "xterm-256color", "vt100"]),
            ("screen.xterm-256color", ["screen.xterm-256color", "screen.xterm", "screen", "xterm-256color", "vt100"]),
            ("vt100", ["vt100", "xterm-256color"]),
            ("../../../../tmp/evil", ["xterm-256color", "vt100"]),
            (String(repeating: "x", count: 33), ["xterm-256color", "vt100"]),
        ])
    func candidates(term: String, names: [String]) { #expect(TerminalName.candidates(for: term) == names) }

    @Test("No TERM is like an unknown one")
    func missing() { #expect(TerminalName.candidates(for: nil) == ["xterm-256color", "vt100"]) }
}
