/// One line of the report: a figure of ours, what it is compared to, and the budget for it.
struct ReportLine {
    /// How a figure is judged.
    enum Budget {
        /// Ours may be at most so many times the floor of the same run. Says something on a quiet machine only.
        case timesFloor(Double)
        /// Ours may be at most this, whatever the machine does.
        case atMost(Double)
        /// Ours may be at most this, and is far from it on any machine.
        case promise(Double)
        /// Only for comparison.
        case shown
    }

    let what: String
    let unit: String
    let ours: Double
    let floor: Double?
    let budget: Budget

    /// Ours as a multiple of the floor.
    var ratio: Double? { floor.flatMap { $0 == 0 ? nil : ours / $0 } }

    /// Whether ours is within the budget.
    var isWithin: Bool {
        switch budget {
        case .timesFloor(let times): ratio.map { $0 <= times } ?? false
        case .atMost(let limit), .promise(let limit): ours <= limit
        case .shown: true
        }
    }

    /// Whether it is a time, which depends on what else the machine does.
    var isTime: Bool { unit == "ms" || unit == "us" || unit == "ns" }

    /// Whether `make bench-smoke` fails for it when it is missed by more than half. Off for what is known to be over.
    var isEnforced = true

    /// Whether CI has to stop: a figure that no noise changes (bytes, writes, frames, wake-ups, memory) is over its budget,
    /// or a time misses by more than half what was promised, or its budget in floors. Other times depend on the machine.
    var stopsCI: Bool {
        guard isEnforced else { return false }
        switch budget {
        case .timesFloor(let times): return ratio.map { $0 > 1.5 * times } ?? true
        case .atMost: return !isTime && !isWithin
        case .promise(let limit): return ours > 1.5 * limit
        case .shown: return false
        }
    }

    var text: String {
        let limit =
            switch budget {
            case .timesFloor(let times): "<= \(Self.short(times)) x floor"
            case .atMost(let limit), .promise(let limit): "<= \(Self.short(limit))"
            case .shown: "-"
            }
        let columns = [
            Self.padded(what, 58), Self.padded(Self.short(ours) + " " + unit, 14),
            Self.padded(floor.map(Self.short) ?? "-", 10), Self.padded(ratio.map { Self.short($0) + " x" } ?? "-", 10),
            Self.padded(limit, 16), verdict,
        ]
        return columns.joined(separator: " ")
    }

    private var verdict: String {
        if case .shown = budget { return "" }
        if isWithin { return "ok" }
        return isEnforced ? "OVER" : "over budget, not yet enforced"
    }

    static let heading = [
        padded("what", 58), padded("ours", 14), padded("floor", 10), padded("ratio", 10), padded("budget", 16), "",
    ].joined(separator: " ")

    private static func padded(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - text.count))
    }

    private static func short(_ value: Double) -> String {
        guard value.isFinite else { return "never" }
        if value >= 100 || value == value.rounded() { return "\(Int(value.rounded()))" }
        return "\((value * 100).rounded() / 100)"
    }
}
