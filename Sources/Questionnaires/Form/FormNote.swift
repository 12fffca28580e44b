/// Something that a form asks for and that is not done here, or that is wrong in the form, while the rest of it works.
public struct FormNote: Hashable, Sendable, CustomStringConvertible {
    /// What kind of thing it is.
    public enum Kind: Hashable, Sendable {
        /// A feature that is not supported; its name as the specification has it.
        case unsupported(feature: String)
        /// A feature that works where the session is given a service to ask (`FormContext.query`); without one, it is as if it were
        /// not there.
        case needsService(feature: String)
        /// A questionnaire that an item stands for, and that has to be put in its place first; its canonical address.
        case missingPart(String)
        /// A fault because of which the form does not do what it says, in words.
        case error(String)
        /// A fault of the form, in words.
        case fault(String)
    }

    /// The item, or `nil` for the form as a whole.
    public let linkId: String?
    /// What it is.
    public let kind: Kind

    /// A note.
    public init(linkId: String?, _ kind: Kind) {
        self.linkId = linkId
        self.kind = kind
    }

    /// Whether it is about a service that a session may be given.
    public var isAboutService: Bool { if case .needsService = kind { true } else { false } }

    /// Whether questions are missing, since they are in a questionnaire that has to be put in first.
    public var isMissingPart: Bool { if case .missingPart = kind { true } else { false } }

    /// What is said of a questionnaire that has to be put in.
    static func words(missing canonical: String) -> String {
        "stands for the questionnaire \(canonical), which has to be put in first; its questions are missing"
    }

    /// Where and what, in one line.
    public var description: String {
        let place = linkId.map { "item \($0)" } ?? "questionnaire"
        return switch kind {
        case .unsupported(let feature): "\(place): \(feature) is not supported"
        case .needsService(let feature): "\(place): \(feature) needs a server to ask"
        case .missingPart(let canonical): "\(place): \(FormNote.words(missing: canonical))"
        case .error(let text), .fault(let text): "\(place): \(text)"
        }
    }
}
