import Foundation
import Questionnaires
import StudyAPI
import TerminalUI
import Testing

@testable import StudyScreens

@MainActor @Suite("Numbers that a person reads") struct WordingNumbersTests {
    nonisolated static let languages: [(String, mark: String)] = [
        ("en", "."), ("de", ","), ("fr", ","), ("it", ","), ("de-CH", "."),
    ]

    private static let weight = #"""
        {"linkId": "weight", "type": "decimal", "text": "Weight", "extension": [
          {"url": "http://hl7.org/fhir/StructureDefinition/minValue", "valueDecimal": 20.5},
          {"url": "http://hl7.org/fhir/StructureDefinition/maxValue", "valueDecimal": 300},
          {"url": "http://hl7.org/fhir/StructureDefinition/questionnaire-unit",
           "valueCoding": {"system": "http://unitsofmeasure.org", "code": "kg", "display": "kg"}}]}
        """#

    private func bench(_ language: String) throws -> Bench {
        let bench = try Bench(TestForms.one(Self.weight), title: "Weight")
        bench.words.catalogue.language = language
        return bench
    }

    @Test("have the language's decimal mark where they are answered, however they are typed", arguments: languages)
    func answers(_ language: String, mark: String) async throws {
        for typed in ["72.5", "72,5"] {
            let bench = try bench(language)
            await bench.start()
            let (_, text) = await bench.enter(["12\(mark)5", typed, ":r", ":q"])
            #expect(text.contains("20\(mark)5 "), "\(text)")
            #expect(text.contains("12\(mark)5 "), "\(text)")
            #expect(text.contains("\n1. Weight: 72\(mark)5 kg\n"), "\(text)")
            #expect(text.contains("72\(mark)5 kg. "), "\(text)")
            let other = mark == "." ? "," : "."
            #expect(!text.contains("72\(other)5") && !text.contains("20\(other)5"), "\(text)")
            #expect(await bench.keeper.answer("weight").map(\.text) == ["72.5"])
        }
    }

    @Test("and on the screens", arguments: languages)
    func screens(_ language: String, mark: String) async throws {
        let bench = try bench(language)
        await bench.start()
        let pilot = bench.pilot()
        #expect(pilot.screen.contains("20\(mark)5 "), "\(pilot.screen)")
        for key in ["1", "Enter"] { try await bench.press(pilot, key) }
        #expect(pilot.screen.contains("20\(mark)5 "), "\(pilot.screen)")
        await bench.perform(.edit("72.5"), .review)
        pilot.refresh()
        #expect(pilot.screen.contains("72\(mark)5 kg"), "\(pilot.screen)")
    }

    @Test("and where the study stands: medians and scores", arguments: languages)
    func scores(_ language: String, mark: String) throws {
        let bench = try bench(language)
        let wording = Wording(bench.catalogue, bench.model.clock)
        #expect(wording.score(7.5) == "7\(mark)5")
        #expect(wording.score(7) == "7")
        let score = LatestScore(instrument: "X", value: "10.5", band: "mild", at: .now)
        #expect(wording.score(score).contains("10\(mark)5"))
    }
}
