import Foundation
import Testing

@testable import StudyStore

@Suite struct ResponseTests {
    @Test func `A response comes back as it was submitted, with its scores`() throws {
        let study = try TemporaryStudy()
        let draft = study.draft()
        let response = study.response(from: draft)
        let score = ScoreRecord(
            response: response.id, participant: study.participant.id, instrument: "PHQ-9", name: "total",
            value: Decimal(string: "14.25"), band: "moderate", bandRank: 2, ruleVersion: "1", answered: 9, expected: 9,
            at: response.observedAt)
        try study.store.write(as: study.asParticipant, at: response.enteredAt) {
            _ = try $0.open(draft)
            try $0.submit(response, scores: [score], expecting: 0)
        }
        try study.store.read { (transaction) throws in
            #expect(try transaction.response(response.id) == response)
            #expect(try transaction.response(to: study.occurrence.id) == response)
            #expect(try transaction.scores(of: response.id) == [score])
            #expect(try transaction.occurrence(study.occurrence.id)?.completedAt == response.enteredAt)
            #expect(try transaction.draft(draft.id)?.status == .submitted)
            #expect(
                try transaction.scores(of: study.participant.id, instrument: "PHQ-9", name: "total") == [score])
        }
    }

    @Test func `Handing the same response in again changes nothing, another one is refused`() throws {
        let study = try TemporaryStudy()
        let first = study.response(from: nil)
        try study.store.write(as: study.asParticipant, at: first.enteredAt) { try $0.submit(first, scores: []) }
        let before = try study.store.read { try $0.revision() }
        let again = try study.store.write(as: study.asParticipant, at: first.enteredAt) {
            try $0.submit(first, scores: [])
        }
        #expect(again == first)
        #expect(try study.store.read { try $0.revision() } == before)
        let error = TemporaryStudy.error {
            try study.store.write(as: study.asParticipant, at: first.enteredAt) {
                _ = try $0.submit(study.response(from: nil), scores: [])
            }
        }
        #expect(error == .alreadySubmitted(response: first.id, at: first.enteredAt))
        let opening = TemporaryStudy.error {
            try study.store.write(as: study.asParticipant, at: first.enteredAt) { _ = try $0.open(study.draft()) }
        }
        #expect(opening == .alreadySubmitted(response: first.id, at: first.enteredAt))
    }
}
