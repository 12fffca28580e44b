import AppState
import StudyAPI
import TerminalUI

/// What a person has chosen for every screen, and who it is. Values that the whole program reads; subsystems are modules.
extension Application {
    /// The look of all screens. Kept for the account.
    public var themeName: StoredState<ThemeName> { storedState(initial: .standard, id: "theme") }

    /// How the program shows itself from its next start on. Kept for the account.
    public var face: StoredState<Face> { storedState(initial: .screens, id: "face") }

    /// The language as a BCP 47 tag; `nil` follows the account's locale. Kept for the account.
    public var language: StoredState<String?> { storedState(id: "language") }

    /// Other keys for commands, in the lines that ``KeyRemapping`` reads. Kept for the account; a line that cannot be read
    /// counts as none, so that no file can take the keys away.
    public var keyLines: StoredState<String> { storedState(initial: "", id: "keys") }

    /// Who is signed in at this terminal; `nil` while nobody has entered.
    public var signedIn: State<SessionIdentity?> { state(initial: nil, id: "signedIn") }
}

/// `Application` by a name that modules can use: in them that one is Spezi's, for a property of theirs.
typealias ApplicationState = Application

/// The looks to choose from.
public enum ThemeName: String, Codable, Sendable, CaseIterable {
    case standard
    case highContrast
    case mono
    /// As without colours, and nothing is drawn but ASCII.
    case ascii

    /// The look itself.
    var theme: Theme {
        switch self {
        case .standard: .standard
        case .highContrast: .highContrast
        case .mono, .ascii: .mono
        }
    }

    /// What it is called.
    var title: StringKey {
        switch self {
        case .standard: .preferencesStandard
        case .highContrast: .preferencesHighContrast
        case .mono: .preferencesMono
        case .ascii: .preferencesASCII
        }
    }
}
