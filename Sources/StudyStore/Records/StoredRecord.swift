/// A record that is one row of one table: its columns in order, and the way from and to a row.
protocol StoredRecord {
    /// The table's name.
    static var table: String { get }
    /// The columns in the order in which `init(row:)` reads and `values` writes them.
    static var columns: [String] { get }
    init(row: inout Row) throws(StoreError)
    var values: [any ColumnValue] { get }
}

extension StoredRecord {
    /// The columns for a select list, each with `alias` before it.
    static func select(_ alias: String) -> String {
        columns.map { "\(alias).\($0)" }.joined(separator: ", ")
    }

    /// The insert statement for one row.
    static var insertion: String {
        let marks = Array(repeating: "?", count: columns.count).joined(separator: ", ")
        return "insert into \(table) (\(columns.joined(separator: ", "))) values (\(marks))"
    }
}
