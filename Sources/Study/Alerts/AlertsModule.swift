import FoundationEssentials
import Questionnaires
import Spezi
import StudyAPI
import StudyStore

/// What the alerts module asks of the standard.
protocol AlertsConstraint: Standard {
    /// An alert with all that happened to it, oldest first.
    func alert(_ id: AlertRecord.ID) throws(StudyError) -> StoredAlert
    /// The alerts that a draft has raised, oldest first.
    func alerts(of draft: DraftRecord.ID) throws(StudyError) -> [AlertRecord]
    /// Notes that a person has taken an open alert on.
    func acknowledge(_ id: AlertRecord.ID, reason: String, by author: Authorship) throws(StudyError)
    /// Notes that a person has closed an acknowledged alert.
    func resolve(_ id: AlertRecord.ID, reason: String, by author: Authorship) throws(StudyError)
}

/// An alert as the store holds it.
struct StoredAlert: Sendable {
    /// The alert.
    var alert: AlertRecord
    /// What happened to it, oldest first.
    var events: [AlertEventRecord]
    /// The participant's label.
    var participant: String
}

/// Finds answers that somebody must look at, and keeps what becomes of them. No alert ever closes by itself.
actor AlertsModule: StoreModule {
    nonisolated let executor: StoreExecutor

    @StandardActor private var standard: any AlertsConstraint
    @Dependency(BundleModule.self) private var bundles

    init(executor: StoreExecutor) { self.executor = executor }

    /// What the rows that changed mean for the rules that look at them; carried out with the saving. `before` are the rows as
    /// they were stored.
    func updates(
        for outcome: DraftReview.Outcome, before: [ItemRecord], form: Form, now: Date
    ) -> [AlertUpdate] {
        bundles.bundle.alerts(for: form.canonical ?? "").compactMap { rule in
            guard let changed = outcome.changes.last(where: { $0.linkId == rule.linkId }),
                let finding = rule.finding(in: outcome.session.records, form: form)
            else { return nil }
            let before = rule.finding(in: before, form: form)?.score ?? 0
            return AlertUpdate(
                rule: rule, finding: finding, isNew: finding.isRaised && finding.score > before,
                instance: StoreID(changed.id),
                escalatesAt: Timestamp(rule.escalatesAt(raised: now)))
        }
    }

    /// What a participant reads about alerts that were raised now, or called for once more.
    func notices(for raised: [AlertRecord], language: String, now: Date) -> [SafetyNotice] {
        raised.compactMap { notice($0, language: language, now: now) }
    }

    /// What a participant reads when they come back to a draft whose answers still call for it.
    func notices(
        of draft: DraftRecord, records: [ItemRecord], form: Form, language: String, now: Date
    ) async throws(StudyError) -> [SafetyNotice] {
        let rules = bundles.bundle.alerts(for: form.canonical ?? "").filter {
            $0.finding(in: records, form: form)?.isRaised ?? false
        }
        guard !rules.isEmpty else { return [] }
        let alerts = try await standard.alerts(of: draft.id)
        return rules.compactMap { rule in
            alerts.last { $0.rule == rule.id }.flatMap { notice($0, language: language, now: now) }
        }
    }

    /// What a participant reads about answers that could not be saved: one text for each rule that they call for.
    func words(
        aboutUnkept records: [ItemRecord], questionnaire: String, language: String
    ) throws(StudyError) -> [[String]] {
        let rules = bundles.bundle.alerts(for: questionnaire)
        guard !rules.isEmpty else { return [] }
        let form: Form
        do throws(BundleError) {
            form = try StudyBundle.form(bundles.bundle.questionnaireText(questionnaire), file: questionnaire)
        } catch { throw .notFound(what: "questionnaire") }
        return rules.filter { $0.finding(in: records, form: form)?.isRaised ?? false }
            .map { Self.paragraphs($0.texts(language: language)?.unkept ?? "") }
    }

    private static func paragraphs(_ text: String) -> [String] { text.split(separator: "\n").map(String.init) }

    private func notice(_ alert: AlertRecord, language: String, now: Date) -> SafetyNotice? {
        guard let rule = bundles.bundle.alerts.first(where: { $0.id == alert.rule }) else { return nil }
        return SafetyNotice(
            id: AlertID(alert.id.uuid), paragraphs: Self.paragraphs(rule.text(at: now, language: language)))
    }

    /// One alert with its history.
    func detail(_ id: AlertID, in language: String?) async throws(StudyError) -> AlertDetail {
        AlertDetail(try await standard.alert(StoreID(id.uuid)), bundle: bundles.bundle.translated(to: language))
    }

    /// A person takes an alert on.
    func acknowledge(_ request: AcknowledgeAlert, for caller: Caller) async throws(StudyError) -> AlertDetail {
        try await standard.acknowledge(
            StoreID(request.alert.uuid), reason: try Self.reason(request.reason), by: caller.authorship)
        return try await detail(request.alert, in: caller.language)
    }

    /// A person closes an alert.
    func resolve(_ request: ResolveAlert, for caller: Caller) async throws(StudyError) -> AlertDetail {
        try await standard.resolve(
            StoreID(request.alert.uuid), reason: try Self.reason(request.reason), by: caller.authorship)
        return try await detail(request.alert, in: caller.language)
    }

    private static func reason(_ text: String) throws(StudyError) -> String {
        guard text.contains(where: { !$0.isWhitespace }) else { throw .reasonMissing }
        return text
    }
}
