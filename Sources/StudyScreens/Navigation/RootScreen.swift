import TerminalUI

/// What the program shows: the screen that the ``NavigationModel`` in the environment names.
public struct RootScreen: View {
    @Environment(NavigationModel.self) private var navigation

    /// Makes the root.
    public init() {}

    /// The screen for the present route.
    public var body: some View {
        Appearance {
            switch navigation.route {
            case .today: TodayScreen()
            case .filling: FillingScreen()
            case .entry: WelcomeScreen()
            case .dashboard: DashboardScreen()
            case .alert(let id): AlertScreen(id: id)
            case .preferences: PreferencesScreen()
            }
        }
    }
}
