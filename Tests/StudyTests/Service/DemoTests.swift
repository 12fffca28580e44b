import Foundation
import StudyAPI
import StudyStore
import Testing

@testable import Study

@Suite("The demo") struct DemoTests {
    @Test("fills an empty store with 24 made-up people over 12 weeks, and a second start adds nothing")
    func fillsOnce() async throws {
        let study = TestStudy()
        let dashboard = try await study.session("coordinator").send(GetDashboard())
        #expect(dashboard.enrolment.enrolled == 24)
        #expect(dashboard.enrolment.target == 60)
        #expect(dashboard.enrolment.planned == 28)
        #expect(dashboard.enrolment.sites.map(\.enrolled) == [14, 10])
        let labels = dashboard.participants.map(\.participant)
        #expect(labels == labels.sorted())
        #expect(labels.first == "P-0003" && labels.last == "P-0060")
        #expect(labels.contains("P-0042") && labels.contains("P-0017"))
        let store = try study.store()
        let revision = try store.read { try $0.revision() }
        let people = try store.read { try $0.participants() }
        #expect(people.allSatisfy { $0.synthetic })
        let first = try #require(people.map(\.enrolledAt.date).min())
        #expect(TestStudy.start.timeIntervalSince(first) / 86_400 > 83)
        #expect(TestStudy.start.timeIntervalSince(first) / 86_400 < 85)
        let again = try await study.session("coordinator").send(GetDashboard())
        #expect(again == dashboard)
        #expect(try store.read { try $0.revision() } == revision)
        #expect(try await study.session("P-0042").send(GetStudy()).isSynthetic)
        #expect(try store.read { try $0.verifyAudit() }.fault == nil)
    }

    @Test("has its people live where the program runs, else at their site", arguments: ["Pacific/Auckland", nil])
    func timeZone(_ name: String?) async throws {
        let study = TestStudy()
        var options = study.options
        if let name {
            let zone = try #require(TimeZone(identifier: name))
            options.syntheticTimeZone = { zone }
        }
        _ = try await StudyService.open(options)
        // Another program, started elsewhere, finds them where they are.
        options.syntheticTimeZone = { .gmt }
        let service = try await StudyService.open(options)
        let session = service.session(for: .participant("P-0042"))
        #expect(try await service.session(for: .coordinator).send(GetStudy()).timeZone == name ?? "Europe/Zurich")
        let people = try study.store().read { try $0.participants() }
        #expect(Set(people.map(\.timeZone)) == [name ?? "Europe/Zurich"])
        let tasks = try await session.send(GetToday()).tasks
        let opens = try #require(tasks.first { $0.title == "Daily diary" }).opens
        let clock = try #require(WallClock(identifier: name ?? "Europe/Zurich"))
        #expect(clock.instant(clock.day(of: opens), LocalTime(minutes: 6 * 60)) == opens)
    }

    @Test("is filled once by two starts at the same moment")
    func twoAtOnce() async throws {
        let study = TestStudy()
        async let first = study.service()
        async let second = study.service()
        let sessions = try await [first.session(for: .coordinator), second.session(for: .coordinator)]
        let dashboards = try await [sessions[0].send(GetDashboard()), sessions[1].send(GetDashboard())]
        #expect(dashboards[0].enrolment.enrolled == 24)
        #expect(dashboards[0] == dashboards[1])
    }

    @Test("is the same history from the same seed")
    func deterministic() async throws {
        let studies = [TestStudy(), TestStudy()]
        let first = try await studies[0].session("coordinator").send(GetDashboard())
        let second = try await studies[1].session("coordinator").send(GetDashboard())
        #expect(first == second)
        let bodies = try studies.map { study in
            try study.store().read { transaction in
                try transaction.participants().map { try transaction.responses(of: $0.id).map(\.body) }
            }
        }
        #expect(bodies[0] == bodies[1])
    }

    @Test(
        "has plausible adherence and scores, past alerts that are resolved, and nothing that needs a person but calls")
    func plausible() async throws {
        let study = TestStudy()
        let dashboard = try await study.session("coordinator").send(GetDashboard())
        let month = Double(dashboard.last30Days.done) / Double(dashboard.last30Days.due)
        #expect(month > 0.7 && month < 0.97)
        #expect(dashboard.last7Days.due > 100)
        #expect(dashboard.instruments.map(\.instrument) == ["PHQ-9", "GAD-7"])
        for instrument in dashboard.instruments {
            #expect(instrument.people > 18)
            let median = try #require(instrument.median)
            #expect(median > 1 && median < instrument.maximum / 2)
            #expect(instrument.weeklyMedians.count == ScoreTable.weeks)
            #expect(instrument.bands.map(\.people).reduce(0, +) == instrument.people)
        }
        #expect(
            dashboard.needs.contains {
                if case .missedInARow("P-0008", "Daily diary", let count, _) = $0 { count >= 3 } else { false }
            })
        #expect(!dashboard.needs.contains { if case .alert = $0 { true } else { false } })
        let alerts = try study.store().read { transaction in
            try transaction.recentActivity([.raise], limit: 100).compactMap { activity in
                try StoreID<AlertRecord>(activity.change.entityID).flatMap { try transaction.alert($0) }
            }
        }
        #expect(alerts.count >= 2)
        #expect(alerts.allSatisfy { $0.state == .resolved && $0.raisedAt.date < TestStudy.start })
        #expect(dashboard.today.done == 0 && dashboard.today.drafts == 0)
        #expect(dashboard.today.due > 20)
        #expect(dashboard.feed.count == DashboardModule.feedLength)
        #expect(dashboard.feed.allSatisfy { $0.at < TestStudy.start && !$0.task.isEmpty })
        #expect(dashboard.feed.map(\.at) == dashboard.feed.map(\.at).sorted(by: >))
    }

    @Test("begins for P-0042 with PHQ-9 due and nothing begun")
    func today() async throws {
        let study = TestStudy()
        let session = try await study.session("P-0042")
        let today = try await session.send(GetToday())
        #expect(today.tasks.map(\.title) == ["Daily diary", "PHQ-9", "GAD-7"])
        #expect(today.tasks.map(\.state) == [.open, .open, .upcoming])
        #expect(today.tasks.allSatisfy { $0.progress == nil })
        #expect(today.doneToday.isEmpty)
        // The diary closes at 22:00.
        #expect(today.nextChange == today.tasks[0].closes)
        let clock = try #require(WallClock(identifier: "Europe/Zurich"))
        #expect(today.tasks.map { clock.day(of: $0.closes).description } == ["2026-11-30", "2026-12-02", "2026-12-03"])
        #expect(today.tasks.map { clock.time(of: $0.closes).description } == ["22:00", "22:00", "22:00"])
        #expect(clock.time(of: today.tasks[2].opens).description == "08:00")
        let known = try await session.send(GetStudy())
        #expect(known.title == "Heart Recovery Study")
        #expect(known.person == "P-0042")
        #expect(known.timeZone == "Europe/Zurich")
        #expect(known.sites.count == 1)
    }

    @Test("goes on after weeks without a start: what was missed is counted")
    func later() async throws {
        let study = TestStudy()
        _ = try await study.service()
        study.moveClock(by: 10 * 86_400)
        let dashboard = try await study.session("coordinator").send(GetDashboard())
        let person = try #require(dashboard.participants.first { $0.participant == "P-0042" })
        #expect(person.days.suffix(11).filter { $0 == .missed }.count == 10)
        let today = try await study.session("P-0042").send(GetToday())
        #expect(today.tasks.filter { $0.state == .open }.map(\.title) == ["GAD-7", "Daily diary"])
    }

    @Test("refuses a store that holds another study, and a changed task that kept its version")
    func refused() async throws {
        let study = TestStudy()
        _ = try await study.service()
        var options = study.options
        options.bundle = try #require(
            SampleBundle.files(replacing: "\"id\": \"heart-recovery\"", with: "\"id\": \"other\""))
        await #expect(throws: StudyServiceError.self) { try await StudyService.open(options) }
        options.bundle = try #require(SampleBundle.files(replacing: "\"time\": \"22:00\"", with: "\"time\": \"21:00\""))
        let error = await #expect(throws: StudyServiceError.self) { try await StudyService.open(options) }
        #expect(error?.description.contains("Task baseline was changed and is still version 1") == true)
    }
}
