extension Character {
    /// The ASCII digit for a decimal digit of any script; `nil` for all else, raised and circled digits among it.
    var decimalDigit: String? {
        guard unicodeScalars.count == 1, let scalar = unicodeScalars.first, scalar.properties.numericType == .decimal,
            let value = wholeNumberValue
        else { return nil }
        return String(value)
    }
}
