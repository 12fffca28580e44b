import TerminalUI
import TerminalUITesting
import Testing

@testable import StudyScreens

@MainActor @Suite("A walk over every screen") struct ScreenWalkTests {
    @Test(
        "finds no key with two meanings in one place, in the help and the palette neither",
        arguments: WalkedScreen.all)
    func conflicts(screen: WalkedScreen) async throws {
        for (width, height) in [(80, 24), (40, 12), (20, 6)] {
            let visit = try await screen.open()
            visit.pilot.resize(width: width, height: height)
            try await eachStop(visit) { pilot in
                #expect(pilot.host.keyConflicts.isEmpty, "\(pilot.host.keyConflicts) in\n\(pilot.screen)")
                #expect(pilot.problems.isEmpty, "\(pilot.problems) in\n\(pilot.screen)")
            }
            for key in ["F1", "Ctrl-P"] {
                try visit.pilot.press(key)
                #expect(visit.pilot.host.keyConflicts.isEmpty, "after \(key):\n\(visit.pilot.screen)")
                #expect(visit.pilot.problems.isEmpty, "after \(key): \(visit.pilot.problems)\n\(visit.pilot.screen)")
                try visit.pilot.press("Esc")
            }
        }
    }

    @Test("finds no bare letter that ends or changes anything", arguments: WalkedScreen.all)
    func letters(screen: WalkedScreen) async throws {
        let visit = try await screen.open()
        var bound: [[Character]] = []
        try await eachStop(visit) { pilot in
            guard !pilot.host.keyPlace(named: "").takesText else { return bound.append([]) }
            let keys = pilot.host.activeBindings.flatMap(\.keys)
            bound.append(Self.letters.filter { keys.contains(.character($0)) })
            // Those that mean nothing here change nothing that can be seen.
            let before = pilot.frame
            for letter in Self.letters where !keys.contains(.character(letter)) {
                pilot.press(.character(letter))
                await visit.settle()
                #expect(pilot.frame == before, "\(letter) in\n\(pilot.screen)")
            }
        }
        for (stop, letters) in bound.enumerated() {
            for letter in letters {
                let fresh = try await screen.open()
                for _ in 0..<stop { try fresh.pilot.press("Tab") }
                await fresh.settle()
                let before = await fresh.deeds()
                for _ in 0..<2 {
                    fresh.pilot.press(.character(letter))
                    await fresh.settle()
                }
                let after = await fresh.deeds()
                #expect(before == after, "\(letter) in\n\(fresh.pilot.screen)")
            }
        }
    }

    private static let letters = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")

    /// Goes from one Tab stop to the next until they repeat.
    private func eachStop(_ visit: Visit, _ look: @MainActor (Pilot) async throws -> Void) async throws {
        var seen: [Frame] = []
        while seen.count < 12, !seen.contains(visit.pilot.frame) {
            seen.append(visit.pilot.frame)
            try await look(visit.pilot)
            try visit.pilot.press("Tab")
            await visit.settle()
        }
    }
}
