/// Why a form cannot be opened at all. What can be worked around becomes a `FormNote` instead.
public enum FormError: Error, Equatable, CustomStringConvertible {
    /// The form has no item.
    case noItems
    /// Two items have the same linkId, so answers could not be told apart.
    case duplicateLinkId(String)
    /// An item has no linkId; `path` says where it is.
    case missingLinkId(path: String)
    /// The items are nested deeper than this many levels.
    case tooDeep(linkId: String, limit: Int)
    /// It is not a questionnaire of a FHIR version that can be read; the text says what it is.
    case unreadable(String)

    /// What is wrong, where, and what to do.
    public var description: String {
        switch self {
        case .noItems: "the questionnaire has no items; there is nothing to fill in"
        case .duplicateLinkId(let linkId):
            "linkId \"\(linkId)\" occurs more than once; give every item a linkId of its own"
        case .missingLinkId(let path): "\(path) has no linkId; give every item a linkId of its own"
        case .tooDeep(let linkId, let limit):
            "item \(linkId) is nested more than \(limit) levels deep; flatten the questionnaire"
        case .unreadable(let text): text
        }
    }
}
