import FoundationEssentials

/// What a person can do while filling in a questionnaire, whichever front end it comes from.
public enum FillingAction: Hashable, Sendable {
    /// Answers with the option that has this printed number; where several are allowed, toggles it.
    case pick(String)
    /// Answers with exactly the options with these printed numbers. None: takes the answer back.
    case choose([String])
    /// Was typed before the page it was meant for was there: the number of an answer, or the beginning of a text.
    case typed(String)
    /// The text in the field is this now.
    case edit(String)
    /// Takes the answer back: the question is unanswered again.
    case erase
    /// The person would rather not say.
    case decline
    /// On to the next question. Asks once at a required one without an answer.
    case next
    /// One question back. Never validates.
    case back
    /// To the overview of all questions.
    case review
    /// To one question.
    case goTo(UUID)
    /// On the overview: moves the focus to one question; never answers.
    case select(UUID)
    /// Hands the answers in. Asks once.
    case submit
    /// Enter on a page that only has to be read.
    case goOn
    /// Throws away what was kept and begins anew. Asks once.
    case startOver
    /// Leaves. Everything that has been answered is kept.
    case leave
}

/// What a remark may name: each front end has its own key or word for it.
public enum FillingCommand: String, Hashable, Sendable, CaseIterable {
    case next
    case back
    case review
    case decline
    case erase
    case submit
    case startOver
    case leave
}
