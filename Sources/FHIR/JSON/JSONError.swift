/// Why a text is not JSON that can be read, and where.
public struct JSONError: Error, Equatable, Sendable, CustomStringConvertible {
    /// What is wrong.
    public enum Reason: Equatable, Sendable {
        /// Something else stands here than the grammar allows; the text says what was expected.
        case expected(String)
        /// The text ends here, inside of something; the text says what was expected next.
        case endOfText(expected: String)
        /// The object already has a member of this name.
        case duplicateName(String)
        /// The bytes are not UTF-8.
        case invalidUTF8
        /// Half of a surrogate pair (`\uD800` to `\uDFFF`) without its other half.
        case loneSurrogate
        /// A control character (below U+0020) inside a string, which must be written as an escape.
        case controlCharacter
        /// Arrays and objects nested deeper than this many levels.
        case tooDeep(limit: Int)
        /// A number written with more than this many characters.
        case numberTooLong(limit: Int)
    }

    /// What is wrong.
    public let reason: Reason
    /// Where it is wrong.
    public let position: TextPosition

    /// An error.
    public init(_ reason: Reason, at position: TextPosition) {
        self.reason = reason
        self.position = position
    }

    /// What is wrong, where, and what was expected.
    public var description: String {
        switch reason {
        case .expected(let what): "\(position): not JSON: expected \(what)"
        case .endOfText(let what): "\(position): the JSON ends too early: expected \(what)"
        case .duplicateName(let name): "\(position): the member \"\(name)\" occurs twice in one object"
        case .invalidUTF8: "\(position): the text is not UTF-8; save the file as UTF-8"
        case .loneSurrogate: "\(position): half of a surrogate pair; write both halves or the character itself"
        case .controlCharacter: "\(position): a control character inside a string; write it as an escape such as \\n"
        case .tooDeep(let limit): "\(position): nested more than \(limit) levels deep"
        case .numberTooLong(let limit): "\(position): a number of more than \(limit) characters"
        }
    }
}
