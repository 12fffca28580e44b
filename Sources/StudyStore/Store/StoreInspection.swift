import CSQLite
import CSodium
import FoundationEssentials
import Glibc

/// What there is of a store in a folder, found out without making or changing anything.
public struct StoreInspection: Equatable, Sendable {
    /// The key file's state.
    public enum KeyFile: Equatable, Sendable {
        case missing
        /// It is there, with this mode in octal digits.
        case present(mode: String)
    }

    /// The database file, whether it exists or not.
    public let database: String
    /// The key file, whether it exists or not.
    public let keyFile: String
    /// Whether there is a database.
    public private(set) var exists = false
    /// The schema's version; nil if it could not be read. 0 for a file in which nothing was made yet.
    public private(set) var schemaVersion: Int?
    /// The state of the key file.
    public private(set) var key = KeyFile.missing
    /// How many entries the audit log has, once each of them and its head were found to be what was written; nil otherwise.
    public private(set) var auditSize: Int64?
    /// Whether a process was ended in the middle of a write: the next start undoes that by itself.
    public private(set) var hasUnfinishedWrite = false
    /// The first thing that is wrong; nil if nothing is.
    public private(set) var problem: StoreError?

    /// The version of the schema that this program makes and understands.
    public static var supportedSchemaVersion: Int { Migration.all.count }

    /// Looks at the store in `folder`. O(n) in the entries of the audit log, of which every one is checked. Waits up to half a
    /// second for a writer.
    public init(folder: String) {
        let place = StoreFolder(folder)
        database = place.database
        keyFile = place.key
        var status = stat()
        guard lstat(place.path, &status) == 0 || errno != ENOENT else { return }
        if lstat(place.key, &status) == 0 { key = .present(mode: StoreFolder.octal(status.st_mode)) }
        do throws(StoreError) {
            exists = lstat(place.database, &status) == 0
            try place.checkFolder()
            exists = try place.checkDatabase()
            if exists { try inspect(place) }
        } catch { problem = error }
    }

    private mutating func inspect(_ place: StoreFolder) throws(StoreError) {
        let database = try Database(path: place.database, isReadOnly: true)
        sqlite3_busy_timeout(database.handle, 500)
        let version: Int
        do throws(StoreError) {
            version = try database.schemaVersion()
        } catch {
            // The file was found writable: what a reader refuses to read is a write that has to be undone first.
            guard case .readOnly = error else { throw error }
            hasUnfinishedWrite = true
            return
        }
        schemaVersion = version
        try database.checkApplication(version)
        guard version <= Self.supportedSchemaVersion else {
            throw .newerSchema(path: place.database, found: version, supported: Self.supportedSchemaVersion)
        }
        // An older schema may lack what is asked for below; opening the store brings it up to date.
        guard version == Self.supportedSchemaVersion else { return }
        guard Cipher.prepare() else {
            throw .cannotOpen(path: place.path, reason: "no random numbers to make keys from")
        }
        let keys = try KeyRing(existing: place, in: database)
        try database.run("begin")
        defer { database.rollback() }
        let found = try ReadTransaction(database, keys).verifyAudit()
        if let fault = found.fault { throw .corrupt(path: place.database, detail: fault.description) }
        auditSize = found.head.size
    }
}

/// The versions of the libraries that a store stands on.
public enum StoreLibraries {
    /// SQLite's, "3.40.1".
    public static var sqlite: String { String(cString: sqlite3_libversion()) }
    /// libsodium's, "1.0.18".
    public static var sodium: String { String(cString: sodium_version_string()) }
}
