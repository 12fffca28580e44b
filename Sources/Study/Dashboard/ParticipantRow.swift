import FoundationEssentials
import StudyAPI
import StudyStore

/// One participant with their occurrences of the last weeks: what the dashboard's lines are made from.
struct ParticipantRow {
    /// How many days a participant's line shows, today included.
    static let shownDays = 14
    /// From how many on missed tasks in a row need a person.
    static let missedLimit = 3

    let record: ParticipantRecord
    let site: String
    /// Today in the participant's zone.
    let today: CalendarDay
    let standings: [Standing]

    /// The occurrences whose slots lie so many days from today: half-open, as `-7..<0` for the week before.
    func standings(from first: Int, to end: Int) -> [Standing] {
        standings.filter { (first..<end).contains(today.distance(to: $0.day)) }
    }

    /// Adherence day by day, and the newest scores.
    func adherence(scores: [ScoreTable], now: Date) -> ParticipantAdherence {
        let shown = standings(from: 1 - Self.shownDays, to: 1)
        let byDay = Dictionary(grouping: shown) { today.distance(to: $0.day) }
        return ParticipantAdherence(
            participant: record.label, site: site,
            days: ((1 - Self.shownDays)...0).map { day in
                ParticipantAdherence.Day((byDay[day] ?? []).map { $0.state(at: now) })
            },
            adherence: Adherence(counting: shown.map { $0.state(at: now) }),
            scores: scores.compactMap { $0.latest(of: record.id) })
    }

    /// Tasks whose last occurrences were all missed, by task title.
    func missedInARow(tasks: [TaskRecord.ID: String], now: Date) -> [NeedsPerson] {
        let byTask = Dictionary(grouping: standings, by: \.occurrence.task)
        var lines: [(title: String, line: NeedsPerson)] = []
        for (task, standings) in byTask {
            let over = standings.sorted { $0.day < $1.day }.map { ($0, $0.state(at: now)) }
                .filter { $0.1.isDone || $0.1 == .missed }
            let missed = over.reversed().prefix { $0.1 == .missed }
            guard missed.count >= Self.missedLimit, let last = missed.first, let title = tasks[task] else { continue }
            lines.append(
                (
                    title,
                    .missedInARow(
                        participant: record.label, task: title, count: missed.count, since: last.0.window.closes)
                ))
        }
        return lines.sorted { $0.title < $1.title }.map(\.line)
    }
}

extension TodayCounts {
    /// Counts what is or was to be done today, each participant's own day.
    ///
    /// What was submitted on an earlier day is not today's, though its window may still be open.
    init(_ people: [ParticipantRow], now: Date) {
        self.init(due: 0, done: 0, overdue: 0, drafts: 0)
        for person in people {
            guard let clock = WallClock(identifier: person.record.timeZone) else { continue }
            let start = clock.instant(person.today, .midnight)
            let end = clock.instant(person.today.advanced(by: 1), .midnight)
            for standing in person.standings {
                let state = standing.state(at: now)
                guard standing.window.opens < end, standing.window.closes > start, state != .excused,
                    (standing.submitted ?? now) >= start
                else { continue }
                due += 1
                if state.isDone { done += 1 }
                if state == .missed || state == .grace { overdue += 1 }
                if standing.draft != nil, state.isAnswerable { drafts += 1 }
            }
        }
    }
}
