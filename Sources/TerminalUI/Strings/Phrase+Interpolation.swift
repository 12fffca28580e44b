extension Phrase: ExpressibleByStringInterpolation {
    /// A text of the catalogue with what is put in: `"Hello \(name)"` is the text `Hello {0}`, which a catalogue may have in
    /// other languages and with plural forms.
    public init(stringInterpolation: StringInterpolation) {
        self = .key(StringKey(stringInterpolation.name), stringInterpolation.arguments)
    }

    /// Collects the words and the values of an interpolated text.
    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var name = ""
        fileprivate var arguments: [StringArgument] = []

        /// Begins a text.
        public init(literalCapacity: Int, interpolationCount: Int) {
            name.reserveCapacity(literalCapacity + 3 * interpolationCount)
        }

        /// Words of the text.
        public mutating func appendLiteral(_ words: String) { name += words }

        /// A whole number, which a plural form may follow.
        public mutating func appendInterpolation<Number: BinaryInteger>(_ number: Number) {
            append(.number(Int(clamping: number)))
        }

        /// Other words of the catalogue.
        public mutating func appendInterpolation(_ phrase: Phrase) { append(.phrase(phrase)) }

        /// Words as they are, such as a name.
        public mutating func appendInterpolation<Words: StringProtocol>(_ words: Words) { append(.text(String(words))) }

        /// What a value says of itself.
        @_disfavoredOverload public mutating func appendInterpolation<Value>(_ value: Value) {
            append(.text(String(describing: value)))
        }

        private mutating func append(_ argument: StringArgument) {
            name += "{\(arguments.count)}"
            arguments.append(argument)
        }
    }
}
