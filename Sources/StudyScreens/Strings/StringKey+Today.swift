import TerminalUI

/// A participant's first screen.
extension StringKey {
    static let todayTitle: StringKey = "today.title"
    static let todayMorning: StringKey = "today.morning"
    static let todayAfternoon: StringKey = "today.afternoon"
    static let todayEvening: StringKey = "today.evening"
    static let todayToDo: StringKey = "today.toDo"
    static let todayNothing: StringKey = "today.nothing"
    static let todayDue: StringKey = "today.due"
    static let todayLate: StringKey = "today.late"
    static let todayOpens: StringKey = "today.opens"
    static let todayMinutes: StringKey = "today.minutes"
    static let todayLeftAtReview: StringKey = "today.leftAtReview"
    static let todayLeftAt: StringKey = "today.leftAt"
    static let todayDone: StringKey = "today.done"
    static let todayDoneNone: StringKey = "today.doneNone"
    static let todayWeek: StringKey = "today.week"
    static let todayWeekNone: StringKey = "today.weekNone"
    static let todaySafe: StringKey = "today.safe"
    static let todayNotOpen: StringKey = "today.notOpen"
    static let todayClosed: StringKey = "today.closed"
    static let todayWasDue: StringKey = "today.wasDue"
    static let todayKept: StringKey = "today.kept"
    static let todayHasOpened: StringKey = "today.hasOpened"
}
