import TerminalUI

/// Language, look and face.
extension StringKey {
    static let preferencesTitle: StringKey = "preferences.title"
    static let preferencesLanguage: StringKey = "preferences.language"
    static let preferencesTheme: StringKey = "preferences.theme"
    static let preferencesStandard: StringKey = "preferences.standard"
    static let preferencesHighContrast: StringKey = "preferences.highContrast"
    static let preferencesMono: StringKey = "preferences.mono"
    static let preferencesASCII: StringKey = "preferences.ascii"
    static let preferencesFace: StringKey = "preferences.face"
    static let preferencesScreens: StringKey = "preferences.screens"
    static let preferencesLines: StringKey = "preferences.lines"
    static let preferencesSignedIn: StringKey = "preferences.signedIn"
    static let keyNextPart: StringKey = "key.nextPart"
    static let keyPreferences: StringKey = "key.preferences"
}
