import Foundation
import StudyAPI
import StudyStore
import Testing

@testable import Study

@Suite("A safety answer") struct SafetyTests {
    func alerts(_ session: any StudySession) async throws -> [AlertSummary] {
        try await session.send(GetDashboard()).needs.compactMap {
            if case .alert(let alert) = $0 { alert } else { nil }
        }
    }

    @Test("shows the words again when it is taken back and given once more; the alert stays the one it was")
    func onceMore() async throws {
        let study = TestStudy()
        let filling = try await TestFilling(try await study.session("P-0042"))
        let first = try await filling.save("phq-9-9", score: 3).safetyNotices
        #expect(first.count == 1)
        #expect(try await filling.save("phq-9-9", score: 0).safetyNotices.isEmpty)
        #expect(try await filling.save("phq-9-9", score: 2).safetyNotices == first)
        #expect(try await filling.save("phq-9-9", score: 1).safetyNotices.isEmpty)
        #expect(try await filling.save("phq-9-9", score: 3).safetyNotices == first)
    }

    @Test("that cannot be saved still has the study's words: they say so, and raise nothing")
    func unkept() async throws {
        let study = TestStudy()
        let session = try await study.session("P-0042")
        let filling = try await TestFilling(session)
        func words(_ score: Int) async throws -> [[String]] {
            let item = filling.item("phq-9-9", answer: TestFilling.frequency(score))
            let phq9 = "https://cohort.example/Questionnaire/phq-9|1.0.0"
            return try await session.send(GetSafetyWords(questionnaire: phq9, items: [item]))
        }
        let texts = try await words(1)
        #expect(texts.count == 1)
        #expect(texts.first?.contains { $0.contains("144") } == true)
        #expect(texts.first?.last?.hasPrefix("Your answer could not be saved yet, and nobody") == true)
        #expect(try await words(0).isEmpty)
        #expect(try await alerts(try await study.session("coordinator")).isEmpty)
        await #expect(throws: StudyError.notPermitted(verb: "GetSafetyWords")) {
            try await study.session("coordinator").send(GetSafetyWords(questionnaire: "x", items: []))
        }
    }

    @Test("raises an alert from the draft with the answer, shows the study's words, and comes first on the dashboard")
    func raised() async throws {
        let study = TestStudy()
        let filling = try await TestFilling(try await study.session("P-0042"))
        #expect(try await filling.save("phq-9-9", score: 0).safetyNotices.isEmpty)
        let notices = try await filling.save("phq-9-9", score: 1).safetyNotices
        let notice = try #require(notices.first)
        #expect(notices.count == 1)
        #expect(notice.paragraphs.first?.hasPrefix("Thank you for telling us") == true)
        #expect(notice.paragraphs.last?.contains("within 15 minutes") == true)
        let coordinator = try await study.session("coordinator")
        let needs = try await coordinator.send(GetDashboard()).needs
        guard case .alert(let alert)? = needs.first else {
            Issue.record("\(needs)")
            return
        }
        #expect(alert.id == notice.id)
        #expect(alert.participant == "P-0042")
        #expect(alert.title == "PHQ-9 item 9")
        #expect(alert.answer == "Several days")
        #expect(alert.state == .open)
        #expect(alert.owner == "coordinator")
        #expect(alert.escalatesAt == TestStudy.start.addingTimeInterval(900))
        let again = try await study.session("P-0042").send(OpenDraft(occurrence: filling.draft.occurrence))
        #expect(again.safetyNotices == notices)
    }

    @Test("uses other words outside of coverage hours and escalates on the next working day")
    func uncovered() async throws {
        let study = TestStudy(now: TestStudy.start.addingTimeInterval(10 * 3600))  // 19:41
        let filling = try await TestFilling(try await study.session("P-0042"))
        let notice = try #require(try await filling.save("phq-9-9", score: 3).safetyNotices.first)
        #expect(notice.paragraphs.contains { $0.contains("Nobody from the team is on duty now") })
        let alert = try #require(try await alerts(try await study.session("coordinator")).first)
        #expect(alert.escalatesAt == TestStudy.start.addingTimeInterval(86_400 - 5160))  // Tuesday 08:15
    }

    @Test("that is changed annotates the alert, and never closes it")
    func annotated() async throws {
        let study = TestStudy()
        let filling = try await TestFilling(try await study.session("P-0042"))
        try await filling.save("phq-9-9", score: 2)
        #expect(try await filling.save("phq-9-9", score: 0).safetyNotices.isEmpty)
        #expect(try await filling.save("phq-9-9", nil, state: .erased).safetyNotices.isEmpty)
        #expect(try await filling.save("phq-9-1", score: 1).safetyNotices.isEmpty)
        let coordinator = try await study.session("coordinator")
        let summaries = try await alerts(coordinator)
        #expect(summaries.count == 1)
        let alert = try #require(summaries.first)
        #expect(alert.state == .open)
        #expect(alert.answer.isEmpty)
        let detail = try await coordinator.send(GetAlert(alert: alert.id))
        #expect(detail.events.map(\.kind) == [.raised, .annotated, .annotated])
        #expect(detail.events.map(\.text) == ["More than half the days", "Not at all", ""])
        #expect(detail.events.map(\.by) == ["P-0042", "P-0042", "P-0042"])
        #expect(detail.question.hasPrefix("Thoughts that you would be better off dead"))
        #expect(detail.deputy == "investigator")
    }

    @Test("is acknowledged, then resolved, each with a reason, and can come up again after that")
    func resolved() async throws {
        let study = TestStudy()
        let filling = try await TestFilling(try await study.session("P-0042"))
        let id = try #require(try await filling.save("phq-9-9", score: 1).safetyNotices.first?.id)
        let coordinator = try await study.session("coordinator")
        await #expect(throws: StudyError.reasonMissing) {
            try await coordinator.send(AcknowledgeAlert(alert: id, reason: " \n"))
        }
        await #expect(throws: StudyError.wrongState(what: "alert", state: "open")) {
            try await coordinator.send(ResolveAlert(alert: id, reason: "done"))
        }
        study.moveClock(by: 240)
        let acknowledged = try await coordinator.send(AcknowledgeAlert(alert: id, reason: "Calling now."))
        #expect(acknowledged.summary.state == .acknowledged)
        #expect(acknowledged.summary.acknowledgedAt == TestStudy.start.addingTimeInterval(240))
        await #expect(throws: StudyError.wrongState(what: "alert", state: "acknowledged")) {
            try await coordinator.send(AcknowledgeAlert(alert: id, reason: "me too"))
        }
        await #expect(throws: StudyError.reasonMissing) {
            try await coordinator.send(ResolveAlert(alert: id, reason: ""))
        }
        let resolved = try await coordinator.send(ResolveAlert(alert: id, reason: "Spoke, safe."))
        #expect(resolved.summary.state == .resolved)
        #expect(resolved.events.map(\.kind) == [.raised, .acknowledged, .resolved])
        #expect(resolved.events.last?.text == "Spoke, safe.")
        #expect(resolved.events.last?.by == "coordinator")
        #expect(try await alerts(coordinator).isEmpty)
        await #expect(throws: StudyError.wrongState(what: "alert", state: "resolved")) {
            try await coordinator.send(ResolveAlert(alert: id, reason: "again"))
        }
        #expect(try await filling.save("phq-9-1", score: 1).safetyNotices.isEmpty)
        let second = try await filling.save("phq-9-9", score: 3).safetyNotices
        #expect(second.count == 1 && second.first?.id != id)
    }
}
