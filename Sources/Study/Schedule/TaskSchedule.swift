import FoundationEssentials

/// When a task is to be done: its slots in local days, and the window around each.
public struct TaskSchedule: Hashable, Sendable {
    /// The event from whose day slots are counted.
    public enum Anchor: String, Hashable, Sendable, CaseIterable {
        /// The day on which the participant was enrolled.
        case enrolment
    }

    /// What slots are counted from.
    public var anchor: Anchor
    /// How often it comes.
    public var recurrence: Recurrence
    /// Days from the anchor to the first slot.
    public var offsetDays: Int
    /// The local time at which the window begins, on the slot's day.
    public var opens: LocalTime
    /// Days from the slot's day to that on which the window is over.
    public var closesAfterDays: Int
    /// The local time at which the window is over.
    public var closes: LocalTime
    /// How long after the window the task may still be done, late. In seconds, not negative.
    public var grace: TimeInterval

    /// Makes a schedule.
    public init(
        anchor: Anchor, recurrence: Recurrence, offsetDays: Int, opens: LocalTime, closesAfterDays: Int,
        closes: LocalTime, grace: TimeInterval
    ) {
        self.anchor = anchor
        self.recurrence = recurrence
        self.offsetDays = offsetDays
        self.opens = opens
        self.closesAfterDays = closesAfterDays
        self.closes = closes
        self.grace = grace
    }

    /// The slots within `days` for someone whose anchor is `day`, ascending.
    public func slots(anchor day: CalendarDay, in days: Range<CalendarDay>) -> [CalendarDay] {
        recurrence.days(from: day.advanced(by: offsetDays), in: days)
    }

    /// The window of the slot on `day`, by the clock of the participant's zone.
    public func window(of day: CalendarDay, _ clock: WallClock) -> OccurrenceWindow {
        let end = clock.instant(day.advanced(by: closesAfterDays), closes)
        return OccurrenceWindow(opens: clock.instant(day, opens), closes: end, graceEnds: end.addingTimeInterval(grace))
    }

    /// The slot's name: its nominal local time, `YYYY-MM-DDTHH:MM`. Unique within a task, whatever daylight saving does.
    public func slotName(_ day: CalendarDay) -> String { "\(day)T\(opens)" }
}
