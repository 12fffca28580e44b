/// Why a modular questionnaire cannot be put together. A form that lacks a part would ask too little without anyone knowing.
public struct AssemblyError: Error, Equatable, CustomStringConvertible {
    /// One thing that is wrong.
    public enum Reason: Hashable, Sendable {
        /// A sub-questionnaire is not at hand.
        case missing(canonical: String)
        /// It is there in another version only.
        case otherVersion(canonical: String, found: String)
        /// A questionnaire is a part of itself, by way of these.
        case circle([String])
        /// What is named is no questionnaire with items.
        case noItems(canonical: String)
        /// Two items have one linkId once all is together.
        case duplicateLinkId(String)
        /// Two parts declare a variable of that name, which differ.
        case duplicateVariable(String)
        /// Two parts say where an item's group is filled in from, or extracted to.
        case duplicateExtension(String)
        /// Two contained resources that differ have one id.
        case duplicateContained(String)
        /// A part is written in another language.
        case otherLanguage(canonical: String, String)
        /// A part has an element that changes what all of it means.
        case modifier(canonical: String, String)
        /// A part needs a variable that is not in sight.
        case missingVariable(canonical: String, String)
        /// The `linkIdPrefix` in sight gives no text.
        case noPrefix(String)
        /// Parts are nested deeper than items may be.
        case tooDeep
    }

    /// Something wrong, at the item that names the part; `nil` for the whole.
    public struct Problem: Hashable, Sendable, CustomStringConvertible {
        /// The item.
        public let linkId: String?
        /// What is wrong.
        public let reason: Reason

        /// Where and what, in one line.
        public var description: String {
            let place = linkId.map { "item \($0)" } ?? "questionnaire"
            let text =
                switch reason {
                case .missing(let canonical):
                    "the sub-questionnaire \(canonical) is not at hand; put its file beside the form"
                case .otherVersion(let canonical, let found):
                    "the sub-questionnaire \(canonical) is at hand in version \(found) only"
                case .circle(let chain):
                    "a questionnaire is a part of itself: \(chain.joined(separator: " → "))"
                case .noItems(let canonical): "the sub-questionnaire \(canonical) has no items"
                case .duplicateLinkId(let linkId):
                    "linkId \"\(linkId)\" occurs more than once when all is together; give the parts a linkIdPrefix"
                case .duplicateVariable(let name):
                    "the variable \(name) is declared twice when all is together; rename one"
                case .duplicateExtension(let name): "there are two \(name) when all is together; drop one"
                case .duplicateContained(let id):
                    "two contained resources have the id \"\(id)\"; give the parts a linkIdPrefix"
                case .otherLanguage(let canonical, let language):
                    "the sub-questionnaire \(canonical) is in another language, \(language)"
                case .modifier(let canonical, let name):
                    "the sub-questionnaire \(canonical) has \(name), which parts may not have"
                case .missingVariable(let canonical, let name):
                    "the sub-questionnaire \(canonical) needs the variable \(name), which is not declared around it"
                case .noPrefix(let source): "the linkIdPrefix \(source) gives no text"
                case .tooDeep: "the parts are nested more than \(Form.maximumDepth) levels deep"
                }
            return "\(place): \(text)"
        }
    }

    /// All there is, in document order.
    public let problems: [Problem]

    /// A line for each.
    public var description: String { problems.map(\.description).joined(separator: "\n") }
}
