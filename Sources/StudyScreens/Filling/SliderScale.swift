import FHIR
import Questionnaires

/// The scale of a slider in whole numbers: each value counted in units of the last digit that its ends and step have.
public struct SliderScale: Hashable, Sendable {
    /// The ends, in units of the last digit.
    public let range: ClosedRange<Int>
    /// The distance between neighbouring values, in units of the last digit; at least 1.
    public let step: Int
    /// How many digits stand behind the decimal point.
    public let places: Int

    /// Longer numbers leave no room for the scale between them on a small screen; they are better typed.
    private static let longest = 999_999

    /// The scale of an item; `nil` when it is no slider, or has no two different ends that can be counted and drawn.
    public init?(_ item: FormItem) {
        guard let slider = item.slider, let minimum = item.minValue?.number, let maximum = item.maxValue?.number
        else { return nil }
        places = [minimum, maximum, slider.step].map(\.normalized.decimalPlaces).max() ?? 0
        guard places <= 6, let low = Self.units(minimum, places), let high = Self.units(maximum, places), low < high,
            low.magnitude <= Self.longest, high.magnitude <= Self.longest,
            let step = Self.units(slider.step, places), step > 0
        else { return nil }
        range = low...high
        self.step = step
    }

    private static func units(_ value: FHIRDecimal, _ places: Int) -> Int? {
        let power = (0..<places).reduce(1) { product, _ in product * 10 }
        return value.multiplying(by: FHIRDecimal(power))?.integer
    }

    /// The units that a text stands for, if it is a number of the scale, as people type it.
    public func units(_ text: String) -> Int? {
        guard let value = AnswerValue.number(typed: text), let units = Self.units(value, places), range.contains(units)
        else {
            return nil
        }
        return units
    }

    /// So many units as a text.
    public func text(_ units: Int) -> String {
        guard places > 0 else { return String(units) }
        let digits = String(units.magnitude)
        let padded = String(repeating: "0", count: max(0, places + 1 - digits.count)) + digits
        return (units < 0 ? "-" : "") + padded.dropLast(places) + "." + padded.suffix(places)
    }
}
