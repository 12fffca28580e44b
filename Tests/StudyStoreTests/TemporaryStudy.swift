import Foundation

@testable import StudyStore

/// A store in a folder of its own with one site, a coordinator and a participant with one occurrence; gone at the end.
final class TemporaryStudy {
    static let start = Timestamp(seconds: 1_780_000_000)
    let folder: String
    let store: Store
    let site = SiteRecord(key: "zh", name: "Zürich", timeZone: "Europe/Zurich", enrolmentTarget: 12)
    let coordinator = PersonRecord(staffName: "Coordinator", createdAt: start)
    let person = PersonRecord(createdAt: start)
    let task = TaskRecord(key: "phq-9", createdAt: start)
    let questionnaire = QuestionnaireRecord(
        url: "http://example.org/q", version: "1", content: #"{"resourceType":"Questionnaire"}"#, importedAt: start)
    let participant: ParticipantRecord
    let taskVersion: TaskVersionRecord
    let occurrence: OccurrenceRecord

    /// The service acting by itself.
    static let service = Authorship(person: nil, role: "service", session: StoreID(), origin: "localhost")

    init() throws {
        folder = NSTemporaryDirectory() + "cohort-store-\(UUID().uuidString)"
        store = try Store(folder: folder, now: Self.start)
        participant = ParticipantRecord(
            person: person.id, label: "P-0001", site: site.id, timeZone: "Europe/Zurich", language: "en",
            enrolledAt: Self.start)
        let bundle = BundleRevisionRecord(
            label: "1", definition: "{}", questionnaires: [questionnaire.hash], effectiveFrom: Self.start,
            importedAt: Self.start)
        taskVersion = TaskVersionRecord(
            task: task.id, version: 1, bundle: bundle.hash, effectiveFrom: Self.start, title: "PHQ-9",
            questionnaireURL: questionnaire.url, schedule: #"{"once":true}"#)
        occurrence = OccurrenceRecord(
            participant: participant.id, task: task.id, taskVersion: taskVersion.id, slot: "2026-05-28T08:00",
            timeZone: "Europe/Zurich", anchorKind: "enrolment", anchorAt: Self.start, opensAt: Self.start,
            closesAt: Self.start.adding(seconds: 3_600), graceUntil: Self.start.adding(seconds: 7_200))
        try store.write(as: Self.service, at: Self.start) { transaction in
            try transaction.found(
                StudyRecord(identifier: "sample", title: "Sample", synthetic: true, createdAt: Self.start))
            try transaction.add(site)
            try transaction.add(questionnaire)
            try transaction.add(bundle)
            try transaction.add(coordinator)
            try transaction.grant(RoleRecord(person: coordinator.id, role: "coordinator", grantedAt: Self.start))
            try transaction.add(person)
            try transaction.enrol(participant)
            try transaction.add(task)
            try transaction.add(taskVersion)
            try transaction.schedule([occurrence], for: participant.id)
        }
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    var database: String { folder + "/study.db" }

    /// The participant in a session of their own.
    var asParticipant: Authorship { Authorship(person: person.id, role: "participant", session: StoreID()) }

    /// The coordinator in a session of their own.
    var asCoordinator: Authorship { Authorship(person: coordinator.id, role: "coordinator", session: StoreID()) }

    /// A second connection, as another process has it.
    func otherStore() throws -> Store { try Store(folder: folder, now: Self.start) }

    /// A new draft of the occurrence, not stored yet.
    func draft() -> DraftRecord {
        DraftRecord(
            occurrence: occurrence.id, participant: participant.id, questionnaire: questionnaire.hash,
            provenance: Provenance(selfReportOf: person.id, language: "en"), startedAt: Self.start)
    }

    /// A response to the occurrence from `draft`, not stored yet.
    func response(from draft: DraftRecord?, id: ResponseRecord.ID = StoreID()) -> ResponseRecord {
        ResponseRecord(
            id: id, draft: draft?.id, occurrence: occurrence.id, participant: participant.id,
            questionnaire: questionnaire.hash, body: #"{"resourceType":"QuestionnaireResponse"}"#,
            provenance: Provenance(selfReportOf: person.id, language: "en"), observedAt: Self.start,
            enteredAt: Self.start.adding(seconds: 60))
    }

    /// The error a store call ends with; nil when it ends well.
    static func error<Value>(of body: () throws -> Value) -> StoreError? {
        do {
            _ = try body()
            return nil
        } catch {
            return error as? StoreError
        }
    }
}
