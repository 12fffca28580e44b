import TerminalUI

/// Why something could not be kept.
extension StringKey {
    static let keepingOpenElsewhere: StringKey = "keeping.openElsewhere"
    static let keepingOpenElsewhereSince: StringKey = "keeping.openElsewhereSince"
    static let keepingClosed: StringKey = "keeping.closed"
    static let keepingWindowOver: StringKey = "keeping.windowOver"
    static let keepingRefused: StringKey = "keeping.refused"
    static let keepingIncomplete: StringKey = "keeping.incomplete"
    static let keepingDiskFull: StringKey = "keeping.diskFull"
    static let keepingReadOnly: StringKey = "keeping.readOnly"
    static let keepingUnusableForm: StringKey = "keeping.unusableForm"
    static let keepingNotPermitted: StringKey = "keeping.notPermitted"
}
