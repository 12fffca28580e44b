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
            TerminalModes(hasFocusReports: true).restore { xterm[$0] }
                == "\u{1b}[8h\u{1b}[?1004l\u{1b}[?2004l\u{1b}[?1l\u{1b}>\u{1b}(B\u{1b}[m\u{1b}[?25h\u{1b}[?1049l")
    }

    @Test("Without a screen of its own the terminal goes on in a new line")
    func withoutScreen() { #expect(TerminalModes().restore { _ in nil } == TerminalModes().disable + "\r\n") }

    @Test("Only padding is taken out")
    func padding() {
        #expect(TerminalModes.withoutPadding("a$<5/>b$c$<1*>") == "ab$c")
        #expect(TerminalModes.withoutPadding("$<open") == "$<open")
    }

    @Test("Focus reports are asked for where the terminal has xterm's screen and mouse, and nowhere else")
    func focusReports() {
        let screen = ["smcup": "\u{1b}[?1049h\u{1b}[22;0;0t", "kmous": "\u{1b}[<"]
        #expect(TerminalModes { screen[$0] }.enable.contains("\u{1b}[?1004h"))
        #expect(TerminalModes { screen[$0] }.disable.contains("\u{1b}[?1004l"))
        for missing in ["smcup", "kmous"] {
            let modes = TerminalModes { $0 == missing ? nil : screen[$0] }
            #expect(!(modes.enable + modes.disable + modes.restore { _ in nil }).contains("1004"), "\(missing)")
        }
    }

    @Test("The mouse is told only where it was asked for, and no more once the terminal is given back")
    func mouse() {
        #expect(!TerminalModes().enable.contains("1000"))
        let modes = TerminalModes(hasMouse: true)
        #expect(modes.enable.hasSuffix("\u{1b}[?1000h\u{1b}[?1006h"))
        #expect(modes.restore { _ in nil }.hasPrefix("\u{1b}[?1006l\u{1b}[?1000l"))
    }
}
