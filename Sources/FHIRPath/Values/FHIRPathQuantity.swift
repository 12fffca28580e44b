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
    /// What keeps FHIR's Quantity from being one of FHIRPath's own; `nil` for those that are.
    let difference: QuantityDifference?

    /// An amount with a UCUM code.
    public init(value: FHIRDecimal, unit: String) {
        self.init(value: value, unit: unit.isEmpty ? "1" : unit, difference: nil)
    }

    /// A number as the quantity that it is without a conversion being asked for.
    init(_ number: FHIRDecimal) {
        self.init(value: number, unit: "1", difference: nil)
    }

    /// A duration in a calendar unit, in singular or plural.
    public init(value: FHIRDecimal, calendarUnit: String) {
        let unit = calendarUnit.hasSuffix("s") ? String(calendarUnit.dropLast()) : calendarUnit
        self.init(value: value, unit: unit, isCalendarUnit: true, CalendarUnit(rawValue: unit))
    }

    private init(
        value: FHIRDecimal, unit: String, isCalendarUnit: Bool = false, _ calendarUnit: CalendarUnit? = nil,
        difference: QuantityDifference? = nil
    ) {
        self.value = value
        self.unit = unit
        self.isCalendarUnit = isCalendarUnit
        self.calendarUnit = calendarUnit
        self.difference = difference
    }

    /// FHIR's Quantity of it (FHIR R4, "FHIRPath", use of Quantity). UCUM's codes of times become calendar units; a code of
    /// another system, or a unit without a code, goes only with itself. Without unit, code and system it is a number.
    init?(_ quantity: Quantity) {
        guard let value = quantity.value else { return nil }
        let comparator = quantity.comparator
        guard quantity.system == Self.ucum, let code = quantity.code else {
            let unit = quantity.code ?? quantity.unit
            let isNumber = unit == nil && quantity.system == nil
            self.init(
                value: value, unit: unit ?? "1",
                difference: isNumber && comparator == nil
                    ? nil : QuantityDifference(comparator, system: isNumber ? nil : quantity.system ?? ""))
            return
        }
        let difference = comparator.map { QuantityDifference($0, system: nil) }
        if let unit = CalendarUnit(quantityCode: code) {
            self.init(value: value, unit: unit.rawValue, isCalendarUnit: true, unit, difference: difference)
        } else {
            self.init(value: value, unit: code.isEmpty ? "1" : code, difference: difference)
        }
    }

    private static let ucum = "http://unitsofmeasure.org"

    /// As FHIR's Quantity, calendar units with the UCUM code that FHIR has for them. A unit that is not UCUM has no code.
    public var quantity: Quantity {
        let code = isCalendarUnit ? calendarUnit?.quantityCode : Units.isUCUM(unit) ? unit : nil
        guard let difference else {
            return Quantity(value: value, unit: unit, system: code.map { _ in Self.ucum }, code: code)
        }
        var json: JSONObject = ["value": .number(JSONNumber(value))]
        json["comparator"] = difference.comparator.map(JSON.string)
        json["unit"] = .string(unit)
        if let system = difference.system ?? code.map({ _ in Self.ucum }), !system.isEmpty {
            json["system"] = .string(system)
            json["code"] = .string(code ?? unit)
        }
        return Quantity(json: json)
    }

    /// As `toString()` has it: `1 'mg'`, `1 day`, `2 days`.
    public var text: String {
        guard isCalendarUnit else { return "\(value.literal) '\(unit)'" }
        return "\(value.literal) \(unit)" + (value == FHIRDecimal(1) ? "" : "s")
    }

    /// The same unit with another amount.
    func with(_ value: FHIRDecimal) -> FHIRPathQuantity {
        FHIRPathQuantity(value: value, unit: unit, isCalendarUnit: isCalendarUnit, calendarUnit, difference: difference)
    }

    /// Whether it is a number, with no unit but one.
    var isNumber: Bool { unit == "1" && difference == nil && !isCalendarUnit }

    /// Whether the amount itself is known, not only that it is more or less than the value.
    var isExact: Bool { difference?.comparator == nil }
}

/// What FHIR's Quantity says that FHIRPath's has no word for. Apart, as few have it and every value would be larger.
final class QuantityDifference: Hashable, Sendable {
    /// `<`, `<=`, `>=` or `>`.
    let comparator: String?
    /// The system of the unit, if it is not UCUM; empty for none.
    let system: String?

    init(_ comparator: String?, system: String?) {
        self.comparator = comparator
        self.system = system
    }

    static func == (left: QuantityDifference, right: QuantityDifference) -> Bool {
        left.comparator == right.comparator && left.system == right.system
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(comparator)
        hasher.combine(system)
    }
}
