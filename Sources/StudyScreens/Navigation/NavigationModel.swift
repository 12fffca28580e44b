import Observation
import Spezi
import StudyAPI

/// Which screen shows.
public enum Route: Hashable, Sendable {
    /// Who one is.
    case entry
    /// A participant's tasks.
    case today
    /// A questionnaire.
    case filling
    /// How the study stands.
    case dashboard
    /// One alert.
    case alert(AlertID)
    /// Language and look.
    case preferences
    /// What keys do, and other keys for it.
    case keys
}

/// Knows which screen shows, and takes people from one to the next.
@MainActor @Observable public final class NavigationModel: Module, EnvironmentAccessible {
    @ObservationIgnored @Dependency(SessionModule.self) var session
    private var chosen: Route?

    /// Makes the model.
    public init() {}

    /// The screen that shows. At first the person's own; the entry screen while nobody has entered.
    public var route: Route {
        guard let identity = session.session?.identity else { return .entry }
        if let chosen, chosen != .entry { return chosen }
        return switch identity {
        case .participant: .today
        case .coordinator: .dashboard
        }
    }

    /// Shows a screen.
    public func show(_ route: Route) { if route != self.route { chosen = route } }

    /// Shows the person's own first screen.
    public func showHome() { chosen = nil }
}
