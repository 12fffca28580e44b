import TerminalUI
import TerminalUITesting
import Testing

@testable import StudyScreens

@MainActor @Suite("Every participant's screen where there is hardly any room") struct SmallestScreenTests {
    nonisolated private static let screens = WalkedScreen.all.filter(\.isForParticipants)

    @Test(
        "says at 20x6 all that it says where there is room for everything, without cutting a word off",
        arguments: screens, ["en", "de"])
    func complete(screen: WalkedScreen, language: String) async throws {
        let wide = try await screen.open()
        wide.words.catalogue = try TestForms.catalogue(language)
        let expected = await SmallerScreen.content(of: wide)
        let small = try await screen.open()
        small.words.catalogue = wide.words.catalogue
        small.pilot.resize(width: 20, height: 6)
        let reading = try await ScreenReading(small, keys: screen.readingKeys)
        let missing = expected.filter { !reading.has($0, width: 20) }
        #expect(missing.isEmpty, "\(missing.sorted()) of\n\(wide.pilot.screen)\nin\n\(small.pilot.screen)")
    }

    @Test("is usable at 20x5, and at 1x1 there is a way out", arguments: screens)
    func tiny(screen: WalkedScreen) async throws {
        for (width, height) in [(20, 5), (500, 200), (1, 1)] {
            let visit = try await screen.open()
            let before = visit.pilot.screen
            visit.pilot.resize(width: width, height: height)
            await visit.settle()
            #expect(visit.pilot.problems.isEmpty, "\(width)x\(height): \(visit.pilot.problems)\n\(visit.pilot.screen)")
            #expect(!visit.pilot.screen.isEmpty || visit.pilot.cursor != nil, "A field that is empty is blank")
            try visit.pilot.press("Esc")
            await visit.settle()
            // Out of the program, or on another page once there is room to see it.
            visit.pilot.resize(width: 80, height: 24)
            try await visit.pilot.waitUntil("leaving at \(width)x\(height)") {
                visit.hasLeft() || visit.pilot.screen != before
            }
        }
    }

    // Where there is no room for the field, nothing can be typed into it: from 8x2 on there is.
    @Test("loses nothing that is typed while the window is pulled about", arguments: [1, 2, 3])
    func typing(seed: UInt64) async throws {
        for (linkId, text) in [("name", "Ada Lovelace, née Byron 日本 ß"), ("note", "Every word of this stays here.")] {
            let bench = try Bench(TestForms.everyKind(), title: "Every kind")
            await bench.start()
            let instance = try #require(bench.model.form?.instances(linkId: linkId).first)
            await bench.perform(.goTo(instance.id))
            let pilot = bench.pilot()
            var random = SeededRandom(seed: seed)
            var rest = Array(text)
            for step in 0..<200 {
                pilot.resize(
                    width: .random(in: 8...Int.random(in: 8...500, using: &random), using: &random),
                    height: .random(in: 2...Int.random(in: 2...200, using: &random), using: &random))
                #expect(pilot.problems.isEmpty, "\(pilot.problems) in\n\(pilot.screen)")
                if step % 6 == 0, !rest.isEmpty { pilot.press(.character(rest.removeFirst())) }
            }
            pilot.type(String(rest))
            await bench.settle(pilot)
            #expect(bench.model.buffers[instance.id]?.text == text)
            pilot.resize(width: 80, height: 24)
            #expect(pilot.screen.contains(text), "\(pilot.screen)")
        }
    }
}
