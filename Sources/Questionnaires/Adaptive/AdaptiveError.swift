/// Why an adaptive form does not go on. The answers given so far stay as they are.
public enum AdaptiveError: Error, Equatable, CustomStringConvertible {
    /// The service could not be asked, or says why it has no answer.
    case service(String)
    /// The service's answer is no response with a questionnaire of its own; the text says what it is.
    case unreadable(String)
    /// The questionnaire in the answer is derived from another one.
    case otherQuestionnaire(String)
    /// A question that was asked before is gone, or stands elsewhere.
    case lostQuestion(String)
    /// The service says that it is not finished, and asks nothing new.
    case noQuestion
    /// Questions have to be answered before the next one can be chosen.
    case open([String])
    /// There are no more questions.
    case finished

    /// What is wrong, and what to do.
    public var description: String {
        switch self {
        case .service(let text): "the next question cannot be had: \(text); try again later"
        case .unreadable(let text): "the service answered with what cannot be read: \(text)"
        case .otherQuestionnaire(let canonical): "the service answered for another questionnaire, \(canonical)"
        case .lostQuestion(let linkId): "the service's answer lacks item \(linkId), which was asked before"
        case .noQuestion: "the service has not finished and asks nothing new"
        case .open(let linkIds): "answer first: \(linkIds.joined(separator: ", "))"
        case .finished: "there are no more questions"
        }
    }
}
