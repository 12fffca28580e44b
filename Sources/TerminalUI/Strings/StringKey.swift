/// The name of a text in the string catalogue, such as `help.next`, or words that stand for themselves where the catalogue has
/// nothing else under them.
public struct StringKey: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The name.
    public let name: String

    /// Makes a key from its name.
    public init(_ name: String) { self.name = name }

    /// A key written in the program.
    public init(stringLiteral name: String) { self.name = name }

    /// Whether it is a name and no words: letters, digits, hyphens and underscores with a dot between them.
    var isName: Bool {
        var hasDot = false
        var wasDot = true
        for byte in name.utf8 {
            switch byte {
            case UInt8(ascii: "."):
                if wasDot { return false }
                hasDot = true
                wasDot = true
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
                wasDot = false
            default: return false
            }
        }
        return hasDot && !wasDot
    }

    /// The name.
    public var description: String { name }
}

/// A value put into a text of the catalogue: `{0}`, `{1}` by place, `{name}` by name.
public enum StringArgument: Hashable, Sendable, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
    /// Words, put in as they are.
    case text(String)
    /// A whole number; the plural form follows the first number among the arguments.
    case number(Int)
    /// Other words of the catalogue.
    case phrase(Phrase)
    /// An argument with a name.
    indirect case named(String, StringArgument)

    /// Words written in the program.
    public init(stringLiteral text: String) { self = .text(text) }

    /// A number written in the program.
    public init(integerLiteral number: Int) { self = .number(number) }

    /// The words to put in.
    func text(in catalogue: StringCatalogue) -> String {
        switch self {
        case .text(let text): text
        case .number(let number): String(number)
        case .phrase(let phrase): phrase.text(in: catalogue)
        case .named(_, let argument): argument.text(in: catalogue)
        }
    }

    /// The number, if it is one.
    var number: Int? {
        switch self {
        case .text, .phrase: nil
        case .number(let number): number
        case .named(_, let argument): argument.number
        }
    }
}

/// Words for the screen: a text of the catalogue, or words that are what they are (what a person or a study wrote).
public enum Phrase: Hashable, Sendable, ExpressibleByStringLiteral {
    /// From the catalogue.
    case key(StringKey, [StringArgument])
    /// As they are.
    case verbatim(String)
    /// A number with the language's decimal mark: whole, or with at most two places; with an exponent where it is very large
    /// or small.
    case number(Double)

    /// A text of the catalogue.
    public static func key(_ key: StringKey) -> Phrase { .key(key, []) }

    /// A key written in the program.
    public init(stringLiteral name: String) { self = .key(StringKey(name), []) }

    /// A text of the catalogue with what is to be put in.
    public init(_ key: StringKey, _ arguments: StringArgument...) { self = .key(key, arguments) }

    /// The words in the catalogue's language.
    public func text(in catalogue: StringCatalogue) -> String {
        switch self {
        case .key(let key, let arguments): catalogue.text(key, arguments)
        case .verbatim(let text): text
        case .number(let value): ChartNumber.text(value, in: catalogue)
        }
    }
}
