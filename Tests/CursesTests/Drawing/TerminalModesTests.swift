import Testing

@testable import Curses

@Suite("What brings a terminal back")
struct TerminalModesTests {
    @Test("Paste and focus reports end, then the terminal's own sequences, without their padding")
    func restore() {
        let xterm = [
            "rmkx": "\u{1b}[?1l\u{1b}>", "sgr0": "\u{1b}(B\u{1b}[m$<2>", "cnorm": "\u{1b}[?25h",
            "rmcup": "\u{1b}[?1049l",
        ]
        #expect(
            TerminalModes().restore { xterm[$0] }
                == "\u{1b}[8h\u{1b}[?1004l\u{1b}[?2004l\u{1b}[?1l\u{1b}>\u{1b}(B\u{1b}[m\u{1b}[?25h\u{1b}[?1049l")
    }

    @Test("Without a screen of its own the terminal goes on in a new line")
    func withoutScreen() { #expect(TerminalModes().restore { _ in nil } == TerminalModes().disable + "\r\n") }

    @Test("Only padding is taken out")
    func padding() {
        #expect(TerminalModes.withoutPadding("a$<5/>b$c$<1*>") == "ab$c")
        #expect(TerminalModes.withoutPadding("$<open") == "$<open")
    }

    @Test("The mouse is told only where it was asked for, and no more once the terminal is given back")
    func mouse() {
        #expect(!TerminalModes().enable.contains("1000"))
        let modes = TerminalModes(hasMouse: true)
        #expect(modes.enable.hasSuffix("\u{1b}[?1000h\u{1b}[?1006h"))
        #expect(modes.restore { _ in nil }.hasPrefix("\u{1b}[?1006l\u{1b}[?1000l"))
    }
}
