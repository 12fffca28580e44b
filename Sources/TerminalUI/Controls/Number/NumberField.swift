/// A number to type, with its unit beside it and what may be typed under it.
///
/// What was typed is never put into another form, and it stays where it is no number. Why it cannot be taken is said in words
/// once the person tries to go on (Enter, Tab, ↓). See ``NumberRule`` for what is read.
public struct NumberField: View {
    let source: EntrySource<DecimalNumber>
    let rule: NumberRule
    let unit: Phrase
    let width: Int

    @State private var typed = ""
    @Environment(\.catalogue) private var catalogue

    /// Edits the text of a number. The owner reads it by the same rule.
    /// - Parameters:
    ///   - text: what is typed.
    ///   - rule: which numbers are taken.
    ///   - unit: what stands beside the field.
    ///   - width: columns of the field.
    public init(text: Binding<String>, rule: NumberRule, unit: Phrase = .verbatim(""), width: Int = 14) {
        self.init(.text(text), rule, unit, width)
    }

    /// Edits a number; `nil` while nothing is typed, or nothing that can be taken.
    public init(value: Binding<DecimalNumber?>, rule: NumberRule, unit: Phrase = .verbatim(""), width: Int = 14) {
        self.init(.value(value), rule, unit, width)
    }

    /// Edits a whole number; `nil` while nothing is typed, or nothing that can be taken.
    public init(
        value: Binding<Int?>, in range: ClosedRange<Int>? = nil, unit: Phrase = .verbatim(""), width: Int = 14
    ) {
        let number = Binding<DecimalNumber?>(
            get: { value.wrappedValue.map { DecimalNumber($0) } }, set: { value.wrappedValue = $0?.integer })
        self.init(.value(number), .integer(from: range?.lowerBound, to: range?.upperBound), unit, width)
    }

    private init(_ source: EntrySource<DecimalNumber>, _ rule: NumberRule, _ unit: Phrase, _ width: Int) {
        self.source = source
        self.rule = rule
        self.unit = unit
        self.width = max(2, width)
    }

    /// The field, its unit, what may be typed, and what is wrong.
    public var body: some View {
        let language = catalogue.language
        EntryView(
            text: source.text(typed: $typed, read: { value($0, language) }, write: { write($0, language) }),
            width: width, unit: unit, hint: rule.hint(language: language)
        ) { rule.problem($0, language: language) }
    }

    private func value(_ text: String, _ language: String) -> DecimalNumber? {
        (try? rule.read(text, language: language)) ?? nil
    }

    private func write(_ number: DecimalNumber, _ language: String) -> String {
        number.text(separator: NumberRule.mark(of: language))
    }
}
