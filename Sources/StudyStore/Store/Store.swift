import FoundationEssentials

/// The durable storage of one study: a folder with a SQLite database and its key file.
///
/// All calls are synchronous and may wait for the disk: call them from an actor on `executor`, never from the main
/// actor. Calls from several threads take turns. Several processes of one person may share a store.
public final class Store: @unchecked Sendable {
    // @unchecked: `database`, `keys` and `lastSize` are only touched between `lock.lock()` and `lock.unlock()` in `exclusively`;
    // everything else is immutable or Sendable.

    /// Where work on this store should run.
    public let executor = StoreExecutor()
    /// The folder, as it was named.
    public let path: String

    let feed: ChangeFeed
    private let database: Database
    private let keys: KeyRing
    private let lock = Lock()
    private let owner = TransactionOwner()
    /// The size of the audit log after the last transaction seen; another size means that another process wrote.
    private var lastSize: Int64 = -1

    /// How often a transaction is begun or committed again while another process holds the store. With the time each
    /// attempt waits inside SQLite this makes about ten seconds.
    static let attempts = 5
    private static let busyMilliseconds: Int32 = 2_000

    /// Opens the store in `folder`, making folder, database and key when they are missing, and migrating an older schema.
    ///
    /// Costs about a millisecond for an existing store. Throws `cannotOpen`, `notAStore`, `readOnly`, `diskFull`, `busy`,
    /// `corrupt`, `newerSchema`, `networkFileSystem`, `exposed`, `notOurs`, `keyMissing` or `keyMismatch`.
    public convenience init(folder: String, now: Timestamp) throws(StoreError) {
        try self.init(folder: folder, now: now, migrations: Migration.all)
    }

    init(
        folder: String, now: Timestamp, migrations: [Migration], busyMilliseconds: Int32 = Store.busyMilliseconds
    ) throws(StoreError) {
        guard Cipher.prepare() else { throw .cannotOpen(path: folder, reason: "no random numbers to make keys from") }
        let place = StoreFolder(folder)
        path = place.path
        // Closing a file drops every lock this process holds on it (POSIX), so making the file and opening it must not
        // overlap with another opening.
        Self.opening.lock()
        defer { Self.opening.unlock() }
        try place.prepare()
        database = try Database(path: place.database)
        try database.applySettings(busyMilliseconds: busyMilliseconds)
        guard try database.isWritable else { throw .readOnly(path: place.database) }
        let version = try database.schemaVersion()
        if version == migrations.count {
            try database.checkApplication(version)
            keys = try KeyRing(existing: place, in: database)
        } else {
            try database.begin()
            do {
                // Asked again in here: another process may have made the store meanwhile.
                let isNew = try database.schemaVersion() == 0
                try database.migrate(to: migrations)
                keys = try isNew ? KeyRing(new: place, in: database) : KeyRing(existing: place, in: database)
                try database.commit()
            } catch {
                database.rollback()
                throw error
            }
        }
        feed = ChangeFeed(folder: place.path)
    }

    private static let opening = Lock()

    /// Runs `body` on one consistent state of the store and returns what it returns. Keep it short: writers of other
    /// processes wait for it. Errors of `body` come out as they are; the store's own are `StoreError`.
    public func read<Value>(_ body: (ReadTransaction) throws -> Value) throws -> Value {
        try exclusively {
            try database.run("begin")
            let transaction = ReadTransaction(database, keys)
            defer { transaction.end() }
            do {
                let value = try body(transaction)
                try database.run("commit")
                return value
            } catch {
                database.rollback()
                throw error
            }
        }
    }

    /// Runs `body` as one transaction: after the return everything in it is on the disk, after an error nothing is.
    ///
    /// `body` may run again when another process was in the way, so it must do nothing but work on the transaction. A
    /// transaction that changed records without an audit entry is refused with `unaudited`. Errors of `body` come out as
    /// they are; the store's own are `StoreError`.
    @discardableResult
    public func write<Value>(
        as author: Authorship, at now: Timestamp, _ body: (WriteTransaction) throws -> Value
    ) throws -> Value {
        let (value, revision) = try exclusively {
            try database.begin()
            do {
                var log = try AuditLog(database, keys)
                if log.size != lastSize { keys.forgetParticipants() }
                let transaction = WriteTransaction(database, keys, log, author, now)
                defer { transaction.end() }
                let value = try body(transaction)
                log = transaction.log
                guard log.isExtended || !transaction.mustAudit else { throw StoreError.unaudited }
                try log.close(database, keys)
                try database.commit()
                lastSize = log.size
                return (value, log.isExtended ? log.size : nil)
            } catch {
                keys.forgetParticipants()
                database.rollback()
                throw error
            }
        }
        if let revision { feed.announce(revision) }
        return value
    }

    /// One thread at a time, and never one transaction inside another.
    private func exclusively<Value>(_ body: () throws -> Value) throws -> Value {
        guard !owner.isCurrentThread else {
            throw StoreError.transactionMisuse("one was begun inside another on the same thread")
        }
        lock.lock()
        owner.enter()
        defer {
            owner.leave()
            lock.unlock()
        }
        return try body()
    }
}
