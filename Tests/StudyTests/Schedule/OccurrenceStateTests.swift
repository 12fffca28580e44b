import Foundation
import StudyAPI
import Testing

@testable import Study

@Suite("An occurrence's state") struct OccurrenceStateTests {
    static let window = OccurrenceWindow(opens: at(100), closes: at(200), graceEnds: at(300))

    static func at(_ seconds: Double) -> Date { Date(timeIntervalSince1970: seconds) }

    static func state(_ now: Double, submitted: Double? = nil, draft: Double? = nil, excused: Bool = false)
        -> OccurrenceState
    {
        OccurrenceState(
            window, submitted: submitted.map(at), draftSaved: draft.map(at), isExcused: excused, now: at(now))
    }

    @Test("changes exactly at the edges of half-open windows")
    func edges() {
        #expect(Self.state(99.999) == .upcoming)
        #expect(Self.state(100) == .open)
        #expect(Self.state(199.999) == .open)
        #expect(Self.state(200) == .grace)
        #expect(Self.state(299.999) == .grace)
        #expect(Self.state(300) == .missed)
    }

    @Test("is a draft only while it is in time")
    func draft() {
        #expect(Self.state(150, draft: 120) == .draft)
        #expect(Self.state(250, draft: 120) == .grace)
    }

    @Test("does not cut off a draft that was saved a moment ago, and not for ever either")
    func activeDraft() {
        #expect(Self.state(400, draft: 299) == .grace)
        #expect(Self.state(299 + 3600, draft: 299) == .missed)
        #expect(Self.state(3950, draft: 3900) == .missed, "kept alive past an hour after the grace period")
    }

    @Test("is late when submitted at the closing moment or after")
    func late() {
        #expect(Self.state(1000, submitted: 199.999) == .done)
        #expect(Self.state(1000, submitted: 200) == .doneLate)
        #expect(Self.state(1000, submitted: 150, excused: true) == .done)
        #expect(Self.state(1000, excused: true) == .excused)
    }

    @Test("counts done of due, and excused ones not at all")
    func adherence() {
        let states: [OccurrenceState] = [
            .done, .done, .doneLate, .missed, .grace, .excused, .open, .draft, .upcoming,
        ]
        #expect(Adherence(counting: states) == Adherence(done: 3, due: 5))
    }

    @Test("gives a day its letter")
    func days() {
        typealias Day = ParticipantAdherence.Day
        #expect(Day([OccurrenceState]()) == .notDue)
        #expect(Day([.excused]) == .excused)
        #expect(Day([.done, .excused]) == .done)
        #expect(Day([.done, .doneLate]) == .late)
        #expect(Day([.done, .missed, .open]) == .missed)
        #expect(Day([.done, .grace]) == .open)
        #expect(Day([.done, .upcoming]) == .open)
    }
}

@Suite("A task's schedule") struct TaskScheduleTests {
    @Test("keeps local times across a change of daylight saving")
    func window() throws {
        let clock = try #require(WallClock(identifier: "Europe/Zurich"))
        let schedule = TaskSchedule(
            anchor: .enrolment, recurrence: .daily(every: 1), offsetDays: 1, opens: try #require(LocalTime("06:00")),
            closesAfterDays: 0, closes: try #require(LocalTime("22:00")), grace: 3600)
        let enrolled = try #require(CalendarDay("2026-10-23"))
        let slots = schedule.slots(anchor: enrolled, in: enrolled..<enrolled.advanced(by: 4))
        #expect(slots.map(\.description) == ["2026-10-24", "2026-10-25", "2026-10-26"])
        let windows = slots.map { schedule.window(of: $0, clock) }
        #expect(windows.map { $0.closes.timeIntervalSince($0.opens) / 3600 } == [16, 16, 16])
        #expect(windows[1].opens.timeIntervalSince(windows[0].opens) / 3600 == 25)
        #expect(windows[2].opens.timeIntervalSince(windows[1].opens) / 3600 == 24)
        #expect(schedule.slotName(slots[1]) == "2026-10-25T06:00")
    }
}
