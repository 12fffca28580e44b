/// A word of the language with the byte at which it starts.
struct Token: Equatable {
    enum Kind: Equatable {
        /// A name, also a keyword where a name may stand.
        case word(String)
        /// A name in backticks: never a keyword.
        case delimited(String)
        case string(String)
        case number(String)
        /// A date, date-time or time, without its `@`.
        case temporal(FHIRPathValue)
        /// `%` and the name behind it.
        case variable(String)
        /// `$this`, `$index` or `$total`.
        case special(String)
        /// An operator or bracket.
        case symbol(String)
        case end
    }

    let kind: Kind
    let offset: Int

    /// The token as messages name it.
    var description: String {
        switch kind {
        case .word(let text): "\"\(text)\""
        case .delimited(let text): "`\(text)`"
        case .string(let text): "the string '\(text.prefix(20))'"
        case .number(let text): "the number \(text.prefix(20))"
        case .temporal(let value): "@\(value.text)"
        case .variable(let text): "%\(text)"
        case .special(let text): "$\(text)"
        case .symbol(let text): "\"\(text)\""
        case .end: "the end"
        }
    }
}
