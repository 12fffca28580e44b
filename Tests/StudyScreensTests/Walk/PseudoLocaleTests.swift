import FHIR
import StudyResources
import TerminalUI
import TerminalUITesting
import Testing

@testable import StudyScreens

@MainActor @Suite("Every screen in a language of longer words, partly from right to left") struct PseudoLocaleTests {
    nonisolated static let pseudo = PseudoLocale(growth: 40, isMixed: true)

    @Test(
        "shows no word that does not come from the catalogue or from the study, at any size",
        arguments: WalkedScreen.all)
    func untranslated(screen: WalkedScreen) async throws {
        for (width, height) in [(80, 24), (40, 12), (20, 6)] {
            let visit = try await screen.open()
            visit.words.catalogue = Self.pseudo.apply(to: visit.words.catalogue)
            visit.pilot.resize(width: width, height: height)
            let reading = try await ScreenReading(visit)
            let own = Self.untranslated(reading.words)
            #expect(own.isEmpty, "\(width)x\(height): \(own)\n\(visit.pilot.screen)")
            #expect(visit.pilot.problems.isEmpty, "\(visit.pilot.problems) in\n\(visit.pilot.screen)")
        }
    }

    @Test("cuts no word off, at any size", arguments: WalkedScreen.all.filter(\.isForParticipants))
    func cut(screen: WalkedScreen) async throws {
        let wide = try await screen.open()
        wide.words.catalogue = Self.pseudo.apply(to: wide.words.catalogue)
        let expected = await SmallerScreen.content(of: wide)
        for (width, height) in [(80, 24), (40, 12), (20, 6)] {
            let visit = try await screen.open()
            visit.words.catalogue = wide.words.catalogue
            visit.pilot.resize(width: width, height: height)
            let reading = try await ScreenReading(visit, keys: screen.readingKeys)
            // Hebrew stands in another order where it wraps elsewhere; the words around it say whether it is all there.
            let missing = expected.filter { !Self.isHebrew($0) && !reading.has($0, width: width) }
            #expect(missing.isEmpty, "\(width)x\(height): \(missing.sorted()) of\n\(wide.pilot.screen)")
        }
    }

    nonisolated private static func isHebrew(_ word: String) -> Bool {
        word.unicodeScalars.contains { (0x590...0x5FF).contains($0.value) }
    }

    /// The words that neither the pseudo-locale has made nor the study has.
    nonisolated static func untranslated(_ words: Set<String>) -> [String] {
        words.filter(isPlain).subtracting(StudyWords.all).sorted()
    }

    /// A word that the pseudo-locale would have changed.
    nonisolated private static func isPlain(_ word: String) -> Bool {
        word.count > 2 && word.allSatisfy { $0.isASCII && $0.isLetter }
            && pseudo.transform(word).dropFirst().prefix(word.count) != word
    }
}

/// Words that screens show and no catalogue has: the study's, those of the forms under test, and the names of keys.
enum StudyWords {
    static let all: Set<String> = {
        var words: Set<String> = [
            "Enter", "Esc", "Tab", "Shift", "Ctrl", "Alt", "Space", "Backspace", "Home", "End", "PgUp", "PgDn",
            "Del", "Ins", "Call",
            "PHQ", "GAD",
        ]
        for index in 0..<study_resource_count() {
            let resource = study_resource(index)
            guard String(cString: resource.name).hasPrefix("bundle/") else { continue }
            let bytes = UnsafeBufferPointer(start: resource.bytes, count: resource.length)
            words.formUnion(ScreenReading.words(String(decoding: bytes, as: UTF8.self)))
        }
        return words.union(ScreenReading.words(TestForms.everyKindText))
    }()
}
