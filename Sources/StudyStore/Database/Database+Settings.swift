import CSQLite

extension Database {
    /// Applies the settings every connection to a store has.
    ///
    /// The journal is a rollback journal: SQLite 3.7.0 to 3.51.2 (Debian 12 ships 3.40.1) can damage a write-ahead log
    /// when two connections write and checkpoint at one moment, and several sessions on one file are just that.
    /// TRUNCATE spares the directory sync that DELETE needs at each commit. FULL syncs before the commit counts.
    func applySettings(busyMilliseconds: Int32) throws(StoreError) {
        sqlite3_busy_timeout(handle, busyMilliseconds)
        _ = cohort_sqlite_set(handle, SQLITE_DBCONFIG_DEFENSIVE, 1)
        _ = cohort_sqlite_set(handle, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0)
        _ = cohort_sqlite_set(handle, SQLITE_DBCONFIG_DQS_DML, 0)
        _ = cohort_sqlite_set(handle, SQLITE_DBCONFIG_DQS_DDL, 0)
        _ = cohort_sqlite_set(handle, SQLITE_DBCONFIG_ENABLE_FKEY, 1)
        try execute(
            """
            pragma journal_mode = truncate; pragma synchronous = full; pragma temp_store = memory;
            pragma mmap_size = 0; pragma cell_size_check = on; pragma secure_delete = on
            """)
    }
}
