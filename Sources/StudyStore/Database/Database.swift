import CSQLite

/// One SQLite connection with its compiled statements. Not thread-safe: `Store` lets one thread in at a time.
final class Database {
    let path: String
    let handle: OpaquePointer
    private var statements: [String: Statement] = [:]
    private var recordStatements: [RecordStatement: Statement] = [:]

    /// A statement about one type of record, known without putting its text together again.
    private struct RecordStatement: Hashable {
        let type: ObjectIdentifier
        let condition: String
    }

    /// Opens or makes the database file; for reading only, it must be there. The file's rights are the caller's business.
    init(path: String, isReadOnly: Bool = false) throws(StoreError) {
        var handle: OpaquePointer?
        // NOMUTEX: `Store` serialises all use of the connection.
        let access = isReadOnly ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
        let flags = access | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE
        let code = sqlite3_open_v2(path, &handle, flags, nil)
        guard code == SQLITE_OK, let handle else {
            let reason = handle.map { String(cString: sqlite3_errmsg($0)) } ?? "out of memory"
            sqlite3_close_v2(handle)
            throw .cannotOpen(path: path, reason: reason)
        }
        self.path = path
        self.handle = handle
    }

    deinit {
        statements.removeAll()
        recordStatements.removeAll()
        sqlite3_close_v2(handle)
    }

    /// The compiled form of `sql`, made once per connection.
    func statement(_ sql: String) throws(StoreError) -> Statement {
        if let known = statements[sql] { return known }
        let statement = try Statement(sql, in: self)
        statements[sql] = statement
        return statement
    }

    /// The compiled query for the records for which `condition` holds.
    func selection<Record: StoredRecord>(of type: Record.Type, _ condition: String) throws(StoreError) -> Statement {
        let key = RecordStatement(type: ObjectIdentifier(type), condition: condition)
        if let known = recordStatements[key] { return known }
        let statement = try Statement(
            "select \(Record.select("r")) from \(Record.table) r \(condition)", in: self)
        recordStatements[key] = statement
        return statement
    }

    /// Adds a row; `conflict` says what happens to one that is there. Returns how many rows were added.
    @discardableResult
    func insert<Record: StoredRecord>(_ record: Record, conflict: String = "") throws(StoreError) -> Int {
        // No selection begins like this, so the keys cannot meet.
        let key = RecordStatement(type: ObjectIdentifier(Record.self), condition: "insert " + conflict)
        let statement: Statement
        if let known = recordStatements[key] {
            statement = known
        } else {
            statement = try Statement(Record.insertion + conflict, in: self)
            recordStatements[key] = statement
        }
        defer { statement.reset() }
        statement.bind(record.values)
        while try statement.step() {}
        return Int(sqlite3_changes(handle))
    }

    /// Runs a statement that gives no rows; returns how many rows it changed.
    @discardableResult
    func run(_ sql: String, _ values: any ColumnValue...) throws(StoreError) -> Int {
        try run(sql, values)
    }

    /// Runs a statement that gives no rows; returns how many rows it changed.
    @discardableResult
    func run(_ sql: String, _ values: [any ColumnValue]) throws(StoreError) -> Int {
        let statement = try statement(sql)
        defer { statement.reset() }
        statement.bind(values)
        while try statement.step() {}
        return Int(sqlite3_changes(handle))
    }

    /// All rows of a query, in its order.
    func rows<Value>(
        _ sql: String, _ values: any ColumnValue..., read: (inout Row) throws(StoreError) -> Value
    ) throws(StoreError) -> [Value] {
        let statement = try statement(sql)
        defer { statement.reset() }
        statement.bind(values)
        var found: [Value] = []
        while try statement.step() {
            var row = Row(statement)
            found.append(try read(&row))
        }
        return found
    }

    /// The first row of a query, or nil.
    func row<Value>(
        _ sql: String, _ values: any ColumnValue..., read: (inout Row) throws(StoreError) -> Value
    ) throws(StoreError) -> Value? {
        let statement = try statement(sql)
        defer { statement.reset() }
        statement.bind(values)
        guard try statement.step() else { return nil }
        var row = Row(statement)
        return try read(&row)
    }

    /// The first column of the first row, or nil when there is no row.
    func value<Value: ColumnValue>(_ sql: String, _ values: any ColumnValue...) throws(StoreError) -> Value? {
        let statement = try statement(sql)
        defer { statement.reset() }
        statement.bind(values)
        guard try statement.step() else { return nil }
        var row = Row(statement)
        return try row.next()
    }

    /// Runs several statements that take no values; for definitions only.
    func execute(_ script: String) throws(StoreError) {
        let code = sqlite3_exec(handle, script, nil, nil, nil)
        guard code == SQLITE_OK else { throw error(code) }
    }

    /// Whether a transaction is open.
    var isInTransaction: Bool { sqlite3_get_autocommit(handle) == 0 }
}
