import TerminalUITesting
import Testing

@testable import TerminalUI

@MainActor private final class Log { var entries: [String] = [] }

private struct Desk: View {
    let log: Log
    var isText = false
    @State private var text = ""

    var body: some View {
        VStack {
            if isText { TextField(text: $text) } else { Button(.verbatim("Go")) { log.entries.append("go") } }
            HelpLine()
        }
        .keyBindings(
            [KeyBinding(.control("e"), .verbatim("Export everything")) { log.entries.append("export") }]
                + (1...9).map { number in
                    KeyBinding(Key(.function(number + 1)), .verbatim("Page \(number)")) {
                        log.entries.append("page \(number)")
                    }
                })
    }
}

@Suite("The command palette") @MainActor struct CommandPaletteTests {
    private func pilot(_ log: Log, isText: Bool = false, isOffered: Bool = true, width: Int = 60, height: Int = 16)
        -> Pilot
    {
        Pilot(
            Desk(log: log, isText: isText).environment(\.offersCommandPalette, isOffered), width: width,
            height: height)
    }

    @Test("Ctrl-P lists every command with its keys; Enter runs the one found by its words")
    func runs() throws {
        let log = Log()
        let pilot = pilot(log)
        try pilot.press("Ctrl-P")
        #expect(
            pilot.difference(
                from: """
                    Command: _ (1 of 12)
                    > Export everything  Ctrl-E
                      Page 1  F2
                      Page 2  F3
                      Page 3  F4
                      Page 4  F5
                      Page 5  F6
                      Page 6  F7
                      Page 7  F8
                      Page 8  F9
                      Page 9  F10
                      help  ?
                      repaint  Ctrl-L


                    ↑↓ move  Enter run  A-Z search  Esc close
                    """) == nil)
        pilot.type("PAGE 7")
        #expect(pilot.lines.contains("> Page 7  F8"), "\(pilot.screen)")
        try pilot.press("Enter")
        #expect(log.entries == ["page 7"])
        #expect(pilot.line(0).contains("[ Go ]"))
    }

    @Test("Words are found without the marks on their letters, as in every list")
    func accents() throws {
        let log = Log()
        let command = KeyBinding(.control("e"), .verbatim("Übersicht öffnen")) { log.entries.append("overview") }
        let view = Button(.verbatim("Go")) {}.keyBindings([command]).environment(\.offersCommandPalette, true)
        let pilot = Pilot(view, width: 40, height: 6)
        try pilot.press("Ctrl-P")
        pilot.type("uber off")
        #expect(pilot.line(1) == "> Übersicht öffnen  Ctrl-E")
        try pilot.press("Enter")
        #expect(log.entries == ["overview"])
    }

    @Test("Arrows choose; what is marked is always on the screen; Esc does nothing", arguments: [(60, 16), (20, 6)])
    func chooses(width: Int, height: Int) throws {
        let log = Log()
        let pilot = pilot(log, width: width, height: height)
        try pilot.press(":")
        for _ in 0..<9 {
            try pilot.press("Down")
            #expect(pilot.lines.contains { $0.hasPrefix("> ") }, "\(pilot.screen)")
            #expect(pilot.cursorLine.hasPrefix("> "), "the cursor is on the marked row:\n\(pilot.screen)")
        }
        try pilot.press("Up")
        #expect(pilot.lines.contains { $0.hasPrefix("> Page 8") }, "\(pilot.screen)")
        try pilot.press("Esc")
        #expect(log.entries == [])
        try pilot.press("Enter")
        #expect(log.entries == ["go"])
    }

    @Test("The cursor is on the marked row, and after what is typed while it is typed", arguments: [(60, 16), (20, 6)])
    func cursor(width: Int, height: Int) throws {
        let pilot = pilot(Log(), width: width, height: height)
        try pilot.press("Ctrl-P")
        #expect(pilot.cursorLine.hasPrefix("> Export"), "\(pilot.screen)")
        pilot.type("page 1")
        #expect(pilot.cursorLine.contains("page 1_"), "\(pilot.screen)")
        #expect(pilot.problems.isEmpty)
        try pilot.press("Up")
        #expect(pilot.cursorLine.hasPrefix("> Page 1"), "\(pilot.screen)")
        try pilot.press("Esc")
        #expect(pilot.line(0).contains("Command: _"), "Esc ends the search first:\n\(pilot.screen)")
        try pilot.press("Esc")
        #expect(pilot.line(0).contains("[ Go ]"))
    }

    @Test("Nothing found: Enter does nothing")
    func nothing() throws {
        let log = Log()
        let pilot = pilot(log)
        try pilot.press("Ctrl-P")
        pilot.type("zzz")
        #expect(pilot.line(0).hasPrefix("Command: zzz_ ("))
        try pilot.press("Enter")
        #expect(log.entries == [])
        #expect(pilot.line(0).hasPrefix("Command: zzz_ ("))
    }

    @Test("In a text a colon is text, and Ctrl-P works")
    func inText() throws {
        let pilot = pilot(Log(), isText: true)
        try pilot.press(":")
        #expect(pilot.line(0) == ":")
        try pilot.press("Ctrl-P")
        #expect(pilot.line(0).hasPrefix("Command: _ "))
    }

    @Test("It is off unless the environment offers it")
    func off() throws {
        let pilot = pilot(Log(), isOffered: false)
        let before = pilot.screen
        try pilot.press("Ctrl-P", ":")
        #expect(pilot.screen == before)
        #expect(!pilot.host.activeBindings.contains { $0.keys.contains(.control("p")) })
    }

    @Test("A command that opens a help page finds the palette gone")
    func help() throws {
        let pilot = pilot(Log())
        try pilot.press("Ctrl-P")
        pilot.type("help")
        try pilot.press("Enter")
        #expect(pilot.line(0) == "Keys that work here")
    }
}
