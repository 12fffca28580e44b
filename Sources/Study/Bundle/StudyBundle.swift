import FHIR
import FoundationEssentials
import StudyStore

/// What defines a study: its sites, tasks, scores and alert rules, as its bundle says. Complete and consistent once made.
///
/// Questionnaires are read when they are needed, not with the bundle.
public struct StudyBundle: Sendable {
    /// A place where people take part.
    public struct Site: Hashable, Sendable {
        /// Names the site in the bundle.
        public var id: String
        /// The site's name.
        public var name: String
        /// The time zone in which its participants live, unless they say otherwise.
        public var clock: WallClock
        /// How many people it wants to enrol.
        public var target: Int
    }

    /// Where a questionnaire is kept in the bundle.
    public struct QuestionnaireFile: Hashable, Sendable {
        /// Its path inside the bundle.
        public var file: String
        /// `url|version`.
        public var canonical: String
    }

    /// The study's canonical address.
    public var url: String
    /// Names the study in the bundle.
    public var id: String
    /// The revision's name, for people; what counts is `hash`.
    public var revision: String
    /// The study's title.
    public var title: String
    /// The language of the bundle's words, as a BCP 47 tag.
    public var language: String
    /// The sites, in order.
    public var sites: [Site]
    /// How many people are to be enrolled, and by when.
    public var enrolment: EnrolmentPlan
    /// The questionnaires, in order.
    public var questionnaires: [QuestionnaireFile]
    /// The tasks, in order.
    public var tasks: [StudyTask]
    /// The scores, in order.
    public var scores: [ScoreRule]
    /// The alert rules, in order.
    public var alerts: [AlertRule]
    /// The study's words in other languages, by BCP 47 tag.
    public var translations: [String: Translation]
    /// `study.json` as it was read.
    public var source: String
    /// The hashes of the questionnaires' content, in order.
    public var questionnaireHashes: [ContentHash]

    /// The bundle's identity: the hash over `study.json` and those of its questionnaires, as the store knows it.
    public var hash: ContentHash { ContentHash(ofParts: [source] + questionnaireHashes.map(\.hex)) }

    let files: BundleFiles

    /// The task with this id, if there is one.
    public func task(_ id: String) -> StudyTask? { tasks.first { $0.id == id } }

    /// The alert rules that look at this questionnaire.
    public func alerts(for canonical: String) -> [AlertRule] { alerts.filter { $0.questionnaire == canonical } }

    /// The scores that are made from this questionnaire.
    public func scores(for canonical: String) -> [ScoreRule] { scores.filter { $0.questionnaire == canonical } }

    /// The text of a questionnaire in the bundle.
    public func questionnaireText(_ canonical: String) throws(BundleError) -> String {
        guard let entry = questionnaires.first(where: { $0.canonical == canonical }) else {
            throw BundleError(
                file: Self.studyFile, place: "questionnaires", problem: .unknownReference(canonical))
        }
        return try Self.text(of: entry.file, in: files)
    }
}

/// What is to be done, on a schedule.
public struct StudyTask: Hashable, Sendable {
    /// Names the task in the bundle.
    public var id: String
    /// Grows with each change of the task; versions are append-only.
    public var version: Int
    /// The task's title.
    public var title: String
    /// The questionnaire to answer, `url|version`.
    public var questionnaire: String
    /// How long it takes, in minutes, by the study's own estimate.
    public var minutes: Int
    /// Whether a participant may say "I would rather not say" to any of its questions.
    public var allowsDeclining: Bool
    /// When it is to be done.
    public var schedule: TaskSchedule
    /// The schedule as the bundle's JSON text.
    public var scheduleSource: String
}
