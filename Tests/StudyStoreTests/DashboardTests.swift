import Foundation
import Testing

@testable import StudyStore

@Suite struct DashboardTests {
    @Test func `Enrolment counts people per site, sites without any too`() throws {
        let study = try TemporaryStudy()
        let empty = SiteRecord(key: "be", name: "Bern", timeZone: "Europe/Zurich")
        try study.store.write(as: study.asCoordinator, at: TemporaryStudy.start) {
            try $0.add(empty)
            try $0.set(.withdrawn, of: study.participant.id, reason: "moved")
        }
        #expect(
            try study.store.read { try $0.enrolmentCounts() } == [
                EnrolmentCount(site: empty, enrolled: 0, active: 0, synthetic: 0),
                EnrolmentCount(site: study.site, enrolled: 1, active: 0, synthetic: 0),
            ])
    }

    @Test func `Adherence follows an occurrence from due over missed to done or excused`() throws {
        let study = try TemporaryStudy()
        func days(_ now: Timestamp) throws -> [[Int]] {
            try study.store.read { try $0.adherence(from: "2026-05-28", to: "2026-05-28", now: now) }
                .map { [$0.due, $0.completed, $0.missed, $0.excused] }
        }
        #expect(try days(TemporaryStudy.start.adding(seconds: -1)) == [])
        #expect(try days(TemporaryStudy.start) == [[1, 0, 0, 0]])
        #expect(try days(study.occurrence.graceUntil) == [[1, 0, 1, 0]])
        try study.store.write(as: study.asCoordinator, at: TemporaryStudy.start) {
            try $0.excuse(study.occurrence.id, reason: "in hospital")
        }
        #expect(try days(study.occurrence.graceUntil) == [[0, 0, 0, 1]])
        #expect(
            try study.store.read {
                try $0.adherence(from: "2026-05-29", to: "2026-06-30", now: .init(seconds: 1 << 40))
            }
                == [])
    }

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
        #expect(
            try study.store.read { try $0.counts(from: day.0, to: day.1) }
                == StudyCounts(responses: 1, opened: 1, drafts: 0, openAlerts: 0, acknowledgedAlerts: 0))
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
