import FoundationEssentials
import StudyAPI

/// Why a draft's keeper did not do what it was asked. Nothing was changed.
///
/// No case repeats an answer.
public enum DraftKeeperError: Error, Hashable, Sendable {
    /// Another window has changed the draft. Opening it again shows what it holds now.
    case changedElsewhere
    /// Another terminal has the draft open; where the answers of one are in a file, only one at a time can. The last answer
    /// was saved there at this time; `nil` when there is none yet.
    case openElsewhere(lastSaved: Date?)
    /// The draft has been submitted or started over already.
    case closed
    /// The task cannot be answered now; its window opens or closes at this time.
    case windowClosed(opens: Date, closes: Date)
    /// An answer does not fit its question.
    case refusedAnswer(linkId: String, reason: String)
    /// Required questions are open.
    case incomplete(linkIds: [String])
    /// The disk is full.
    case diskFull(path: String)
    /// The file or its folder cannot be written.
    case readOnly(path: String)
    /// The questionnaire cannot be shown.
    case unusableForm(reason: String)
    /// This person may not do that.
    case notPermitted
    /// It cannot be reached, or is damaged.
    case unavailable(reason: String)

    /// Whether no further try can succeed.
    public var isFinal: Bool {
        switch self {
        case .closed, .windowClosed, .notPermitted: true
        default: false
        }
    }

    /// What the study's service said, in a draft's terms.
    public init(_ error: StudyError) {
        self =
            switch error {
            case .conflict: .changedElsewhere
            case .draftClosed: .closed
            case .windowClosed(let opens, let closes): .windowClosed(opens: opens, closes: closes)
            case .refusedAnswer(let linkId, let reason): .refusedAnswer(linkId: linkId, reason: reason)
            case .incomplete(let linkIds): .incomplete(linkIds: linkIds)
            case .diskFull(let path): .diskFull(path: path)
            case .readOnly(let path): .readOnly(path: path)
            case .notPermitted: .notPermitted
            case .notFound, .wrongState, .reasonMissing, .storeUnavailable, .sessionClosed:
                .unavailable(reason: error.description)
            }
    }
}

extension DraftKeeperError: CustomStringConvertible {
    /// What is wrong and what to do, in English. Screens say it in the person's language.
    public var description: String {
        switch self {
        case .changedElsewhere: "This questionnaire was changed in another window. Open it again to go on from there."
        case .openElsewhere:
            "This questionnaire is open in another terminal. Go on there, or leave it there and start it again here."
        case .closed: "This questionnaire was already submitted or started over. Leave it and open it again."
        case .windowClosed: "This task is not open now. The list of tasks says when it is."
        case .refusedAnswer(let linkId, let reason): "Question \(linkId): \(reason)"
        case .incomplete(let linkIds):
            "\(linkIds.count) required question(s) are open: \(linkIds.joined(separator: ", ")). Answer them first."
        case .diskFull(let path): "Not saved: the disk that holds \(path) is full. Free some space and try again."
        case .readOnly(let path): "Not saved: \(path) cannot be written. Make the file and its folder writable."
        case .unusableForm(let reason): "This questionnaire cannot be shown: \(reason)"
        case .notPermitted: "You may not do this. Ask the study team."
        case .unavailable(let reason): reason
        }
    }
}
