import CSQLite
import Foundation

/// Reads the store's file from the outside, as anyone with SQLite could.
struct StudyDatabase {
    let path: String

    /// The rows of a query, each column as text; NULL is "".
    func rows(_ query: String) throws -> [[String]] {
        var connection: OpaquePointer?
        // Not read-only: after a kill the first to open rolls back what was cut off.
        guard sqlite3_open_v2(path, &connection, SQLITE_OPEN_READWRITE, nil) == SQLITE_OK else {
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
        var step = sqlite3_step(statement)
        while step == SQLITE_ROW {
            rows.append(
                (0..<sqlite3_column_count(statement)).map { column in
                    sqlite3_column_text(statement, column).map { String(cString: $0) } ?? ""
                })
            step = sqlite3_step(statement)
        }
        guard step == SQLITE_DONE else { throw WaitedInVain(description: String(cString: sqlite3_errmsg(connection))) }
        return rows
    }

    /// Holds the store's lock meanwhile, so that nobody else reads or writes: a disk that does not answer, for the others.
    func whileLocked(_ work: () async throws -> Void) async throws {
        var connection: OpaquePointer?
        defer { sqlite3_close(connection) }
        guard sqlite3_open_v2(path, &connection, SQLITE_OPEN_READWRITE, nil) == SQLITE_OK,
            sqlite3_busy_timeout(connection, 5000) == SQLITE_OK,
            sqlite3_exec(connection, "BEGIN EXCLUSIVE", nil, nil, nil) == SQLITE_OK
        else { throw WaitedInVain(description: "\(path) cannot be locked") }
        try await work()
    }

    /// The first column of the first row.
    func value(_ query: String) throws -> String? { try rows(query).first?.first }
}

extension TestFolder {
    /// The sample study's database.
    var store: StudyDatabase { StudyDatabase(path: database) }
}
