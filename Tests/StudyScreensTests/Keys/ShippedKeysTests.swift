import TerminalUI
import Testing

@testable import StudyScreens

@Suite("The keys that lines ask for") struct ShippedKeysTests {
    private let keys = ShippedKeys { TestForms.keyTable }

    @Test("are those that can be carried out on every screen; a line that cannot changes nothing anywhere")
    func checked() {
        let chosen = keys.keys(
            chosen: "key.review = F5\nalert.backKey = PgDn\nnonsense\nkey.erase = Ctrl-R\nkey.decline = F6\n")
        #expect(chosen.commands == ["key.decline", "key.erase", "key.review"])
        #expect(chosen["alert.backKey"] == nil)
        #expect(keys.keys(chosen: "").isEmpty)
        #expect(keys.keys(chosen: "key.leave = F9\n").commands == ["key.leave"])
    }

    @Test("A key that scrolls a page on a small terminal is free on no terminal", arguments: ["PgDn", "Up", "End"])
    func scrolling(key: String) {
        for command in ["alert.backKey", "key.goOn", "key.startOver", "key.tryAgain", "key.answers"] {
            #expect(keys.keys(chosen: "\(command) = \(key)\n").isEmpty, "\(command)")
        }
    }
}
