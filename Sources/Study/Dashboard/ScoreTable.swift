import FoundationEssentials
import StudyAPI
import StudyStore

/// All scores of one instrument.
struct ScoreTable {
    /// How many weeks a chart shows, the running one included.
    static let weeks = 8

    let rule: ScoreRule
    /// By participant, then by time.
    let scores: [ScoreRecord]

    /// A participant's newest score.
    func latest(of participant: ParticipantRecord.ID) -> LatestScore? {
        scores.last { $0.participant == participant }.map { score in
            LatestScore(
                instrument: rule.title, value: score.value.map { "\($0)" }, band: label(of: score.band),
                at: score.at.date)
        }
    }

    /// How the instrument stands over all participants; weeks begin on Monday by `clock`.
    func summary(clock: WallClock, now: Date) -> InstrumentSummary {
        var newest: [ParticipantRecord.ID: ScoreRecord] = [:]
        for score in scores where score.value != nil {
            if let participant = score.participant { newest[participant] = score }
        }
        let monday = clock.day(of: now).startOfWeek
        let byWeek = Dictionary(grouping: scores) { clock.day(of: $0.at.date).startOfWeek }
        return InstrumentSummary(
            instrument: rule.title, median: Self.median(newest.values.compactMap(Self.number)), people: newest.count,
            maximum: Double(rule.maximum),
            weeklyMedians: ((1 - Self.weeks)...0).map { week in
                Self.median((byWeek[monday.advanced(by: 7 * week)] ?? []).compactMap(Self.number))
            },
            bands: rule.bands.map { band in
                InstrumentSummary.Band(name: band.label, people: newest.values.count { $0.band == band.code })
            })
    }

    /// The middle value, or the mean of the two in the middle; `nil` of none.
    static func median(_ values: [Double]) -> Double? {
        guard !values.isEmpty else { return nil }
        let sorted = values.sorted()
        let middle = sorted.count / 2
        return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
    }

    private static func number(_ score: ScoreRecord) -> Double? {
        score.value.flatMap { Double($0.description) }
    }

    private func label(of code: String?) -> String? {
        code.flatMap { code in rule.bands.first { $0.code == code }?.label }
    }
}
