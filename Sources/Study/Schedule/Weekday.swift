/// A day of the week, in ISO 8601's order; the raw value is the word used in bundles.
public enum Weekday: String, CaseIterable, Hashable, Sendable {
    case monday
    case tuesday
    case wednesday
    case thursday
    case friday
    case saturday
    case sunday
}
