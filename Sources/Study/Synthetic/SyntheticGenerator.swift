/// Random numbers from a seed: the same seed gives the same numbers on every machine and with every compiler.
///
/// SplitMix64 (Steele, Lea, Flood, OOPSLA 2014). Not for secrets.
public struct SyntheticGenerator: RandomNumberGenerator, Sendable {
    private var state: UInt64

    /// Starts at `seed`.
    public init(seed: UInt64) { state = seed }

    /// The next 64 bits.
    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// A number from 0 up to, not including, 1.
    public mutating func fraction() -> Double { Double(next() >> 11) / 9_007_199_254_740_992 }

    /// A whole number from `range`. The standard library's own way may change with its version; this does not.
    public mutating func whole(_ range: ClosedRange<Int>) -> Int {
        range.lowerBound + Int(fraction() * Double(range.count))
    }

    /// Whether something of this probability happens.
    public mutating func happens(_ probability: Double) -> Bool { fraction() < probability }

    /// A number around 0 with a standard deviation of about 1: the sum of twelve fractions, less six.
    public mutating func noise() -> Double { (0..<12).reduce(-6) { sum, _ in sum + fraction() } }
}
