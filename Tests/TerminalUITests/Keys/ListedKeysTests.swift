import TerminalUITesting
import Testing

@testable import TerminalUI

/// A key that a control takes without saying so is in no help, and other keys for commands could not be checked against it.
@Suite("The keys of controls") @MainActor struct ListedKeysTests {
    private static let keys: [Key] = {
        let codes: [Key.Code] = [
            .enter, .tab, .backspace, .delete, .insert, .escape, .up, .down, .left, .right, .home, .end, .pageUp,
            .pageDown, .function(1), .function(5),
        ]
        let modifiers: [Key.Modifiers] = [[], .shift, .control, .alt, [.shift, .control]]
        let letters = Array("abcdefghijklmnopqrstuvwxyz")
        return codes.flatMap { code in modifiers.map { Key(code, $0) } }
            + (letters + Array("ABZ0123456789 /:?<>+-.,")).map(Key.character)
            + (letters + ["_", "\\", " "]).map(Key.control) + letters.map(Key.alt)
    }()

    @Test("A control takes no key but those that it lists, and those that are its text") func listed() throws {
        for entry in GalleryEntry.all {
            let count = try entry.pilot().host.focus.order.count
            for index in 0..<count {
                var unlisted: [String] = []
                var pilot = try entry.pilot()
                for key in Self.keys {
                    guard pilot.host.focus.order.indices.contains(index) else { continue }
                    let control = pilot.host.focus.order[index]
                    // To take every key is what it is for.
                    guard !(control is KeyCaptureNode) else { continue }
                    pilot.host.focus.give(to: control)
                    pilot.refresh()
                    let listed = control.keyBindings.flatMap(\.keys)
                    let takesDigits = listed.contains { $0.isDigit }
                    let isText = control.takesAsText(key)
                    guard control.handle(key) else { continue }
                    // A control whose numbers answer keeps all digits, so that none means something else.
                    if !listed.contains(key), !isText, !(takesDigits && key.isDigit) { unlisted.append(key.name) }
                    pilot = try entry.pilot()
                }
                #expect(unlisted.isEmpty, "\(entry.name), control \(index): \(unlisted)")
            }
        }
    }
}

extension Key {
    fileprivate var isDigit: Bool {
        if case .character(let character) = code { return modifiers.isEmpty && character.isNumber }
        return false
    }
}
