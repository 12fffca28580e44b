import FoundationEssentials

/// Asks how the study stands. For staff.
public struct GetDashboard: StudyRequest {
    /// The answer is the dashboard.
    public typealias Reply = Dashboard

    /// Makes the request.
    public init() {}
}

/// How the study stands at one moment.
public struct Dashboard: Codable, Hashable, Sendable {
    /// The moment.
    public var asOf: Date
    /// What needs a person, most urgent first: open alerts by age, then acknowledged ones, then missed tasks.
    public var needs: [NeedsPerson]
    /// Enrolment against its target.
    public var enrolment: Enrolment
    /// Adherence over the last 7 days, today not included.
    public var last7Days: Adherence
    /// Adherence over the last 30 days, today not included.
    public var last30Days: Adherence
    /// Adherence by participant, by label.
    public var participants: [ParticipantAdherence]
    /// Scores by instrument, in the order of the bundle.
    public var instruments: [InstrumentSummary]
    /// Today's occurrences by state.
    public var today: TodayCounts
    /// What happened last, newest first.
    public var feed: [FeedEntry]

    /// Makes a dashboard.
    public init(
        asOf: Date, needs: [NeedsPerson], enrolment: Enrolment, last7Days: Adherence, last30Days: Adherence,
        participants: [ParticipantAdherence], instruments: [InstrumentSummary], today: TodayCounts, feed: [FeedEntry]
    ) {
        self.asOf = asOf
        self.needs = needs
        self.enrolment = enrolment
        self.last7Days = last7Days
        self.last30Days = last30Days
        self.participants = participants
        self.instruments = instruments
        self.today = today
        self.feed = feed
    }
}

/// One line of "Needs you".
public enum NeedsPerson: Codable, Hashable, Sendable {
    /// An alert that is open or acknowledged.
    case alert(AlertSummary)
    /// A participant has missed a task several times in a row, the last time when its window closed at `since`.
    case missedInARow(participant: String, task: String, count: Int, since: Date)
}

/// Enrolment against its target.
public struct Enrolment: Codable, Hashable, Sendable {
    /// One site's part.
    public struct Site: Codable, Hashable, Sendable {
        /// The site's name.
        public var name: String
        /// People enrolled there.
        public var enrolled: Int
        /// The site's target.
        public var target: Int

        /// Makes a site's part.
        public init(name: String, enrolled: Int, target: Int) {
            self.name = name
            self.enrolled = enrolled
            self.target = target
        }
    }

    /// People enrolled.
    public var enrolled: Int
    /// The study's target.
    public var target: Int
    /// How many the plan wanted by now.
    public var planned: Int
    /// By site, in the order of the bundle.
    public var sites: [Site]

    /// Makes the enrolment.
    public init(enrolled: Int, target: Int, planned: Int, sites: [Site]) {
        self.enrolled = enrolled
        self.target = target
        self.planned = planned
        self.sites = sites
    }
}

/// Occurrences done of those due. Excused ones are not counted.
public struct Adherence: Codable, Hashable, Sendable {
    /// Done, in time or late.
    public var done: Int
    /// Due: their windows are over, or they are done.
    public var due: Int

    /// Makes an adherence.
    public init(done: Int, due: Int) {
        self.done = done
        self.due = due
    }
}

/// One participant's adherence, day by day.
public struct ParticipantAdherence: Codable, Hashable, Sendable {
    /// How a day went.
    public enum Day: String, Codable, Hashable, Sendable {
        /// Everything due was done in time.
        case done
        /// Everything due was done, something late.
        case late
        /// Something due was missed.
        case missed
        /// What was due was excused.
        case excused
        /// Nothing was due.
        case notDue
        /// Something is due and its window is still open.
        case open
    }

    /// The participant's label.
    public var participant: String
    /// The site's name.
    public var site: String
    /// The last 14 days in the participant's zone, oldest first; the last one is today.
    public var days: [Day]
    /// Over those days, without what is still open.
    public var adherence: Adherence
    /// The newest score of each instrument, in the order of the bundle.
    public var scores: [LatestScore]

    /// Makes a participant's adherence.
    public init(participant: String, site: String, days: [Day], adherence: Adherence, scores: [LatestScore]) {
        self.participant = participant
        self.site = site
        self.days = days
        self.adherence = adherence
        self.scores = scores
    }
}

/// A participant's newest score of one instrument.
public struct LatestScore: Codable, Hashable, Sendable {
    /// The instrument's title.
    public var instrument: String
    /// The score as written, or `nil` when it could not be scored.
    public var value: String?
    /// The severity band, in words.
    public var band: String?
    /// When the response was submitted.
    public var at: Date

    /// Makes a score.
    public init(instrument: String, value: String?, band: String?, at: Date) {
        self.instrument = instrument
        self.value = value
        self.band = band
        self.at = at
    }
}

/// How one instrument stands over all participants.
public struct InstrumentSummary: Codable, Hashable, Sendable {
    /// The instrument's title.
    public var instrument: String
    /// The median of everyone's newest score.
    public var median: Double?
    /// How many people that is.
    public var people: Int
    /// The highest score possible: what a chart is drawn against.
    public var maximum: Double
    /// The medians by week, oldest first, the running week last; `nil` for a week without scores.
    public var weeklyMedians: [Double?]
    /// How many people are in each severity band now, mildest first.
    public var bands: [Band]

    /// How many people are in one severity band.
    public struct Band: Codable, Hashable, Sendable {
        /// The band, in words.
        public var name: String
        /// People.
        public var people: Int

        /// Makes a band.
        public init(name: String, people: Int) {
            self.name = name
            self.people = people
        }
    }

    /// Makes a summary.
    public init(
        instrument: String, median: Double?, people: Int, maximum: Double, weeklyMedians: [Double?], bands: [Band]
    ) {
        self.instrument = instrument
        self.median = median
        self.people = people
        self.maximum = maximum
        self.weeklyMedians = weeklyMedians
        self.bands = bands
    }
}

/// Today's occurrences.
public struct TodayCounts: Codable, Hashable, Sendable {
    /// Whose window is or was open today.
    public var due: Int
    /// Of those, submitted.
    public var done: Int
    /// Of those, over and not submitted.
    public var overdue: Int
    /// Begun and not submitted.
    public var drafts: Int

    /// Makes the counts.
    public init(due: Int, done: Int, overdue: Int, drafts: Int) {
        self.due = due
        self.done = done
        self.overdue = overdue
        self.drafts = drafts
    }
}

/// One line of what happened last.
public struct FeedEntry: Codable, Hashable, Sendable {
    /// What happened.
    public enum Event: Codable, Hashable, Sendable {
        /// A draft stands at a question.
        case answering(position: Int, count: Int)
        /// A response was submitted.
        case submitted
        /// An alert was raised.
        case alertRaised
        /// An alert was acknowledged.
        case alertAcknowledged
        /// An alert was resolved.
        case alertResolved
    }

    /// When.
    public var at: Date
    /// The participant's label.
    public var participant: String
    /// The task's title.
    public var task: String
    /// What happened.
    public var event: Event

    /// Makes an entry.
    public init(at: Date, participant: String, task: String, event: Event) {
        self.at = at
        self.participant = participant
        self.task = task
        self.event = event
    }
}
