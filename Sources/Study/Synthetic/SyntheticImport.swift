import FoundationEssentials
import StudyAPI
import StudyStore

/// Writes a made-up history into a store that has just been given its study; every person in it is marked as made up.
struct SyntheticImport {
    let bundle: StudyBundle
    let seed: UInt64

    /// Adds the history of the twelve weeks to yesterday, as the clock of the first site has it.
    func carryOut(in transaction: WriteTransaction) throws {
        var ids = SyntheticGenerator(seed: seed &+ 1)
        let today = bundle.sites[0].clock.day(of: transaction.now.date)
        let history = try SyntheticHistory(bundle: bundle, today: today, seed: seed) {
            StoreID<SyntheticHistory>(using: &ids).uuid
        }
        let sites = try transaction.sites()
        let tasks = try transaction.tasks(at: transaction.now)
        let plan = bundle.tasks.compactMap { task in
            tasks.first { $0.task.key == task.id }.map {
                OccurrencePlan.Task(task: task, id: $0.task.id, version: $0.version.id)
            }
        }
        guard let coordinator = try transaction.people(withRole: StudyRole.coordinator).first
        else {
            throw StudyError.notFound(what: "coordinator")
        }
        var people: [Enrolled] = []
        for person in history.people {
            people.append(try enrol(person, history, sites: sites, plan: plan, in: transaction, &ids))
        }
        let hashes = Dictionary(
            zip(bundle.questionnaires.map(\.canonical), bundle.questionnaireHashes),
            uniquingKeysWith: { first, _ in first })
        for submission in history.submissions {
            let enrolled = people[submission.person]
            guard let task = bundle.task(submission.task), let hash = hashes[task.questionnaire],
                let occurrence = enrolled.occurrences[Slot(task: task.id, day: submission.slot)]
            else { continue }
            try submit(
                submission, task, hash, occurrence, enrolled.record, coordinator: coordinator, in: transaction, &ids)
        }
    }

    /// A slot of a task.
    private struct Slot: Hashable {
        var task: String
        var day: CalendarDay
    }

    /// A person who was taken in, with the occurrences of their slots.
    private struct Enrolled {
        var record: ParticipantRecord
        var occurrences: [Slot: OccurrenceRecord.ID]
    }

    private func enrol(
        _ person: SyntheticPerson, _ history: SyntheticHistory, sites: [SiteRecord], plan: [OccurrencePlan.Task],
        in transaction: WriteTransaction, _ ids: inout SyntheticGenerator
    ) throws -> Enrolled {
        let site = bundle.sites[person.site]
        let record = PersonRecord(id: StoreID(using: &ids), language: bundle.language, createdAt: transaction.now)
        try transaction.add(record)
        let enrolledOn = person.enrolled(before: history.today)
        guard let siteRecord = sites.first(where: { $0.key == site.id }) else {
            throw StudyError.notFound(what: "site")
        }
        let participant = ParticipantRecord(
            id: StoreID(using: &ids), person: record.id, label: person.label, site: siteRecord.id,
            timeZone: site.clock.timeZone.identifier, language: bundle.language,
            enrolledAt: Timestamp(site.clock.instant(enrolledOn, LocalTime(minutes: 10 * 60))), synthetic: true)
        try transaction.enrol(participant)
        var occurrences: [Slot: OccurrenceRecord.ID] = [:]
        var records: [OccurrenceRecord] = []
        let schedule = OccurrencePlan(participant: participant, clock: site.clock, tasks: plan)
        let end = history.today.advanced(by: ScheduleModule.daysAhead + 1)
        for task in plan {
            for day in task.task.schedule.slots(anchor: enrolledOn, in: enrolledOn..<end) {
                let occurrence = schedule.occurrence(of: task, on: day, id: StoreID(using: &ids))
                occurrences[Slot(task: task.task.id, day: day)] = occurrence.id
                records.append(occurrence)
            }
        }
        try transaction.schedule(records, for: participant.id)
        return Enrolled(record: participant, occurrences: occurrences)
    }

    private func submit(
        _ submission: SyntheticHistory.Submission, _ task: StudyTask, _ questionnaire: ContentHash,
        _ occurrence: OccurrenceRecord.ID, _ participant: ParticipantRecord, coordinator: PersonRecord,
        in transaction: WriteTransaction, _ ids: inout SyntheticGenerator
    ) throws {
        let body = submission.session.response(
            status: .completed, authored: submission.at, subject: ResponsesModule.subject(participant))
        let at = Timestamp(submission.at)
        let response = ResponseRecord(
            id: StoreID(using: &ids), draft: nil, occurrence: occurrence, participant: participant.id,
            questionnaire: questionnaire, body: body.json.text,
            provenance: Provenance(selfReportOf: participant.person, language: participant.language), observedAt: at,
            enteredAt: at)
        let form = submission.session.form
        let scores = bundle.scores(for: task.questionnaire).map {
            $0.record(of: $0.score(body.json, form: form), response: response, id: StoreID(using: &ids))
        }
        try transaction.submit(response, scores: scores)
        for rule in bundle.alerts(for: task.questionnaire) {
            guard let finding = rule.finding(in: submission.session.records, form: form), finding.isRaised else {
                continue
            }
            let alert = AlertRecord(
                id: StoreID(using: &ids), participant: participant.id, occurrence: occurrence, rule: rule.id,
                owner: rule.owner, severity: 1, linkID: rule.linkId, question: finding.question,
                answer: finding.answer, raisedAt: at, escalatesAt: Timestamp(rule.escalatesAt(raised: submission.at)))
            try transaction.add(
                alert, events: Self.events(of: alert, rule: rule, raisedBy: participant, coordinator: coordinator))
        }
    }

    /// An alert's life: a call within the time that the rule allows, and its end an hour later.
    private static func events(
        of alert: AlertRecord, rule: AlertRule, raisedBy participant: ParticipantRecord, coordinator: PersonRecord
    ) -> [AlertEventRecord] {
        let raised = alert.raisedAt.date
        let call = rule.coverage.next(from: raised).addingTimeInterval(Double(rule.escalateAfterMinutes) * 30)
        let steps: [(AlertEventKind, Date, String?)] = [
            (.raised, raised, nil),
            (.acknowledged, call, "Calling now."),
            (.resolved, call.addingTimeInterval(3600), "Spoke at length; safe. General practitioner informed."),
        ]
        return steps.enumerated().map { index, step in
            AlertEventRecord(
                alert: alert.id, ordinal: index + 1, kind: step.0, at: Timestamp(step.1),
                person: index == 0 ? participant.person : coordinator.id,
                role: index == 0 ? StudyRole.participant : rule.owner, note: step.2)
        }
    }
}
