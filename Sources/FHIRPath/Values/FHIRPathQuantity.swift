import FHIR

/// An amount with a UCUM unit, or a duration in calendar units.
public struct FHIRPathQuantity: Hashable, Sendable {
    /// The amount.
    public let value: FHIRDecimal
    /// The UCUM code (`1` for none), or a calendar unit in the singular (`day`).
    public let unit: String
    /// Whether the unit is a calendar unit (`1 month`) rather than a UCUM code (`1 'mo'`).
    public let isCalendarUnit: Bool
    /// The calendar unit, if it is one that there is.
    let calendarUnit: CalendarUnit?

    /// An amount with a UCUM code.
    public init(value: FHIRDecimal, unit: String) {
        self.value = value
        self.unit = unit.isEmpty ? "1" : unit
        isCalendarUnit = false
        calendarUnit = nil
    }

    /// A duration in a calendar unit, in singular or plural.
    public init(value: FHIRDecimal, calendarUnit: String) {
        self.value = value
        unit = calendarUnit.hasSuffix("s") ? String(calendarUnit.dropLast()) : calendarUnit
        isCalendarUnit = true
        self.calendarUnit = CalendarUnit(rawValue: unit)
    }

    private init(value: FHIRDecimal, like other: FHIRPathQuantity) {
        self.value = value
        unit = other.unit
        isCalendarUnit = other.isCalendarUnit
        calendarUnit = other.calendarUnit
    }

    /// FHIR's Quantity of it. Its unit is the `code` if that is UCUM's, else the `code` or `unit` as written.
    init?(_ quantity: Quantity) {
        guard let value = quantity.value else { return nil }
        let unit = quantity.code ?? quantity.unit ?? "1"
        self.init(value: value, unit: unit)
    }

    /// As FHIR's Quantity. Calendar units become UCUM's code where they mean the same, else stand as the unit.
    public var quantity: Quantity {
        let ucum = "http://unitsofmeasure.org"
        guard isCalendarUnit else { return Quantity(value: value, unit: unit, system: ucum, code: unit) }
        guard let code = CalendarUnit(rawValue: unit)?.ucumCode else { return Quantity(value: value, unit: unit) }
        return Quantity(value: value, unit: unit, system: ucum, code: code)
    }

    /// As `toString()` has it: `1 'mg'`, `1 day`, `2 days`.
    public var text: String {
        guard isCalendarUnit else { return "\(value.text) '\(unit)'" }
        return "\(value.text) \(unit)" + (value == FHIRDecimal(1) ? "" : "s")
    }

    /// The same unit with another amount.
    func with(_ value: FHIRDecimal) -> FHIRPathQuantity { FHIRPathQuantity(value: value, like: self) }
}

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

    /// The calendar unit that a word means, in singular or plural.
    init?(word: String) {
        self.init(rawValue: word.hasSuffix("s") ? String(word.dropLast()) : word)
    }

    /// The calendar unit that a quantity can be added to dates as. `'month'` in quotes counts as the word; UCUM's averages
    /// `a` and `mo` do not.
    init?(_ quantity: FHIRPathQuantity) {
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
