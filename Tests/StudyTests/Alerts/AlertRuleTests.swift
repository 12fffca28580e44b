import FHIR
import Foundation
import Questionnaires
import Testing

@testable import Study

@Suite("An alert rule") struct AlertRuleTests {
    let rule: AlertRule
    let form: Form

    init() throws {
        let bundle = try StudyBundle(files: SampleBundle.files)
        rule = try #require(bundle.alerts.first)
        form = try bundle.form(rule.questionnaire)
    }

    func record(_ linkId: String, _ score: Int?, _ state: ItemState = .answered) throws -> ItemRecord {
        let options = try #require(form.item(linkId: linkId)).options
        return ItemRecord(
            id: UUID(), parent: nil, linkId: linkId, ordinal: 0, state: state,
            answers: score.map { [options[$0].value] } ?? [])
    }

    @Test(
        "is raised by any answer to item 9 above \"Not at all\"",
        arguments: [(0, false), (1, true), (2, true), (3, true)])
    func itemNine(_ score: Int, _ raised: Bool) throws {
        let finding = try #require(rule.finding(in: [try record("phq-9-9", score)], form: form))
        #expect(finding.isRaised == raised)
        #expect(finding.answer == ["Not at all", "Several days", "More than half the days", "Nearly every day"][score])
        #expect(finding.question.hasPrefix("Thoughts that you would be better off dead"))
    }

    @Test("looks at no other item, and finds nothing in an erased answer")
    func others() throws {
        #expect(rule.finding(in: [try record("phq-9-8", 3)], form: form) == nil)
        let erased = try #require(rule.finding(in: [try record("phq-9-9", nil, .erased)], form: form))
        #expect(!erased.isRaised && erased.answer.isEmpty)
    }

    /// Moments in Zurich, whether somebody is on duty, and when the alert goes to the deputy.
    static let moments: [(now: String, covered: Bool, escalates: String)] = [
        ("2026-11-30T08:00", true, "2026-11-30T08:15"),  // Monday, the first minute
        ("2026-11-30T17:59", true, "2026-11-30T18:14"),
        ("2026-11-30T18:00", false, "2026-12-01T08:15"),
        ("2026-11-30T07:59", false, "2026-11-30T08:15"),
        ("2026-12-04T18:30", false, "2026-12-07T08:15"),  // Friday evening waits for Monday
        ("2026-12-06T12:00", false, "2026-12-07T08:15"),
        ("2026-10-24T12:00", false, "2026-10-26T08:15"),  // over the end of daylight saving
    ]

    @Test("chooses its words and its deadline by the hours of coverage", arguments: moments)
    func coverage(_ now: String, _ covered: Bool, _ escalates: String) throws {
        let instant = try Self.instant(now)
        #expect(rule.coverage.contains(instant) == covered)
        #expect(rule.escalatesAt(raised: instant) == (try Self.instant(escalates)))
        let texts = try #require(rule.texts["en"])
        #expect(rule.text(at: instant, language: "en-GB") == (covered ? texts.covered : texts.uncovered))
        #expect(rule.text(at: instant, language: "fr") == rule.text(at: instant, language: nil))
    }

    static func instant(_ text: String) throws -> Date {
        let clock = try #require(WallClock(identifier: "Europe/Zurich"))
        return clock.instant(
            try #require(CalendarDay(text.prefix(10))), try #require(LocalTime(String(text.suffix(5)))))
    }
}
