import FoundationEssentials

/// One score of one response, with what it rests on.
public struct ScoreRecord: Identifiable, Equatable, Sendable {
    /// Names the score.
    public let id: StoreID<ScoreRecord>
    /// The response it was worked out from.
    public let response: ResponseRecord.ID
    /// Whose score it is.
    public let participant: ParticipantRecord.ID?
    /// The instrument, such as `PHQ-9`.
    public let instrument: String
    /// The score within the instrument, such as `total`.
    public let name: String
    /// The value, exact; nil when it could not be scored.
    public let value: Decimal?
    /// The severity band's words; nil where the instrument has none.
    public let band: String?
    /// The band's rank from 0 (best) upwards; nil where there is no band.
    public let bandRank: Int?
    /// The version of the scoring rule.
    public let ruleVersion: String
    /// How many of the items that count were answered.
    public let answered: Int
    /// How many items count.
    public let expected: Int
    /// Why there is no value.
    public let notScorable: String?
    /// The moment the answers speak of.
    public let at: Timestamp

    /// A score as it will be stored.
    public init(
        id: StoreID<ScoreRecord> = StoreID(), response: ResponseRecord.ID, participant: ParticipantRecord.ID?,
        instrument: String, name: String, value: Decimal?, band: String? = nil, bandRank: Int? = nil,
        ruleVersion: String, answered: Int, expected: Int, notScorable: String? = nil, at: Timestamp
    ) {
        self.id = id
        self.response = response
        self.participant = participant
        self.instrument = instrument
        self.name = name
        self.value = value
        self.band = band
        self.bandRank = bandRank
        self.ruleVersion = ruleVersion
        self.answered = answered
        self.expected = expected
        self.notScorable = notScorable
        self.at = at
    }
}

extension ScoreRecord: StoredRecord {
    static let table = "score"
    static let columns = [
        "id", "response_id", "participant_id", "instrument", "name", "value", "band", "band_rank", "rule_version",
        "answered", "expected", "not_scorable", "at",
    ]

    init(row: inout Row) throws(StoreError) {
        id = try row.next()
        response = try row.next()
        participant = try row.next()
        instrument = try row.next()
        name = try row.next()
        value = try row.next()
        band = try row.next()
        bandRank = try row.next()
        ruleVersion = try row.next()
        answered = try row.next()
        expected = try row.next()
        notScorable = try row.next()
        at = try row.next()
    }

    var values: [any ColumnValue] {
        [
            id, response, participant, instrument, name, value, band, bandRank, ruleVersion, answered, expected,
            notScorable, at,
        ]
    }
}
