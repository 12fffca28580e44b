/// Maps values to a part of a line from 0 to 1. Never divides by zero, never gives anything that is not a number.
struct ChartScale: Hashable {
    let low: Double
    let high: Double

    /// A scale over a range, or over what there is of the values; a single value stands in the middle.
    init(_ values: [Double], range: ClosedRange<Double>? = nil) {
        let known = values.filter(\.isFinite)
        var low = range?.lowerBound ?? known.min() ?? 0
        var high = range?.upperBound ?? known.max() ?? 1
        if !low.isFinite { low = known.min() ?? 0 }
        if !high.isFinite { high = known.max() ?? 1 }
        if !(high > low) {
            let around = max(1, abs(low) / 10)
            high = min(low + around, .greatestFiniteMagnitude)
            low = max(low - around, -.greatestFiniteMagnitude)
        }
        self.low = low
        self.high = high
    }

    /// How far along a value is; those outside count as the end they are beyond.
    func part(_ value: Double) -> Double {
        guard value.isFinite else { return value > 0 ? 1 : 0 }
        // Halves, so that the difference of two huge values is still a number.
        let part = (value / 2 - low / 2) / (high / 2 - low / 2)
        return part.isFinite ? min(1, max(0, part)) : 0
    }

    /// The step, of so many, at which a value stands.
    func step(_ value: Double, of count: Int) -> Int {
        Int((part(value) * Double(max(0, count - 1))).rounded())
    }
}
