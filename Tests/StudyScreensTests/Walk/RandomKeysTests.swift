import AppState
import TerminalUITesting
import Testing

@testable import StudyScreens
@testable import TerminalUI

@MainActor @Suite("Keys that people choose at random", .serialized) struct RandomKeysTests {
    private static let keys: [Key] =
        [
            .up, .down, .left, .right, .home, .end, .pageUp, .pageDown, .enter, .escape, .backspace, .delete, .space,
            Key(.insert), Key(.left, .alt), Key(.right, .alt), Key(.home, .shift), Key(.left, .control),
            Key(.enter, .alt), .alt("b"), .alt("z"),
        ] + (1...12).map { Key(.function($0)) } + "abdefghjknoprstuvwxy".map(Key.control)
        + "abcdefghijklmnopqrstuvwxyz0123456789?:/".map(Key.character)

    /// Wishes for every command, as many of them as the page of keys accepts.
    private func accepted(_ seed: UInt64, _ table: KeyTable) throws -> KeyRemapping {
        var random = SeededRandom(seed: seed)
        let commands = Set(table.places.flatMap { $0.entries.compactMap(\.command) }).sorted()
        let lines = (commands + commands).shuffled(using: &random).map { command in
            let wanted = (0..<Int.random(in: 1...2, using: &random)).compactMap { _ in
                Self.keys.randomElement(using: &random)?.name
            }
            return "\(command) = \(wanted.joined(separator: " "))"
        }
        var rejected: [RejectedKeyLine] = []
        let catalogue = try TestForms.catalogue()
        let keys = KeyRemapping(
            reading: lines.joined(separator: "\n"), places: table.places(in: catalogue), rejected: &rejected)
        #expect(keys.commands.count > commands.count / 4, "\(keys.commands)")
        return keys
    }

    @Test(
        "no key that the page of keys accepts has two meanings on any screen, nor does a command miss its keys",
        arguments: WalkedScreen.all)
    func walk(screen: WalkedScreen) async throws {
        @AppState(\.keyLines) var keyLines
        defer { TestForms.forgetPreferences() }
        let table = KeyTable(parsing: TestForms.keyTable)
        for seed in UInt64(1)...3 {
            // The way to a screen is by the keys that it was declared with.
            TestForms.forgetPreferences()
            let visit = try await screen.open()
            let keys = try accepted(seed, table)
            keyLines = keys.text
            visit.words.keys = keys
            for (width, height) in [(80, 24), (30, 8), (20, 6)] {
                visit.pilot.resize(width: width, height: height)
                for _ in 0..<4 {
                    await visit.settle()
                    check(visit.pilot, keys, "\(seed) at \(width)x\(height)")
                    for layer in ["F1", "Ctrl-P", "Ctrl-K", "/"] where isFree(layer, keys) {
                        let wasText = visit.pilot.host.keyPlace(named: "").takesText
                        try visit.pilot.press(layer)
                        let isSearching = !wasText && visit.pilot.host.keyPlace(named: "").takesText
                        check(
                            visit.pilot, keys, "\(seed) at \(width)x\(height) after \(layer)", isModal: isSearching)
                        if !visit.pilot.host.sheets.isEmpty || isSearching { try visit.pilot.press("Esc") }
                    }
                    try visit.pilot.press("Tab")
                }
            }
        }
    }

    private func isFree(_ name: String, _ keys: KeyRemapping) -> Bool {
        guard let key = Key(name: name) else { return false }
        return !keys.commands.contains { keys[$0]?.contains(key) == true }
    }

    /// - Parameter isModal: whether Enter and Esc end something that has been begun, and mean nothing else until then.
    private func check(_ pilot: Pilot, _ keys: KeyRemapping, _ place: String, isModal: Bool = false) {
        #expect(pilot.host.keyConflicts.isEmpty, "seed \(place): \(pilot.host.keyConflicts) in\n\(pilot.screen)")
        for binding in pilot.host.activeBindings {
            guard let command = binding.command, let wanted = keys[command] else { continue }
            #expect(
                Set(binding.keys) == Set(wanted).subtracting(isModal ? [.enter, .escape] : []),
                "seed \(place): \(command) has \(binding.keys.map(\.name)) in\n\(pilot.screen)")
        }
    }
}
