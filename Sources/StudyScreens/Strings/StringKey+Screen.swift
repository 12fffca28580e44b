import TerminalUI

/// What every screen has in common.
extension StringKey {
    static let screenMadeUp: StringKey = "screen.madeUp"
    static let screenMadeUpShort: StringKey = "screen.madeUpShort"
    static let screenMadeUpShortest: StringKey = "screen.madeUpShortest"
    static let screenLoading: StringKey = "screen.loading"
    static let screenMessage: StringKey = "screen.message"
    static let screenMessageOf: StringKey = "screen.messageOf"
    static let messagesTitle: StringKey = "messages.title"
    static let messagesNone: StringKey = "messages.none"
    static let keyMessages: StringKey = "key.messages"
    static let keyNext: StringKey = "key.next"
    static let keyBack: StringKey = "key.back"
    static let keyReview: StringKey = "key.review"
    static let keyLeave: StringKey = "key.leave"
    static let keyClose: StringKey = "key.close"
    static let keyLeaveProgram: StringKey = "key.leaveProgram"
    static let keyErase: StringKey = "key.erase"
    static let keyDecline: StringKey = "key.decline"
    static let keySubmit: StringKey = "key.submit"
    static let keyStartOver: StringKey = "key.startOver"
    static let keyGoOn: StringKey = "key.goOn"
    static let keyTryAgain: StringKey = "key.tryAgain"
    static let keyRead: StringKey = "key.read"
    static let keyAnswers: StringKey = "key.answers"
}
