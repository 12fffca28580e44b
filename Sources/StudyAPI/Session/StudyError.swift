import FoundationEssentials

/// Why a request was not carried out. Nothing was changed.
///
/// No text here repeats an answer: errors end up in logs.
public enum StudyError: Error, Equatable, Sendable, Codable {
    /// This person may not do that. `verb` is the request's name.
    case notPermitted(verb: String)
    /// There is no such thing, or this person may not know of it.
    case notFound(what: String)
    /// The draft was changed by another session; `revision` is its present one. Open it again.
    case conflict(revision: Int)
    /// The draft has been submitted or started over already.
    case draftClosed
    /// The task cannot be answered now; it opens or closed at this time.
    case windowClosed(opens: Date, closes: Date)
    /// An answer does not fit its question.
    case refusedAnswer(linkId: String, reason: String)
    /// Required questions are open.
    case incomplete(linkIds: [String])
    /// The thing is not in a state that allows this step ("resolved" for example).
    case wrongState(what: String, state: String)
    /// A reason is needed and was not given.
    case reasonMissing
    /// The disk that holds the store is full.
    case diskFull(path: String)
    /// The store cannot be written: the file or its folder is read-only.
    case readOnly(path: String)
    /// The store cannot be reached or is damaged.
    case storeUnavailable(detail: String)
    /// The session has ended.
    case sessionClosed
}

extension StudyError: CustomStringConvertible {
    /// What is wrong, where, and what to do.
    public var description: String {
        switch self {
        case .notPermitted(let verb): "You may not do this (\(verb)). Ask the study's administrator for the right to."
        case .notFound(let what): "There is no such \(what) in this study. Go back and choose again."
        case .conflict:
            "This questionnaire was changed in another window. Leave it and open it again to go on from there."
        case .draftClosed: "This questionnaire was already submitted or started over. Leave it and open it again."
        case .windowClosed: "This task is not open now. The list of tasks says when it is."
        case .refusedAnswer(let linkId, let reason): "Question \(linkId): \(reason)"
        case .incomplete(let linkIds):
            "\(linkIds.count) required question(s) are open: \(linkIds.joined(separator: ", ")). Answer them first."
        case .wrongState(let what, let state): "The \(what) is \(state) already. Look at it again."
        case .reasonMissing: "A reason is needed. Type one."
        case .diskFull(let path):
            "Not saved: the disk that holds \(path) is full. Free some space and try again; nothing saved is lost."
        case .readOnly(let path):
            "Not saved: \(path) is read-only. Make the file and its folder writable and try again."
        case .storeUnavailable(let detail): "The study's store cannot be used: \(detail)"
        case .sessionClosed: "This session has ended. Start again to go on where you left."
        }
    }
}
