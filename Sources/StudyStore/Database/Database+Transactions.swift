import CSQLite

extension Database {
    /// Begins a writing transaction at once, so that it cannot fail half way because another process wrote in between.
    /// Waits for other writers; throws `busy` when they do not finish.
    func begin() throws(StoreError) {
        try retrying { () throws(StoreError) in _ = try run("begin immediate") }
    }

    /// Makes the transaction last. Waits for readers of other processes; throws `busy` when they do not finish, with
    /// the transaction still open.
    func commit() throws(StoreError) {
        try retrying { () throws(StoreError) in _ = try run("commit") }
    }

    /// Undoes the open transaction, if there is one: some errors make SQLite undo it by itself.
    func rollback() {
        if isInTransaction { sqlite3_exec(handle, "rollback", nil, nil, nil) }
    }

    /// False when the file or the file system only allows reading.
    var isWritable: Bool {
        get throws(StoreError) {
            // SQLite looks at the file only when it first reads it.
            _ = try schemaVersion()
            return sqlite3_db_readonly(handle, "main") == 0
        }
    }

    private func retrying(_ step: () throws(StoreError) -> Void) throws(StoreError) {
        for _ in 1..<Store.attempts {
            do {
                return try step()
            } catch {
                guard case .busy = error else { throw error }
            }
        }
        try step()
    }
}
