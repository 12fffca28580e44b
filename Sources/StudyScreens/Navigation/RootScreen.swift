import TerminalUI

/// What the program shows: the screen that the ``NavigationModel`` in the environment names.
public struct RootScreen: View {
    @Environment(NavigationModel.self) private var navigation
    @Environment(SessionModule.self) private var session: SessionModule?

    /// Makes the root.
    public init() {}

    /// The screen for the present route.
    public var body: some View {
        Appearance {
            Group {
                switch navigation.route {
                case .today: TodayScreen()
                case .filling: FillingScreen()
                case .entry: WelcomeScreen()
                case .dashboard: DashboardScreen()
                case .alert(let id): AlertScreen(id: id)
                case .preferences: PreferencesScreen()
                case .keys: KeysScreen()
                }
            }
            .modifier(MessagesKey())
        }
        .environment(\.offersCommandPalette, isStaff)
    }

    /// Those who work with the program all day have the command palette.
    private var isStaff: Bool {
        switch session?.session?.identity {
        case .coordinator: true
        case .participant, nil: false
        }
    }
}
