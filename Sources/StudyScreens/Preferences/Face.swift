import TerminalUI

/// The two ways in which the program shows itself. The same view models stand behind both.
public enum Face: String, Codable, Sendable, CaseIterable {
    /// Screens, as wide and high as the terminal.
    case screens
    /// Lines of text without any control sequence, for screen readers and pipes.
    case lines

    /// What it is called.
    var title: StringKey {
        switch self {
        case .screens: .preferencesScreens
        case .lines: .preferencesLines
        }
    }
}
