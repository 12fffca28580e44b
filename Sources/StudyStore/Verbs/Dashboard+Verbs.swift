/// How far a site's enrolment has come.
public struct EnrolmentCount: Equatable, Sendable {
    /// The site.
    public let site: SiteRecord
    /// How many were ever enrolled there.
    public let enrolled: Int
    /// How many of them still take part.
    public let active: Int
    /// How many of them are made up.
    public let synthetic: Int
}

/// How one participant kept to the schedule on one local day.
public struct AdherenceDay: Equatable, Sendable {
    /// The participant.
    public let participant: ParticipantRecord.ID
    /// The local day of the slots, `2026-11-30`.
    public let day: String
    /// How many occurrences have opened and are not excused.
    public let due: Int
    /// How many of them were completed.
    public let completed: Int
    /// How many can no longer be completed.
    public let missed: Int
    /// How many were excused; they are not due.
    public let excused: Int
}

/// A participant's latest score of one kind.
public struct ScoreListing: Equatable, Sendable {
    /// The score.
    public let score: ScoreRecord
    /// What people call the participant.
    public let participantLabel: String
    /// True when the participant is made up.
    public let synthetic: Bool
}

/// What is going on, in numbers.
public struct StudyCounts: Equatable, Sendable {
    /// Responses entered in the interval.
    public let responses: Int
    /// Occurrences whose window opened in the interval.
    public let opened: Int
    /// Drafts open now.
    public let drafts: Int
    /// Alerts that nobody has acknowledged.
    public let openAlerts: Int
    /// Alerts acknowledged and not resolved.
    public let acknowledgedAlerts: Int
}

extension ReadTransaction {
    /// Enrolment per site, by the site's key; sites without participants too.
    public func enrolmentCounts() throws(StoreError) -> [EnrolmentCount] {
        try database().rows(
            """
            select \(SiteRecord.select("s")), count(p.id),
                coalesce(sum(case when p.status in ('enrolled', 'paused') then 1 else 0 end), 0),
                coalesce(sum(p.synthetic), 0)
            from site s left join participant p on p.site_id = s.id
            group by \(SiteRecord.select("s")) order by s.key
            """
        ) { row throws(StoreError) in
            EnrolmentCount(
                site: try SiteRecord(row: &row), enrolled: try row.next(), active: try row.next(),
                synthetic: try row.next())
        }
    }

    /// Adherence of every participant on the local days from `first` to `last`, both inclusive (`2026-11-30`), by label and
    /// day. Days without an occurrence that has opened by `now` are left out.
    public func adherence(from first: String, to last: String, now: Timestamp) throws(StoreError) -> [AdherenceDay] {
        try database().rows(
            """
            select o.participant_id, substr(o.slot, 1, 10) as day,
                sum(case when o.excused_at is null then 1 else 0 end),
                sum(case when o.excused_at is null and o.completed_at is not null then 1 else 0 end),
                sum(case when o.excused_at is null and o.completed_at is null and o.grace_until <= ?
                    then 1 else 0 end),
                sum(case when o.excused_at is not null then 1 else 0 end)
            from occurrence o join participant p on p.id = o.participant_id
            where o.slot >= ? and o.slot < ? and o.opens_at <= ?
            group by o.participant_id, p.label, substr(o.slot, 1, 10) order by p.label, day
            """,
            // ':' follows every digit, so this bound lies behind all times of the last day.
            now, first, last + "T:", now
        ) { row throws(StoreError) in
            AdherenceDay(
                participant: try row.next(), day: try row.next(), due: try row.next(), completed: try row.next(),
                missed: try row.next(), excused: try row.next())
        }
    }

    /// The latest score of each participant, instrument and name, by label, instrument and name. One pass over an index, so
    /// about 15 ms for 100,000 scores.
    public func latestScores() throws(StoreError) -> [ScoreListing] {
        // The inner selection finds what there is from the index alone; then one seek for each that is shown.
        try database().rows(
            """
            select \(ScoreRecord.select("s")), p.label, p.synthetic
            from (select participant_id, instrument, name from score group by participant_id, instrument, name) k
            join participant p on p.id = k.participant_id
            join score s on s.id = (select l.id from score l where l.participant_id = k.participant_id
                and l.instrument = k.instrument and l.name = k.name order by l.at desc, l.id desc limit 1)
            order by p.label, s.instrument, s.name
            """
        ) { row throws(StoreError) in
            ScoreListing(score: try ScoreRecord(row: &row), participantLabel: try row.next(), synthetic: try row.next())
        }
    }

    /// Counts for the half-open interval, such as a day.
    public func counts(from: Timestamp, to: Timestamp) throws(StoreError) -> StudyCounts {
        let database = try database()
        func count(_ sql: String, _ values: any ColumnValue...) throws(StoreError) -> Int {
            let statement = try database.statement(sql)
            defer { statement.reset() }
            statement.bind(values)
            guard try statement.step() else { return 0 }
            var row = Row(statement)
            return try row.next()
        }
        return StudyCounts(
            responses: try count(
                "select count(*) from response where entered_at >= ? and entered_at < ?", from, to),
            opened: try count("select count(*) from occurrence where opens_at >= ? and opens_at < ?", from, to),
            drafts: try count("select count(*) from draft where status = 'open'"),
            openAlerts: try count("select count(*) from alert where state = 'open'"),
            acknowledgedAlerts: try count("select count(*) from alert where state = 'acknowledged'"))
    }
}
