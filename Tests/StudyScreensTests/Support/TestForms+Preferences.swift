import AppState
import StudyScreens

extension TestForms {
    /// What the tests' preferences are kept in: the same as long as the process lives, as each state knows its own.
    static let keptPreferences = {
        // Other tests of this process may have used a preference before.
        let storage = Application.dependency(\.storage) as? MemoryStorage ?? MemoryStorage()
        Application.promote(\.storage, with: storage)
        _ = (Application.storedState(\.language).value, Application.storedState(\.themeName).value)
        return storage
    }()

    /// Puts every preference back to what it is before a person has chosen.
    static func forgetPreferences() {
        Application.reset(storedState: \.language)
        Application.reset(storedState: \.themeName)
        Application.reset(storedState: \.face)
        Application.reset(storedState: \.keyLines)
        Application.reset(storedState: \.wordiness)
    }
}
