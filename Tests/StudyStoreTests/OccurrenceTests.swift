import Foundation
import Testing

@testable import StudyStore

@Suite struct OccurrenceTests {
    @Test func `A day's list shows what became of each occurrence`() throws {
        let study = try TemporaryStudy()
        let draft = study.draft()
        let day = (TemporaryStudy.start, TemporaryStudy.start.adding(seconds: 86_400))
        func progress() throws -> OccurrenceProgress? {
            try study.store.read { try $0.occurrences(of: study.participant.id, from: day.0, to: day.1) }.first
        }
        #expect(try progress()?.draft == nil)
        #expect(try progress()?.taskVersion == study.taskVersion)
        try study.store.write(as: study.asParticipant, at: TemporaryStudy.start) {
            _ = try $0.open(draft)
            _ = try $0.save(
                [
                    ItemChange(instance: ItemInstance.ID(), linkID: "a", state: .answered, answer: "[1]"),
                    ItemChange(instance: ItemInstance.ID(), linkID: "b", state: .calculated, answer: "[1]"),
                    ItemChange(instance: ItemInstance.ID(), linkID: "c", state: .erased),
                ], in: draft.id, expecting: 0)
        }
        #expect(try progress()?.draft?.id == draft.id)
        #expect(try progress()?.answered == 1)
        let response = study.response(from: draft)
        try study.store.write(as: study.asParticipant, at: response.enteredAt) { try $0.submit(response, scores: []) }
        #expect(try progress()?.response == response.id)
        let activity = try study.store.read { try $0.recentActivity([.submit, .enrol], limit: 5) }
        #expect(activity.map(\.change.verb) == [.submit, .enrol])
        #expect(activity.map(\.participantLabel) == ["P-0001", "P-0001"])
    }

    @Test func `Scheduling again adds nothing, and an edit moves only what nobody opened`() throws {
        let study = try TemporaryStudy()
        let opened = study.occurrence
        let later = OccurrenceRecord(
            participant: opened.participant, task: opened.task, taskVersion: opened.taskVersion,
            slot: "2026-05-29T08:00", timeZone: opened.timeZone, anchorKind: "enrolment", anchorAt: opened.anchorAt,
            opensAt: opened.opensAt, closesAt: opened.closesAt, graceUntil: opened.graceUntil)
        let counts = try study.store.write(as: study.asParticipant, at: TemporaryStudy.start) {
            transaction -> [Int] in
            _ = try transaction.open(study.draft())
            return [
                try transaction.schedule([opened, later], for: opened.participant),
                try transaction.schedule([opened, later], for: opened.participant),
                try transaction.removeUnopened(
                    of: opened.participant, task: opened.task, from: "2026-05-28", reason: "new time"),
            ]
        }
        #expect(counts == [1, 0, 1])
        #expect(
            try study.store.read { try $0.slots(of: opened.participant, task: opened.task) } == [opened.slot])
    }
}
