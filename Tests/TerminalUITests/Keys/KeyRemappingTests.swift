import TerminalUITesting
import Testing

@testable import TerminalUI

@MainActor private final class Log { var entries: [String] = [] }

private struct Screen: View {
    let log: Log
    @State private var text = ""
    @State private var choice: Int?
    var isText = false

    var body: some View {
        VStack {
            if isText {
                TextField(text: $text)
            } else {
                ChoiceList([Choice(1, key: "1", label: .verbatim("One"))], selection: $choice)
            }
            HelpLine()
        }
        .keyBindings([
            KeyBinding(.control("r"), "review") { log.entries.append("review") },
            KeyBinding(.control("s"), "submit") { log.entries.append("submit") },
            KeyBinding(.character("p"), "preferences") { log.entries.append("preferences") },
            KeyBinding(.control("b"), .verbatim("plain")) { log.entries.append("plain") },
        ])
    }
}

@Suite("Keys of one's own") @MainActor struct KeyRemappingTests {
    private func pilot(_ log: Log, _ text: String, isText: Bool = false) throws -> Pilot {
        let remapping = try KeyRemapping(parsing: text)
        return Pilot(Screen(log: log, isText: isText).environment(\.keyRemapping, remapping), width: 80, height: 6)
    }

    private func places() -> [KeyPlace] {
        [
            Pilot(Screen(log: Log()), width: 80, height: 6).host.keyPlace(named: "choice"),
            Pilot(Screen(log: Log(), isText: true), width: 80, height: 6).host.keyPlace(named: "text"),
        ]
    }

    @Test("The keys wanted do it, those declared no longer; the help line and the names of commands follow")
    func remaps() throws {
        let log = Log()
        let pilot = try pilot(log, "review = F5 Ctrl-O\npreferences = o")
        try pilot.press("Ctrl-R", "F5", "Ctrl-O", "p", "o", "Ctrl-S", "Ctrl-B")
        #expect(log.entries == ["review", "review", "preferences", "submit", "plain"])
        #expect(pilot.screen.contains("F5 review"))
        #expect(pilot.host.activeBindings.first { $0.command == "review" }?.keys == [Key(.function(5)), .control("o")])
    }

    @Test("Two commands can change places")
    func swap() throws {
        let log = Log()
        let pilot = try pilot(log, "review = Ctrl-S\nsubmit = Ctrl-R")
        try pilot.press("Ctrl-S", "Ctrl-R")
        #expect(log.entries == ["review", "submit"])
        #expect(pilot.host.keyConflicts.isEmpty)
    }

    @Test(
        "A wish that would give a key two meanings, or take a letter, leaves the command its own keys",
        arguments: ["review = Ctrl-S", "review = 1", "review = Tab", "review = Ctrl-L", "review = x", "review = F1"])
    func refused(text: String) throws {
        let log = Log()
        let pilot = try pilot(log, text)
        try pilot.press("Ctrl-R", "Ctrl-S")
        #expect(log.entries == ["review", "submit"])
        #expect(pilot.host.keyConflicts.isEmpty)
    }

    @Test("In a text the letter stays text")
    func letter() throws {
        let log = Log()
        let pilot = try pilot(log, "preferences = o", isText: true)
        try pilot.press("o", "p")
        #expect(log.entries == [])
        #expect(pilot.line(0) == "op")
    }

    @Test("What cannot be carried out is said beforehand")
    func check() throws {
        let places = places()
        func error(_ text: String) -> KeyRemappingError? {
            do {
                _ = try KeyRemapping(parsing: text, places: places)
                return nil
            } catch {
                return error
            }
        }
        #expect(error("review = F5\nsubmit = Alt-s") == nil)
        #expect(error("nosuch = F5") == .unknownCommand("nosuch"))
        #expect(
            error("review = Ctrl-S")
                == .conflict(.control("s"), command: "review", with: "submit", place: "choice"))
        #expect(error("review = 1") == .bareCharacter(.character("1"), command: "review"))
        #expect(error("preferences = o") == .takesText(.character("o"), command: "preferences", place: "text"))
        #expect(error("review = Ctrl-C") == .reserved(.control("c"), command: "review"))
        #expect(
            error("review = F1") == .conflict(Key(.function(1)), command: "review", with: "help", place: "choice"))
    }

    @Test("Lines that cannot be read, by number")
    func malformed() {
        func error(_ text: String) -> KeyRemappingError? {
            do {
                _ = try KeyRemapping(parsing: text)
                return nil
            } catch {
                return error
            }
        }
        #expect(error("# nothing\n\nreview F5") == .malformed(line: 3))
        #expect(error("review =") == .malformed(line: 1))
        #expect(error("review = F5\nreview = F6") == .repeated("review", line: 2))
        #expect(error("review = Ctrl-Nope") == .unknownKey("Ctrl-Nope", line: 1))
        #expect(error("\u{1b}[200~ = \u{7}\u{7}") == .unknownKey("\u{7}\u{7}", line: 1))
    }

    @Test("What is written reads back")
    func roundTrip() throws {
        var remapping = KeyRemapping()
        remapping["b"] = [.control("o"), Key(.left, [.alt, .shift]), .character("="), .space]
        remapping["a"] = [Key(.function(12))]
        remapping["c"] = []
        #expect(remapping.text == "a = F12\nb = Ctrl-O Alt-Shift-← = Space\n")
        #expect(try KeyRemapping(parsing: remapping.text) == remapping)
        #expect(KeyRemapping().text == "")
    }
}
