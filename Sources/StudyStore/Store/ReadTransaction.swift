/// One consistent state of the store, for as long as the closure given to `Store.read` runs. Its verbs stand in
/// `Verbs`, one topic a file. Not for keeping: after the closure every verb throws `transactionMisuse`.
public class ReadTransaction {
    private let connection: Database
    private let ring: KeyRing
    private var isOver = false

    init(_ database: Database, _ keys: KeyRing) {
        connection = database
        ring = keys
    }

    func end() { isOver = true }

    /// The connection, while the transaction lasts.
    func database() throws(StoreError) -> Database {
        guard !isOver else { throw .transactionMisuse("it was used after its end") }
        return connection
    }

    /// The keys, while the transaction lasts.
    func keys() throws(StoreError) -> KeyRing {
        guard !isOver else { throw .transactionMisuse("it was used after its end") }
        return ring
    }

    /// The records for which `condition` holds, in its order; `values` fill its marks.
    func all<Record: StoredRecord>(
        _ type: Record.Type, _ condition: String, _ values: any ColumnValue...
    ) throws(StoreError) -> [Record] {
        let statement = try database().selection(of: type, condition)
        defer { statement.reset() }
        statement.bind(values)
        var found: [Record] = []
        while try statement.step() {
            var row = Row(statement)
            found.append(try Record(row: &row))
        }
        return found
    }

    /// The first record for which `condition` holds, or nil.
    func first<Record: StoredRecord>(
        _ type: Record.Type, _ condition: String, _ values: any ColumnValue...
    ) throws(StoreError) -> Record? {
        let statement = try database().selection(of: type, condition)
        defer { statement.reset() }
        statement.bind(values)
        guard try statement.step() else { return nil }
        var row = Row(statement)
        return try Record(row: &row)
    }
}
