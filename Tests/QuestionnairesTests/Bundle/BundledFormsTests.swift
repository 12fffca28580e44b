import FHIR
import Foundation
import Questionnaires
import Testing

@Suite("The questionnaires of the sample study")
struct BundledFormsTests {
    private func form(_ name: String) throws -> Form {
        let file = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../../Resources/bundle/questionnaires/\(name).json")
        return try Form(Questionnaire(parsing: Array(Data(contentsOf: file))))
    }

    @Test("ask for nothing that is not done", arguments: ["phq-9", "gad-7", "daily-diary"])
    func complete(name: String) throws {
        #expect(try form(name).notes == [])
        #expect(try Forms.session(form(name)).notes == [])
    }

    @Test("PHQ-9: ten questions, the printed numbers are the scores, and the total leaves the last one out")
    func phq9() throws {
        var session = try Forms.session(form("phq-9"))
        #expect(session.pages.count == 10)
        #expect(session.page(session.pages[3])?.item.options.map(\.key) == ["0", "1", "2", "3"])
        #expect(session.page(session.pages[3])?.stems.isEmpty == false)
        let total = try #require(session.form.allItems.first { $0.isCalculated }?.linkId)
        for (number, id) in session.pages.enumerated() {
            _ = try session.answer(id, [session.parse(number < 9 ? "\(number % 4)" : "3", for: id)])
        }
        #expect(session.calculated(total)?.number == FHIRDecimal(0 + 1 + 2 + 3 + 0 + 1 + 2 + 3 + 0))
        #expect(session.isComplete)
        #expect(try Forms.reloaded(session).items == session.items)
    }

    @Test("the diary asks where the pain was only when there was some")
    func diary() throws {
        var session = try Forms.session(form("daily-diary"))
        #expect(session.pageIds == ["pain", "weight", "sleep", "note"])
        let page = try #require(session.page(session.pages[0]))
        #expect(page.item.slider?.lowLabel == "no pain")
        try session.type("3", "pain")
        #expect(session.pageIds == ["pain", "pain-place", "weight", "sleep", "note"])
        try session.type("82,5", "weight")
        #expect(session.first("weight").flatMap { $0.answers.first?.text(in: $0.item) } == "82.5 kg")
    }
}
