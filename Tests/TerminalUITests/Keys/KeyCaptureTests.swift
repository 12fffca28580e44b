import TerminalUI
import TerminalUITesting
import Testing

@MainActor @Suite("Key capture") struct KeyCaptureTests {
    @MainActor private final class Taken {
        var keys: [Key] = []
        var given = 0
    }

    @Test("takes every key but those of its own bindings, and nothing that is pasted") func takes() throws {
        let taken = Taken()
        let view = VStack {
            KeyCapture(except: [KeyBinding(.escape, .verbatim("give up")) { taken.given += 1 }]) {
                taken.keys.append($0)
            }
            HelpLine()
        }
        .keyBindings([KeyBinding(.enter, .verbatim("next")) { taken.given += 100 }])
        let pilot = Pilot(view, width: 40, height: 3)
        #expect(pilot.cursorLine.hasPrefix(">_"), "\(pilot.screen)")
        #expect(pilot.line(1).contains("Esc give up"), "\(pilot.screen)")
        try pilot.press("Enter", "F5", "x", "Tab", "?", "Up", "Esc")
        pilot.paste("abc")
        #expect(
            taken.keys == [.enter, Key(.function(5)), .character("x"), .tab, .character("?"), .up], "\(taken.keys)")
        #expect(taken.given == 1)
    }
}
