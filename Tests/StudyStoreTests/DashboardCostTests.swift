import CSQLite
import Testing

@testable import StudyStore

/// What the dashboard's questions cost, in steps of SQLite's virtual machine: the same on every machine.
@Suite struct DashboardCostTests {
    private let study: TemporaryStudy
    private let database: Database

    init() throws {
        study = try TemporaryStudy()
        // A connection of its own does not ask for the responses, people and tasks that the rows below refer to.
        database = try Database(path: study.database)
    }

    /// How many steps the statements of a reading take.
    private func steps(_ body: (ReadTransaction) throws -> Void) throws -> Int {
        try study.store.read { transaction in
            let handle = try transaction.database().handle
            func count() -> Int {
                var sum = 0
                var statement = sqlite3_next_stmt(handle, nil)
                while let present = statement {
                    sum += Int(sqlite3_stmt_status(present, SQLITE_STMTSTATUS_VM_STEP, 1))
                    statement = sqlite3_next_stmt(handle, present)
                }
                return sum
            }
            _ = count()
            try body(transaction)
            return count()
        }
    }

    private func addParticipants(_ count: Int) throws {
        try database.execute(
            """
            with recursive n (i) as (select 1 union all select i + 1 from n where i < \(count))
            insert into participant select id (i), id (i), label, '\(study.site.id)', 'Europe/Zurich', 'en', 'enrolled', 0, 1
            from (select i, printf('Q-%04d', i) as label from n)
            """.replacing("id (i)", with: Self.id("i")))
    }

    /// Scores numbered from `first`; each participant has two instruments.
    private func addScores(_ numbers: Range<Int>, participants: Int) throws {
        try database.execute(
            """
            with recursive n (i) as (select \(numbers.lowerBound) union all select i + 1 from n where i + 1 < \(numbers.upperBound))
            insert into score select \(Self.id("i")), \(Self.id("i")), \(Self.id("1 + i % \(participants)")),
                case when i / \(participants) % 2 then 'phq-9' else 'gad-7' end, 'total', i % 28, 'mild', 1, '1', 9, 9, null,
                i / 1000
            from n
            """)
    }

    /// Occurrences of one day; every second one is completed.
    private func addOccurrences(_ count: Int, on day: String, first: Int) throws {
        try database.execute(
            """
            with recursive n (i) as (select \(first) union all select i + 1 from n where i < \(first + count - 1))
            insert into occurrence select \(Self.id("i")), \(Self.id("1 + i % 24")), \(Self.id("i")), \(Self.id("1")),
                '\(day)T08:00', 'Europe/Zurich', 'enrolment', 0, i, i + 1, i + 2, null, null,
                case when i % 2 then i end, null, null
            from n
            """)
    }

    private static func id(_ number: String) -> String { "printf('00000000-0000-4000-8000-%012d', \(number))" }

    @Test func `The latest scores take one pass over an index and one look at each that is shown`() throws {
        try addParticipants(24)
        try addScores(0..<2_000, participants: 24)
        let few = try steps { _ = try $0.latestScores() }
        try addScores(2_000..<22_000, participants: 24)
        let many = try steps { _ = try $0.latestScores() }
        // Looking up each score would be more than 40 steps for each.
        #expect((many - few) / 20_000 <= 15)
    }

    @Test func `The latest scores are those with the latest time, and of equals the one with the greatest id`() throws {
        try addParticipants(24)
        try addScores(0..<4_321, participants: 24)
        let all = try study.store.read { transaction in
            try (1...24).flatMap { number in
                let participant = try #require(
                    try transaction.participant(label: number < 10 ? "Q-000\(number)" : "Q-00\(number)"))
                return try ["gad-7", "phq-9"].map { instrument in
                    let scores = try transaction.scores(of: participant.id, instrument: instrument, name: "total")
                    return try #require(
                        scores.max { ($0.at.microseconds, $0.id.description) < ($1.at.microseconds, $1.id.description) }
                    )
                }
            }
        }
        #expect(try study.store.read { try $0.latestScores() }.map(\.score) == all)
        #expect(all.count == 48)
    }

    @Test func `Adherence costs what lies in its days, however long the study has run`() throws {
        try addParticipants(24)
        try addOccurrences(500, on: "2026-03-02", first: 1_000)
        func cost() throws -> Int {
            try steps {
                let days = try $0.adherence(from: "2026-03-01", to: "2026-03-07", now: Timestamp(seconds: 1))
                #expect(days.count == 24)
                #expect(days.map(\.due).reduce(0, +) == 500)
                #expect(days.map(\.completed).reduce(0, +) == 250)
            }
        }
        let before = try cost()
        try addOccurrences(10_000, on: "2026-02-28", first: 10_000)
        try addOccurrences(10_000, on: "2026-03-08", first: 20_000)
        #expect(try cost() <= before + 20)
    }
}
