import Observation
import Spezi
import StudyAPI

/// How the study stands, kept up to date while it shows.
@MainActor @Observable public final class DashboardModel: Module, EnvironmentAccessible {
    @ObservationIgnored @Dependency(SessionModule.self) var session
    @ObservationIgnored @Dependency(ClockModule.self) var clock
    @ObservationIgnored @Dependency(NavigationModel.self) var navigation

    /// The study's state; `nil` until it is known.
    public private(set) var dashboard: Dashboard?
    /// Why it could not be learned. What was known before still shows.
    public private(set) var problem: StudyError?

    /// The need that was opened last though it has no page of its own; `nil` once it is gone or something else was opened.
    public private(set) var needWithoutPage: NeedsPerson?

    /// Makes the model.
    public init() {}

    /// Learns the state, and learns it again whenever the study changes, until the task that calls it is cancelled.
    public func follow() async {
        await session.learnStudy()
        let changes = session.changes()
        await load()
        for await _ in changes { await load() }
    }

    /// Learns the state anew each minute, since ages and deadlines move without any change in the study.
    public func keepTime() async {
        while !Task.isCancelled {
            do { try await clock.sleep(.seconds(60)) } catch { return }
            await load()
        }
    }

    /// Learns the state.
    public func load() async {
        do {
            let new = try await session.send(GetDashboard())
            // An older reply never replaces a newer one.
            if let dashboard, dashboard.asOf > new.asOf { return }
            dashboard = new
            problem = nil
            if let need = needWithoutPage, !new.needs.contains(where: { $0.subject == need.subject }) {
                needWithoutPage = nil
            }
        } catch { problem = error }
    }

    /// Shows what needs a person: an alert. A line without a page of its own stays where it is, and the screen says so.
    public func open(_ need: NeedsPerson) {
        guard case .alert(let alert) = need else {
            needWithoutPage = need
            return
        }
        needWithoutPage = nil
        navigation.show(.alert(alert.id))
    }
}
