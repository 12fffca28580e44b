import FoundationEssentials
import Spezi

/// The time, the time zone and the waiting of everything that is shown.
///
/// The one place where screens learn what time it is: the program gives the machine's, tests give their own.
@MainActor public final class ClockModule: Module {
    /// The present moment.
    public let now: @Sendable () -> Date
    /// Waits for that long; throws when the waiting task is cancelled. Deadlines are one-shot: nothing polls with it.
    public let sleep: @Sendable (Duration) async throws -> Void
    /// The zone in which times are shown, unless the study names the person's own.
    public internal(set) var timeZone: TimeZone

    /// Makes a clock.
    public init(
        now: @escaping @Sendable () -> Date, timeZone: TimeZone,
        sleep: @escaping @Sendable (Duration) async throws -> Void = { try await ContinuousClock().sleep(for: $0) }
    ) {
        self.now = now
        self.timeZone = timeZone
        self.sleep = sleep
    }

    /// A calendar in the person's zone: Gregorian, weeks from Monday.
    public var calendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        calendar.firstWeekday = 2
        return calendar
    }
}
