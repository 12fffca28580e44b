import CSQLite
import Foundation

/// The floor of saving: one row in one durable transaction, straight on SQLite's C interface.
final class BareCommit {
    private var connection: OpaquePointer?

    /// A new database in the folder, with the settings that the store uses.
    init(in folder: String) throws {
        guard sqlite3_open(folder + "/bare.db", &connection) == SQLITE_OK else {
            throw BenchmarkError("the bare database cannot be opened")
        }
        let prepare =
            "PRAGMA journal_mode=TRUNCATE; PRAGMA synchronous=FULL; CREATE TABLE IF NOT EXISTS t(id INTEGER PRIMARY KEY, v TEXT)"
        guard sqlite3_exec(connection, prepare, nil, nil, nil) == SQLITE_OK else {
            throw BenchmarkError("the bare database cannot be written")
        }
    }

    deinit { sqlite3_close(connection) }

    /// Commits once, and gives the milliseconds that it took.
    func milliseconds() -> Double {
        let start = Clock.now
        sqlite3_exec(connection, "BEGIN IMMEDIATE; INSERT INTO t(v) VALUES('answer'); COMMIT", nil, nil, nil)
        return (Clock.now - start) * 1000
    }
}
