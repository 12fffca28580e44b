import CSQLite

/// The address that stands for an empty text; never read, because the length given with it is zero.
/// It is set once and its one byte never changes, so sharing it between threads is safe.
nonisolated(unsafe) let emptyText = UnsafePointer(UnsafeMutablePointer<CChar>.allocate(capacity: 1))

/// One compiled statement of one connection. It lives as long as its connection's cache.
final class Statement {
    let handle: OpaquePointer
    private unowned let database: Database

    init(_ sql: String, in database: Database) throws(StoreError) {
        var handle: OpaquePointer?
        let code = sqlite3_prepare_v3(database.handle, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &handle, nil)
        guard code == SQLITE_OK, let handle else { throw database.error(code) }
        self.handle = handle
        self.database = database
    }

    deinit { sqlite3_finalize(handle) }

    func bind(_ values: [any ColumnValue]) {
        for (index, value) in values.enumerated() { value.bind(to: self, at: Int32(index + 1)) }
    }

    /// True when a row is there, false at the end.
    func step() throws(StoreError) -> Bool {
        let code = sqlite3_step(handle)
        switch code {
        case SQLITE_ROW: return true
        case SQLITE_DONE: return false
        default: throw database.error(code)
        }
    }

    /// Ready for the next use; bound texts are let go, so that no answer outlives its transaction in memory.
    func reset() {
        sqlite3_reset(handle)
        sqlite3_clear_bindings(handle)
    }

    /// A column that does not hold what the schema says.
    func mismatch(_ column: Int32, _ wanted: String) -> StoreError {
        let name = sqlite3_column_name(handle, column).map { String(cString: $0) } ?? "\(column)"
        return .corrupt(path: database.path, detail: "column \(name) does not hold \(wanted)")
    }
}

/// The current result row, read column by column from left to right.
struct Row {
    let statement: Statement
    private var column: Int32 = 0

    init(_ statement: Statement) { self.statement = statement }

    /// The next column's value.
    mutating func next<Value: ColumnValue>() throws(StoreError) -> Value {
        defer { column += 1 }
        return try Value.read(from: statement, at: column)
    }

    /// Whether the next column holds NULL; it is not consumed.
    var nextIsNull: Bool { sqlite3_column_type(statement.handle, column) == SQLITE_NULL }
}
