import TerminalUI

/// The screen that asks who enters.
extension StringKey {
    static let welcomeTitle: StringKey = "welcome.title"
    static let welcomeQuestion: StringKey = "welcome.question"
    static let welcomeParticipant: StringKey = "welcome.participant"
    static let welcomeParticipantShort: StringKey = "welcome.participantShort"
    static let welcomeCoordinator: StringKey = "welcome.coordinator"
    static let welcomeEnterKey: StringKey = "welcome.enterKey"
    static let welcomeSample: StringKey = "welcome.sample"
    static let welcomeNoLabel: StringKey = "welcome.noLabel"
}
