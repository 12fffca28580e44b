/// Writes numbers of charts: whole where they are whole, otherwise with at most two places, and very large or small ones
/// with an exponent.
enum ChartNumber {
    /// The words for a value that is a number, with the decimal mark of the catalogue's language.
    static func text(_ value: Double, in catalogue: StringCatalogue) -> String { catalogue.number(text(value)) }

    private static func text(_ value: Double) -> String {
        let size = abs(value)
        guard size < 1e15 else { return "\(value)" }
        if value == value.rounded() { return "\(Int(value))" }
        guard size >= 0.01 else { return "\(value)" }
        let hundredths = Int((size * 100).rounded())
        let whole = hundredths / 100
        let rest = hundredths % 100
        let places = rest == 0 ? "" : rest % 10 == 0 ? ".\(rest / 10)" : rest < 10 ? ".0\(rest)" : ".\(rest)"
        return (value < 0 ? "-" : "") + "\(whole)" + places
    }
}
