import CSQLite
import Foundation

/// Reads the store's file from the outside, as anyone with SQLite could.
struct StudyDatabase {
    let path: String

    /// The rows of a query, each column as text; NULL is "".
    func rows(_ query: String) throws -> [[String]] {
        var connection: OpaquePointer?
        guard sqlite3_open_v2(path, &connection, SQLITE_OPEN_READONLY, nil) == SQLITE_OK else {
            throw WaitedInVain(description: "\(path) cannot be opened")
        }
        defer { sqlite3_close(connection) }
        sqlite3_busy_timeout(connection, 5000)
        var statement: OpaquePointer?
        guard sqlite3_prepare_v2(connection, query, -1, &statement, nil) == SQLITE_OK else {
            throw WaitedInVain(description: String(cString: sqlite3_errmsg(connection)))
        }
        defer { sqlite3_finalize(statement) }
        var rows: [[String]] = []
        while sqlite3_step(statement) == SQLITE_ROW {
            rows.append(
                (0..<sqlite3_column_count(statement)).map { column in
                    sqlite3_column_text(statement, column).map { String(cString: $0) } ?? ""
                })
        }
        return rows
    }

    /// The first column of the first row.
    func value(_ query: String) throws -> String? { try rows(query).first?.first }
}

extension TestFolder {
    /// The sample study's database.
    var store: StudyDatabase { StudyDatabase(path: database) }
}
