import FHIR
import FoundationEssentials
import Questionnaires

/// A made-up history of a study: who takes part, what they answered and when. The same seed and day give the same history.
///
/// It ends before the first moment of `today`: whatever is due today is still to be done.
public struct SyntheticHistory: Sendable {
    /// One submitted questionnaire.
    public struct Submission: Sendable {
        /// The index of the person in `people`.
        public var person: Int
        /// The task's id in the bundle.
        public var task: String
        /// The day of the slot.
        public var slot: CalendarDay
        /// When it was submitted.
        public var at: Date
        /// The form as filled in.
        public var session: FormSession
    }

    /// One slot of a task, answered or not.
    struct Slot {
        var person: Int
        var task: StudyTask
        var day: CalendarDay
        var window: OccurrenceWindow
        /// When it is submitted; `nil` when it never is.
        var submitted: Date?
    }

    /// The people, by label.
    public var people: [SyntheticPerson]
    /// What they submitted, by time.
    public var submissions: [Submission]
    /// The day on which the history ends.
    public var today: CalendarDay

    /// Makes up a history of the twelve weeks before `today`.
    public init(
        bundle: StudyBundle, today: CalendarDay, seed: UInt64, makeID: () -> UUID
    ) throws(BundleError) {
        var random = SyntheticGenerator(seed: seed)
        let people = SyntheticPerson.sample(sites: bundle.sites.count, &random)
        var forms: [String: Form] = [:]
        for entry in bundle.questionnaires { forms[entry.canonical] = try bundle.form(entry.canonical) }
        var submissions: [Submission] = []
        for index in people.indices {
            for slot in Self.slots(of: index, people[index], bundle: bundle, today: today, &random) {
                guard let at = slot.submitted, let form = forms[slot.task.questionnaire] else { continue }
                let answers = SyntheticAnswers(
                    person: people[index], day: people[index].enrolled(before: today).distance(to: slot.day),
                    safetyItems: Set(bundle.alerts(for: slot.task.questionnaire).map(\.linkId)))
                let session = try answers.fill(
                    form, at: at, timeZone: bundle.sites[people[index].site].clock.timeZone, &random, makeID: makeID)
                submissions.append(
                    Submission(person: index, task: slot.task.id, slot: slot.day, at: at, session: session))
            }
        }
        self.people = people
        self.submissions = submissions.sorted { ($0.at, $0.person, $0.task) < ($1.at, $1.person, $1.task) }
        self.today = today
    }

    private static func slots(
        of index: Int, _ person: SyntheticPerson, bundle: StudyBundle, today: CalendarDay,
        _ random: inout SyntheticGenerator
    ) -> [Slot] {
        let clock = bundle.sites[person.site].clock
        let enrolled = person.enrolled(before: today)
        let end = clock.instant(today, .midnight)
        return bundle.tasks.flatMap { task in
            let days = task.schedule.slots(anchor: enrolled, in: enrolled..<today)
            return days.map { day in
                let window = task.schedule.window(of: day, clock)
                // Two numbers a slot, used or not: one slot's fate does not change the others'.
                let luck = random.fraction()
                let moment = random.fraction()
                let skipped = task.schedule.recurrence != .once && day.distance(to: today) <= person.lastMissed
                let at =
                    luck < 0.05 && task.schedule.grace > 0
                    ? window.closes.addingTimeInterval(moment * task.schedule.grace)
                    : Self.moment(moment, in: window, clock)
                let done = luck < person.adherence && !skipped && at < end
                return Slot(person: index, task: task, day: day, window: window, submitted: done ? at : nil)
            }
        }
    }

    /// A moment inside a window: in its last third when it is one day's, else within the waking hours of its first day.
    private static func moment(_ fraction: Double, in window: OccurrenceWindow, _ clock: WallClock) -> Date {
        let length = window.closes.timeIntervalSince(window.opens)
        let date: Date
        if length <= 86_400 {
            date = window.opens.addingTimeInterval(length * (0.66 + 0.33 * fraction))
        } else {
            let morning = clock.instant(clock.day(of: window.opens), LocalTime(minutes: 8 * 60))
            date = max(window.opens, morning).addingTimeInterval(fraction * 13 * 3600)
        }
        return Date(timeIntervalSince1970: date.timeIntervalSince1970.rounded(.down))
    }
}

extension SyntheticPerson {
    /// The day of enrolment in a history that ends before `today`.
    func enrolled(before today: CalendarDay) -> CalendarDay { today.advanced(by: -enrolledDaysAgo) }
}
