/// The kinds of record that audit entries and changes speak of.
public enum Entity: String, Sendable, Hashable, CaseIterable {
    /// The study itself.
    case study
    /// A revision of the folder that defines the study.
    case bundle
    /// A questionnaire by its content.
    case questionnaire
    /// A site.
    case site
    /// A person, staff or participant.
    case person
    /// A role that a person holds.
    case role
    /// A person in the study.
    case participant
    /// A task, or one of its versions.
    case task
    /// A dated instance of a task.
    case occurrence
    /// Answers that are not submitted yet.
    case draft
    /// A submitted response.
    case response
    /// A score of a response.
    case score
    /// An alert.
    case alert
    /// One person at one terminal.
    case session
}

extension Entity: TextColumnValue {}
