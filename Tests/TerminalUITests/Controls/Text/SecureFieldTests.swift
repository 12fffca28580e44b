import TerminalUI
import TerminalUITesting
import Testing

private struct Secret: View {
    @State var text = ""
    var body: some View { SecureField(.verbatim("passphrase"), text: $text, maxLength: 20) }
}

@Suite("Secure field") @MainActor struct SecureFieldTests {
    @Test("Shows a dot for each character and says that it is hidden")
    func dots() throws {
        let pilot = Pilot(Secret(), width: 30, height: 2)
        #expect(pilot.line(0) == "passphrase            (hidden)")
        pilot.type("Geheim1")
        #expect(pilot.line(0) == "•••••••               (hidden)")
        #expect(pilot.cursor == CellPoint(x: 7, y: 0))
        try pilot.press("Ctrl-A")
        #expect(pilot.highlighted == "•••••••")
    }

    @Test("Moves and deletes as if it were one word, so that nothing shows where words end, and undoes nothing")
    func oneWord() throws {
        let pilot = Pilot(Secret(), width: 30, height: 2)
        pilot.type("ab cd")
        try pilot.press("Ctrl-Left")
        #expect(pilot.cursor == CellPoint(x: 0, y: 0))
        try pilot.press("Ctrl-Right")
        #expect(pilot.cursor == CellPoint(x: 5, y: 0))
        try pilot.press("Ctrl-W")
        #expect(pilot.line(0).hasPrefix("passphrase"))
        try pilot.press("Ctrl-_", "Alt-u", "Ctrl-Y")
        #expect(pilot.line(0).hasPrefix("passphrase"))
    }

    @Test("At few columns the word stands under it; in ASCII the dots are stars")
    func narrow() throws {
        var environment = EnvironmentValues()
        environment.glyphs = .ascii
        environment.theme = .mono
        let pilot = Pilot(Secret(), width: 12, height: 3, environment: environment)
        pilot.type("abc")
        #expect(pilot.screen == "***_________\nhidden")
        pilot.type("0123456789abcdef0123456789")
        #expect(!pilot.screen.contains("f"))
        #expect(pilot.line(1).hasPrefix("! 9"))
    }
}
