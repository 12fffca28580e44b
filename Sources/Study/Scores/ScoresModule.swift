import FHIR
import FoundationEssentials
import Questionnaires
import Spezi
import StudyStore

/// Scores responses by the bundle's rules.
actor ScoresModule: StoreModule {
    /// The name under which an instrument's only score is stored.
    static let total = "total"

    nonisolated let executor: StoreExecutor

    @Dependency(BundleModule.self) private var bundles

    init(executor: StoreExecutor) { self.executor = executor }

    /// The scores of a response, in the order of the bundle; to be stored with it.
    func records(for body: JSONObject, response: ResponseRecord, form: Form) -> [ScoreRecord] {
        bundles.bundle.scores(for: form.canonical ?? "").map { rule in
            rule.record(of: rule.score(body, form: form), response: response)
        }
    }
}

extension ScoreRule {
    /// A score as it is stored.
    func record(of score: Score, response: ResponseRecord, id: ScoreRecord.ID = StoreID()) -> ScoreRecord {
        let rank = score.band.flatMap { code in bands.firstIndex { $0.code == code } }
        return ScoreRecord(
            id: id, response: response.id, participant: response.participant, instrument: self.id,
            name: ScoresModule.total, value: score.value.map { Decimal($0) }, band: score.band, bandRank: rank,
            ruleVersion: "\(version)", answered: score.answered, expected: score.items,
            notScorable: score.value == nil ? "\(score.items - score.answered) of \(score.items) items missing" : nil,
            at: response.observedAt)
    }
}
