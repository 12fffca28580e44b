import FoundationEssentials

/// When an occurrence can be answered: half-open `[opens, closes)`, then `[closes, graceEnds)` late.
public struct OccurrenceWindow: Hashable, Sendable {
    /// The first moment at which it can be answered.
    public var opens: Date
    /// The first moment at which it is late.
    public var closes: Date
    /// The first moment at which it is missed.
    public var graceEnds: Date

    /// Makes a window.
    public init(opens: Date, closes: Date, graceEnds: Date) {
        self.opens = opens
        self.closes = closes
        self.graceEnds = graceEnds
    }
}
