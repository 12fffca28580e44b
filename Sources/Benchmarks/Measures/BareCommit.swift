import CSQLite
import Foundation

/// The floor of saving: one row in one durable transaction, straight on SQLite's C interface.
struct BareCommit {
    /// Milliseconds a commit.
    let milliseconds: Figures

    /// Commits so many times to a new database in the folder, with the settings that the store uses.
    init(in folder: String, times: Int) throws {
        var connection: OpaquePointer?
        guard sqlite3_open(folder + "/bare.db", &connection) == SQLITE_OK else {
            throw BenchmarkError("the bare database cannot be opened")
        }
        defer { sqlite3_close(connection) }
        let prepare =
            "PRAGMA journal_mode=TRUNCATE; PRAGMA synchronous=FULL; CREATE TABLE t(id INTEGER PRIMARY KEY, v TEXT)"
        guard sqlite3_exec(connection, prepare, nil, nil, nil) == SQLITE_OK else {
            throw BenchmarkError("the bare database cannot be written")
        }
        var values: [Double] = []
        for _ in 0..<times {
            let start = Clock.now
            sqlite3_exec(connection, "BEGIN IMMEDIATE; INSERT INTO t(v) VALUES('answer'); COMMIT", nil, nil, nil)
            values.append((Clock.now - start) * 1000)
        }
        milliseconds = Figures(values)
    }
}
