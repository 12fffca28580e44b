/// Many measurements of one thing.
struct Figures {
    private let sorted: [Double]

    init(_ values: [Double]) { sorted = values.sorted() }

    /// The value below which half of all lie: of an even number, the middle between the two in the middle.
    var median: Double {
        let middle = sorted.count / 2
        guard !sorted.isEmpty, sorted.count.isMultiple(of: 2) else { return percentile(0.5) }
        return (sorted[middle - 1] + sorted[middle]) / 2
    }
    /// The value below which 95 in 100 lie.
    var p95: Double { percentile(0.95) }
    /// The value below which 99 in 100 lie.
    var p99: Double { percentile(0.99) }

    private func percentile(_ part: Double) -> Double {
        guard !sorted.isEmpty else { return .nan }
        return sorted[min(sorted.count - 1, Int(part * Double(sorted.count)))]
    }
}
