/// Cheap comparison of values of any type: true means certainly the same, false may also mean "cannot be told".
enum Sameness {
    static func areSame<Value>(_ left: Value, _ right: Value) -> Bool {
        if haveSameBytes(left, right) { return true }
        if let left = left as? any Equatable { return isEqual(left, right) }
        if let left = left as? any SameByIdentity { return left.isSame(as: right) }
        return false
    }

    private static func isEqual<Left: Equatable>(_ left: Left, _ right: Any) -> Bool {
        guard let right = right as? Left else { return false }
        return left == right
    }

    /// Values with the same bytes are the same value: references in them are to the same objects.
    private static func haveSameBytes<Value>(_ left: Value, _ right: Value) -> Bool {
        withUnsafeBytes(of: left) { left in
            withUnsafeBytes(of: right) { right in
                for index in 0..<left.count where left[index] != right[index] { return false }
                return true
            }
        }
    }
}

/// A value made of closures that can still tell whether it is the same as another.
protocol SameByIdentity {
    func isSame(as other: Any) -> Bool
}
