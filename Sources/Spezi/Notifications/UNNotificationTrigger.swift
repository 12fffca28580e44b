import FoundationEssentials

/// When a notification is due.
///
/// `@unchecked` only because it is not final: its one property is a constant of a `Sendable` type, and its subclasses, which no
/// other module can add to, have none of their own.
public class UNNotificationTrigger: @unchecked Sendable {
    let schedule: NotificationSchedule

    init(_ schedule: NotificationSchedule) { self.schedule = schedule }

    /// Whether it comes again and again.
    public var repeats: Bool { schedule.repeats }
}

/// Due after a time; with `repeats`, which takes at least a second, again after the same time.
///
/// `@unchecked`: as its superclass.
public final class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    /// Due in so many seconds.
    public init(timeInterval: Double, repeats: Bool) {
        super.init(NotificationSchedule(kind: .interval(timeInterval), repeats: repeats))
    }
}

/// Due when the calendar shows certain components.
///
/// `@unchecked`: as its superclass.
public final class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    /// Due when the calendar next shows these components.
    public init(dateMatching components: DateComponents, repeats: Bool) {
        super.init(NotificationSchedule(kind: .matching(components), repeats: repeats))
    }
}

/// When a notification is due, as it is kept.
struct NotificationSchedule: Hashable, Sendable, Codable {
    enum Kind: Hashable, Sendable, Codable {
        case interval(Double)
        case matching(DateComponents)
    }

    let kind: Kind
    let repeats: Bool

    /// The next time it is due after a moment; nil if never, as after an infinite time. The calendar is only made where one is needed: with its time
    /// zone it costs more than a screen.
    func next(after moment: Date, calendar: () -> Calendar) -> Date? {
        switch kind {
        case .interval(let seconds):
            seconds.isFinite ? moment.addingTimeInterval(max(seconds, repeats ? 1 : 0)) : nil
        case .matching(let components):
            calendar().nextDate(after: moment, matching: components, matchingPolicy: .nextTime)
        }
    }
}
