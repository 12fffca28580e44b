import FoundationEssentials

/// Asks what a participant has to do today, and what comes next.
public struct GetToday: StudyRequest {
    /// A participant's first screen.
    public struct Reply: Codable, Hashable, Sendable {
        /// Open tasks by the time they close, then this week's that closed while they were begun, then those that open next.
        public var tasks: [TaskCard]
        /// Titles of what was done today, in the order of submitting.
        public var doneToday: [String]
        /// Occurrences of this week (from Monday, in the participant's zone) done so far.
        public var doneThisWeek: Int
        /// Occurrences of this week due so far; excused ones are not counted.
        public var dueThisWeek: Int
        /// The next moment at which the answer is another though nobody does anything: a window opens or closes, or the day
        /// is over.
        public var nextChange: Date

        /// Makes the reply.
        public init(
            tasks: [TaskCard], doneToday: [String], doneThisWeek: Int, dueThisWeek: Int, nextChange: Date
        ) {
            self.tasks = tasks
            self.doneToday = doneToday
            self.doneThisWeek = doneThisWeek
            self.dueThisWeek = dueThisWeek
            self.nextChange = nextChange
        }
    }

    /// Makes the request.
    public init() {}
}

/// One occurrence of a task in a participant's list.
public struct TaskCard: Codable, Hashable, Sendable, Identifiable {
    /// What can be done with it now.
    public enum State: String, Codable, Hashable, Sendable {
        /// Its window has not begun.
        case upcoming
        /// It can be answered and nobody has begun.
        case open
        /// It has been begun and not submitted.
        case draft
        /// Its window is over, its grace period is not: it can still be answered, and counts as late.
        case late
        /// It was begun, and can no longer be answered. What was answered is kept.
        case closed

        /// Whether it can be answered.
        public var isOpen: Bool { self == .open || self == .draft || self == .late }
    }

    /// The occurrence.
    public var id: OccurrenceID
    /// The task's title.
    public var title: String
    /// What can be done with it.
    public var state: State
    /// When its window begins.
    public var opens: Date
    /// When its window is over. Half-open: at this moment it is over.
    public var closes: Date
    /// How long it takes, by the study's own estimate.
    public var minutes: Int
    /// How far a draft has come.
    public var progress: Progress?

    /// How far a draft has come, in questions that can be reached.
    public struct Progress: Codable, Hashable, Sendable {
        /// The question at which the person left, from 1; one more than there are when it was the review.
        public var position: Int
        /// Questions with an answer.
        public var answered: Int
        /// Questions in all.
        public var count: Int

        /// Makes the progress.
        public init(position: Int, answered: Int, count: Int) {
            self.position = position
            self.answered = answered
            self.count = count
        }
    }

    /// Makes a card.
    public init(
        id: OccurrenceID, title: String, state: State, opens: Date, closes: Date, minutes: Int, progress: Progress?
    ) {
        self.id = id
        self.title = title
        self.state = state
        self.opens = opens
        self.closes = closes
        self.minutes = minutes
        self.progress = progress
    }
}
