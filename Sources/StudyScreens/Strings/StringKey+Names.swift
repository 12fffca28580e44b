import TerminalUI

/// Names of what a study refers to by a code.
extension StringKey {
    static let languageEnglish: StringKey = "language.en"
    static let languageGerman: StringKey = "language.de"
    static let languageFrench: StringKey = "language.fr"
    static let languageItalian: StringKey = "language.it"
    static let roleCoordinator: StringKey = "role.coordinator"
    static let roleInvestigator: StringKey = "role.investigator"
}
