/// A decimal number exactly as it was written, however many digits it has.
///
/// Numbers are equal and ordered by their value, so 72.5 equals 72.50; ``text`` keeps the zeros that were written.
public struct DecimalNumber: Hashable, Sendable, Comparable, CustomStringConvertible {
    private let isNegative: Bool
    /// ASCII digits without leading zeros; empty for zero.
    private let whole: String
    /// ASCII digits after the point as they were written.
    private let fraction: String

    init(isNegative: Bool, whole: String, fraction: String) {
        self.whole = String(whole.drop { $0 == "0" })
        self.fraction = fraction
        self.isNegative = isNegative && !(self.whole.isEmpty && fraction.allSatisfy { $0 == "0" })
    }

    /// A whole number.
    public init(_ number: Int) {
        self.init(isNegative: number < 0, whole: String(number.magnitude), fraction: "")
    }

    /// Reads ASCII digits with at most one point and one minus, such as `-72.50`; `nil` for anything else.
    public init?(_ text: String) {
        let isNegative = text.hasPrefix("-")
        let parts = text.dropFirst(isNegative ? 1 : 0).split(separator: ".", omittingEmptySubsequences: false)
        guard (1...2).contains(parts.count), let whole = parts.first else { return nil }
        let fraction = parts.count == 2 ? parts[1] : ""
        guard !(whole.isEmpty && fraction.isEmpty), (whole + fraction).utf8.allSatisfy({ (0x30...0x39).contains($0) })
        else { return nil }
        self.init(isNegative: isNegative, whole: String(whole), fraction: String(fraction))
    }

    /// The number with ASCII digits and a point: `-72.50`.
    public var text: String { text(separator: ".") }

    /// The number with a point or a comma.
    func text(separator: Character) -> String {
        (isNegative ? "-" : "") + (whole.isEmpty ? "0" : whole) + (fraction.isEmpty ? "" : "\(separator)\(fraction)")
    }

    /// The number with ASCII digits and a point.
    public var description: String { text }

    /// The number as an integer; `nil` where it has a fraction or is too large.
    public var integer: Int? {
        significant.isEmpty ? Int((isNegative ? "-" : "") + (whole.isEmpty ? "0" : whole)) : nil
    }

    /// The nearest floating-point number; infinite where it is too large.
    public var double: Double { Double(text) ?? .nan }

    /// Digits after the point as they were written.
    public var fractionDigits: Int { fraction.count }

    /// The digits after the point without zeros at the end.
    private var significant: Substring {
        fraction.lastIndex { $0 != "0" }.map { fraction[...$0] } ?? ""
    }

    /// Whether both have the same value.
    public static func == (left: Self, right: Self) -> Bool {
        left.isNegative == right.isNegative && left.whole == right.whole && left.significant == right.significant
    }

    /// Hashes the value.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(isNegative)
        hasher.combine(whole)
        hasher.combine(significant)
    }

    /// Whether the first is less.
    public static func < (left: Self, right: Self) -> Bool {
        guard left.isNegative == right.isNegative else { return left.isNegative }
        return left.isNegative ? isSmaller(right, left) : isSmaller(left, right)
    }

    private static func isSmaller(_ left: Self, _ right: Self) -> Bool {
        if left.whole.utf8.count != right.whole.utf8.count { return left.whole.utf8.count < right.whole.utf8.count }
        if left.whole != right.whole { return left.whole < right.whole }
        return left.significant < right.significant
    }
}
