import TerminalUITesting
import Testing

@testable import TerminalUI

@MainActor private final class Log { var entries: [String] = [] }

private struct Screen: View {
    let log: Log
    var isBackEnabled = true
    var body: some View {
        VStack {
            ChoiceList(
                [Choice(0, key: "0", label: .verbatim("No")), Choice(1, key: "1", label: .verbatim("Yes"))],
                selection: .constant(nil))
            Spacer()
            HelpLine()
        }
        .keyBindings([
            KeyBinding([.enter, .right], .verbatim("next"), priority: 2) { log.entries.append("next") },
            KeyBinding(.left, .verbatim("back"), priority: 1, isEnabled: isBackEnabled) { log.entries.append("back") },
            KeyBinding(.control("r"), .verbatim("review")) { log.entries.append("review") },
        ])
        .keyBindings([
            KeyBinding(.escape, .verbatim("leave"), priority: 3) { log.entries.append("leave") },
            KeyBinding(.left, .verbatim("outer")) { log.entries.append("outer") },
        ])
    }
}

@Suite("Key bindings") @MainActor struct KeyBindingTests {
    @Test("The host's own keys are named in the language that is set around the focus")
    func language() {
        let view = Screen(log: Log()).environment(\.catalogue, StringCatalogue(language: "de"))
        let pilot = Pilot(view, width: 80, height: 6)
        #expect(pilot.line(5).hasSuffix("? Hilfe"))
    }

    @Test("The binding nearest to the focus wins; a disabled one lets the key go on")
    func dispatch() throws {
        let log = Log()
        let pilot = Pilot(Screen(log: log), width: 80, height: 6)
        try pilot.press("Enter", "Right", "Left", "Ctrl-R", "Esc")
        #expect(log.entries == ["next", "next", "back", "review", "leave"])
        let other = Log()
        try Pilot(Screen(log: other, isBackEnabled: false), width: 80, height: 6).press("Left")
        #expect(other.entries == ["outer"])
    }

    @Test("The help line comes from the bindings, and leaves out whole entries by priority")
    func helpLine() throws {
        let pilot = Pilot(Screen(log: Log()), width: 80, height: 6)
        #expect(pilot.line(5) == "0-1 answer  Enter next  ← back  Ctrl-R review  Esc leave  ? help")
        pilot.resize(width: 42, height: 6)
        #expect(pilot.line(5) == "Enter next  ← back  Esc leave  ? help")
        pilot.resize(width: 20, height: 6)
        #expect(pilot.line(5) == "↑↓ 0-1 Enter ← Esc ?".prefix(20))
    }

    @Test("? lists every key that works here, and Esc closes the page")
    func helpPage() throws {
        let log = Log()
        let pilot = Pilot(Screen(log: log), width: 60, height: 12)
        try pilot.press("?")
        #expect(pilot.line(0) == "Keys that work here")
        for title in ["move", "answer", "clear the answer", "next", "back", "review", "leave", "help", "repaint"] {
            #expect(pilot.screen.contains(title))
        }
        try pilot.press("Esc")
        #expect(log.entries == [])
        #expect(pilot.line(0) == "> 0 ( ) No")
    }

    @Test("A key with two meanings in one place is found")
    func conflicts() {
        let pilot = Pilot(Screen(log: Log()), width: 60, height: 12)
        #expect(pilot.host.keyConflicts == [KeyConflict(key: .left, winner: "back", loser: "outer")])
        #expect(!pilot.host.activeBindings.contains { $0.title == "outer" })
    }

    @Test("Ctrl-L asks for a repaint")
    func repaint() throws {
        let pilot = Pilot(Screen(log: Log()), width: 60, height: 12)
        #expect(!pilot.host.repaintRequested)
        try pilot.press("Ctrl-L")
        #expect(pilot.host.repaintRequested)
    }

    @Test(
        "Key names read back",
        arguments: [
            Key.enter, .control("r"), .alt("x"), .shiftTab, Key(.left, .alt), .space, .character("7"), .pageUp,
            Key(.function(1)), .character("é"),
        ])
    func names(key: Key) {
        #expect(Key(name: key.name) == key)
        #expect(Key(name: key.name(in: .ascii)) == key)
    }

    @Test("Names that are no key", arguments: ["", "Entr", "Ctrl-", "F0", "ab"])
    func unknown(name: String) { #expect(Key(name: name) == nil) }

    @Test(
        "Keys that a terminal tells by the same byte are one key",
        arguments: zip(
            ["Ctrl-I", "ctrl-m", "Ctrl-[", "Ctrl-Alt-M"], [Key.tab, .enter, .escape, Key(.enter, .alt)]))
    func sameByte(name: String, key: Key) { #expect(Key(name: name) == key) }

    @Test("Ctrl-J is Enter where it has no meaning of its own") func lineFeed() throws {
        let log = Log()
        let pilot = Pilot(
            VStack {
                Button(.verbatim("one")) { log.entries.append("pressed") }
                Button(.verbatim("two")) {}.keyBindings([
                    KeyBinding(.control("j"), .verbatim("own")) { log.entries.append("own") }
                ])
            }, width: 20, height: 3)
        pilot.press(.control("j"))
        #expect(log.entries == ["pressed"])
        pilot.press(.tab, .control("j"))
        #expect(log.entries == ["pressed", "own"])
    }
}
