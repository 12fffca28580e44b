import TerminalUI
import TerminalUITesting
import Testing

@testable import StudyScreens

@MainActor @Suite("Every screen in ASCII") struct ASCIIScreenTests {
    @Test("draws nothing else, at any size", arguments: WalkedScreen.all, ["en", "de"])
    func ascii(screen: WalkedScreen, language: String) async throws {
        for (width, height) in [(80, 24), (40, 12), (20, 6)] {
            let visit = try await screen.open()
            var catalogue = try TestForms.catalogue(language)
            catalogue.glyphs = .ascii
            visit.words.catalogue = catalogue
            visit.pilot.resize(width: width, height: height)
            let reading = try await ScreenReading(visit)
            // Letters are what the study and the language have; everything that is drawn is ASCII.
            let drawn = Set(reading.run.filter { !$0.isASCII && !$0.isLetter })
            #expect(drawn.isEmpty, "\(width)x\(height): \(drawn.sorted()) in\n\(visit.pilot.screen)")
        }
    }
}
