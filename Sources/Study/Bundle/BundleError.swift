/// Why a bundle was refused: which file, where in it, what is wrong and what to do.
public struct BundleError: Error, Equatable, Sendable, CustomStringConvertible {
    /// What is wrong.
    public enum Problem: Equatable, Sendable {
        /// The file is not in the bundle.
        case noSuchFile
        /// The file is not JSON; the parser's own words.
        case notJSON(String)
        /// The file is no questionnaire that can be used; the reader's own words.
        case notAQuestionnaire(String)
        /// The member is missing; `wanted` says what it is for.
        case missing(wanted: String)
        /// The member has another type or value than the format allows.
        case wrong(wanted: String)
        /// The format has no such member.
        case unknownMember(known: [String])
        /// The same name was given before.
        case duplicate(String)
        /// It names something the bundle does not have.
        case unknownReference(String)
    }

    /// The file, by its path inside the bundle.
    public var file: String
    /// The place in it, for example `alerts[0].owner`; empty for the file as a whole.
    public var place: String
    /// What is wrong.
    public var problem: Problem

    /// Makes an error.
    public init(file: String, place: String, problem: Problem) {
        self.file = file
        self.place = place
        self.problem = problem
    }

    /// File, place, what is wrong and what to do.
    public var description: String {
        let at = place.isEmpty ? file : "\(file), \(place)"
        return switch problem {
        case .noSuchFile: "\(at): the bundle has no such file. Add it, or correct its name in study.json."
        case .notJSON(let detail): "\(at): \(detail)."
        case .notAQuestionnaire(let detail): "\(at): \(detail)"
        case .missing(let wanted): "\(at): missing. Give \(wanted)."
        case .wrong(let wanted): "\(at): must be \(wanted)."
        case .unknownMember(let known): "\(at): there is no such member. Known here: \(known.joined(separator: ", "))."
        case .duplicate(let name): "\(at): \"\(name)\" is there already. Choose another."
        case .unknownReference(let name): "\(at): the bundle has no \"\(name)\"."
        }
    }
}
