import FHIR
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
    public internal(set) var timeZone: TimeZone {
        get { zone.value }
        set { zone = Once { newValue } }
    }
    /// The zone, for what shows a time only later.
    private(set) var zone: Once<TimeZone>

    /// Makes a clock.
    /// - Parameter timeZone: asked for once, when a time is to be shown: to find a zone takes longer than to draw a screen.
    public init(
        now: @escaping @Sendable () -> Date, timeZone: @autoclosure @escaping @Sendable () -> TimeZone,
        sleep: @escaping @Sendable (Duration) async throws -> Void = { try await ContinuousClock().sleep(for: $0) }
    ) {
        self.now = now
        zone = Once(timeZone)
        self.sleep = sleep
    }
}
