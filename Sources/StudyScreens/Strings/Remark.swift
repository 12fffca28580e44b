import FoundationEssentials
import TerminalUI

/// Words that have not been put into a language yet: what models say, and every front end shows in its own way.
public struct Remark: Hashable, Sendable {
    /// What fills a gap in the words.
    public enum Argument: Hashable, Sendable {
        /// Text as it is: an answer, a title, a path.
        case text(String)
        /// A number that is written with a point, said with the language's decimal mark, and its unit.
        case decimal(String, unit: String? = nil)
        /// A number; it chooses the plural form.
        case count(Int)
        /// Another remark.
        case remark(Remark)
        /// A time of day with seconds.
        case time(Date)
        /// A day and a time, as short as the present moment allows.
        case moment(Date)
        /// What the front end in use calls the key or command that does this.
        case command(FillingCommand)
    }

    /// The words' key in the catalogue; `nil` for words that are somebody else's and stay as they are.
    public var key: StringKey?
    /// What fills the gaps, by name.
    public var arguments: [String: Argument]
    /// Somebody else's words.
    public var words: String

    /// Makes a remark of the catalogue.
    public init(_ key: StringKey, _ arguments: [String: Argument] = [:]) {
        self.key = key
        self.arguments = arguments
        words = ""
    }

    /// Somebody else's words, shown as they are.
    public static func verbatim(_ words: String) -> Remark { Remark(words: words) }

    private init(words: String) {
        key = nil
        arguments = [:]
        self.words = words
    }
}
