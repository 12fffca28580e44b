import FHIR
import Foundation
import Testing

@testable import Questionnaires

@Suite("The repetitions of an item") struct FormSessionRepetitionsTests {
    @Test("are counted through the whole form, and found by that count") func count() throws {
        let json = #"""
            {"resourceType": "Questionnaire", "status": "active", "item": [
              {"linkId": "g", "type": "group", "repeats": true, "item": [{"linkId": "t", "type": "string", "text": "T"}]},
              {"linkId": "o", "type": "string", "text": "O"}]}
            """#
        let form = try Form(Questionnaire(parsing: Array(json.utf8)))
        var session = try FormSession(form, now: Date(timeIntervalSince1970: 0), timeZone: .gmt) { UUID() }
        _ = try session.answer(try #require(session.pages.first), [.string("a")])
        _ = try session.addRepetition(of: "g", in: nil)
        let pages = session.pages.filter { session.page($0)?.item.linkId == "t" }
        #expect(pages.count == 2)
        #expect(pages.map { session.repetition(of: $0) } == [0, 1])
        #expect(pages.indices.map { session.page(linkId: "t", repetition: $0) } == pages)
        #expect(session.repetition(of: UUID()) == nil)
        #expect(session.page(linkId: "t", repetition: 2) == nil)
        #expect(session.page(linkId: "t", repetition: -1) == nil)
        #expect(session.page(linkId: "none", repetition: 0) == nil)
    }
}
