import Foundation
import TerminalUI
import TerminalUITesting
import Testing

@testable import StudyScreens

@MainActor @Suite("What is out of sight") struct ReadingBackTests {
    /// The answers of a choice that shows, and whether the cursor is on the option that Space would answer: on its first line,
    /// or, where it is longer than the screen, on one that is set in below that.
    private func look(_ bench: Bench, _ pilot: Pilot) -> (answers: [String], isOnOption: Bool) {
        let answers = bench.model.page?.answers.map { "\($0)" } ?? []
        let words = pilot.cursorLine.drop { $0 == " " }
        return (answers, words.hasPrefix(">") || pilot.cursorLine.count - words.count >= 7)
    }

    @Test(
        "is never answered by Space or erased by Delete: the option comes into view first",
        arguments: [(20, 6), (20, 5), (20, 4), (30, 8)], 1...2)
    func unseen(_ size: (width: Int, height: Int), seed: Int) async throws {
        let keys = ["PgUp", "PgUp", "PgUp", "PgDn", "Up", "Down", "Home", "End", "Space", "Space", "Del", "1", "2"]
        var random = SeededRandom(seed: UInt64(seed))
        for (form, title) in [(try TestForms.phq9(), "PHQ-9"), (try TestForms.everyKind(), "Every kind")] {
            let bench = try Bench(form, title: title)
            await bench.start()
            let pilot = bench.pilot(width: size.width, height: size.height)
            for id in bench.model.form?.pages ?? [] {
                await bench.perform(.goTo(id))
                await bench.settle(pilot)
                guard bench.model.page?.item.entry.isChoice == true else { continue }
                var pressed: [String] = []
                for _ in 0..<24 {
                    let before = look(bench, pilot)
                    let screen = pilot.screen
                    let key = keys[Int(random.next() % UInt64(keys.count))]
                    pressed.append(key)
                    try await bench.press(pilot, key)
                    guard bench.model.page?.id == id, ["Space", "Del"].contains(key) else { continue }
                    #expect(
                        look(bench, pilot).answers == before.answers || before.isOnOption,
                        "\(pressed.suffix(8)) at\n\(screen)")
                }
            }
        }
    }
}
