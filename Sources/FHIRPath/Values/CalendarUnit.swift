import FHIR

/// FHIRPath's words for durations.
enum CalendarUnit: String {
    case year, month, week, day, hour, minute, second, millisecond

    /// The UCUM code of the same duration; years and months have none, as UCUM's are averages.
    var ucumCode: String? {
        switch self {
        case .year, .month: nil
        case .week: "wk"
        case .day: "d"
        case .hour: "h"
        case .minute: "min"
        case .second: "s"
        case .millisecond: "ms"
        }
    }

    /// How many days `toQuantity()` takes a year or month for, which are no fixed time otherwise (FHIRPath 2.0, "toQuantity()").
    var days: FHIRDecimal? {
        switch self {
        case .year: FHIRDecimal(365)
        case .month: FHIRDecimal(30)
        default: nil
        }
    }

    /// The UCUM code of the same duration in FHIR's Quantity, where years and months are the calendar's.
    var quantityCode: String? {
        switch self {
        case .year: "a"
        case .month: "mo"
        default: ucumCode
        }
    }

    /// The calendar unit that a UCUM code in FHIR's Quantity means (FHIR R4, "FHIRPath", use of Quantity).
    init?(quantityCode: String) {
        switch quantityCode {
        case "a": self = .year
        case "mo": self = .month
        case "d": self = .day
        case "h": self = .hour
        case "min": self = .minute
        case "s": self = .second
        default: return nil
        }
    }

    /// The calendar unit that a word means, in singular or plural.
    init?(word: String) {
        self.init(rawValue: word.hasSuffix("s") ? String(word.dropLast()) : word)
    }

    /// The calendar unit that a quantity can be added to dates as. `'month'` in quotes counts as the word; UCUM's averages
    /// `a` and `mo` do not.
    init?(_ quantity: FHIRPathQuantity) {
        guard quantity.difference == nil else { return nil }
        if let unit = quantity.calendarUnit ?? CalendarUnit(word: quantity.unit) {
            self = unit
            return
        }
        switch quantity.unit {
        case "wk": self = .week
        case "d": self = .day
        case "h": self = .hour
        case "min": self = .minute
        case "s": self = .second
        case "ms": self = .millisecond
        default: return nil
        }
    }
}
