extension StringCatalogue {
    /// The decimal mark of its language: a comma, but a point in English, in Switzerland, and in East Asia (CLDR).
    public var decimalMark: Character { NumberRule.mark(of: language) }

    /// A number that is written with a point, as JSON has it, with the language's decimal mark.
    public func number(_ text: String) -> String {
        decimalMark == "." ? text : String(text.map { $0 == "." ? decimalMark : $0 })
    }
}
