/// What can go wrong in the store. `description` says what happened, where, and what to do; it holds no answers.
public enum StoreError: Error, Equatable, Sendable {
    /// The store's folder or file cannot be opened or made.
    case cannotOpen(path: String, reason: String)
    /// The file is a database, but not a store of this program.
    case notAStore(path: String)
    /// The folder or file may not be written.
    case readOnly(path: String)
    /// The folder or file may not be read.
    case notReadable(path: String)
    /// The disk or the quota is full; nothing of the transaction was kept.
    case diskFull(path: String)
    /// Another process held the store for the whole time allowed; nothing of the transaction was kept.
    case busy(path: String)
    /// The database is damaged.
    case corrupt(path: String, detail: String)
    /// A newer version of the program made this store.
    case newerSchema(path: String, found: Int, supported: Int)
    /// The folder lies on a file system where locks between processes do not hold.
    case networkFileSystem(path: String, kind: String)
    /// Others than the owner may read or write the file or folder.
    case exposed(path: String, mode: String)
    /// The file or folder belongs to another account, or is a symbolic link.
    case notOurs(path: String)
    /// The store's key file is missing or has the wrong size.
    case keyMissing(path: String)
    /// The key file is not the one this store was made with.
    case keyMismatch(path: String)
    /// A transaction changed records without an audit entry, and was undone.
    case unaudited
    /// A transaction was used after its closure had ended, or one was begun inside another.
    case transactionMisuse(String)
    /// The record does not exist.
    case notFound(entity: Entity, id: String)
    /// The same `url|version` is stored with other content.
    case questionnaireConflict(url: String, version: String, stored: ContentHash, offered: ContentHash)
    /// Another session wrote to the draft first: `found` is its revision now.
    case draftConflict(expected: Int, found: Int)
    /// The draft was submitted or discarded.
    case draftClosed(status: DraftStatus)
    /// The occurrence already has a response.
    case alreadySubmitted(response: ResponseRecord.ID, at: Timestamp)
    /// The alert is not in a state from which this step leads on.
    case alertState(found: AlertState, wanted: AlertState)
    /// A rule of the schema was broken: a duplicate, or a reference to nothing.
    case constraint(String)
    /// Sealed text could not be opened: it was changed, moved, or sealed under another key.
    case unreadable(entity: Entity, id: String)
    /// The system refused a watch on the store's folder.
    case cannotWatch(path: String, reason: String)
    /// Any other failure of the database engine.
    case failed(code: Int32, message: String)
}

extension StoreError: CustomStringConvertible {
    /// One or two plain sentences for the person: what, where, what to do.
    public var description: String {
        switch self {
        case .cannotOpen(let path, let reason):
            "The store at \(path) cannot be opened: \(reason). Check that the folder exists and that you may write in it."
        case .notAStore(let path):
            "\(path) is not a study store. Name another folder, or move this file away."
        case .readOnly(let path):
            "\(path) cannot be written: it is read-only for this account. Nothing was changed. "
                + "Make it writable for your account, or use another folder."
        case .notReadable(let path):
            "\(path) cannot be read: this account may not. Nothing was changed. "
                + "Make it readable for your account, or use another folder."
        case .diskFull(let path):
            "The disk that holds \(path) is full. Nothing that was saved is lost, but the last answer is not saved yet: "
                + "free some space and answer again."
        case .busy(let path):
            "\(path) is in use by another session that did not finish in time. Nothing was changed. Try again."
        case .corrupt(let path, let detail):
            "The database \(path) is damaged (\(detail)). Do not write to it: keep a copy and restore the last backup."
        case .newerSchema(let path, let found, let supported):
            "\(path) was made by a newer version of this program (schema \(found); this one knows up to \(supported)). "
                + "Install the newer version. Nothing was changed."
        case .networkFileSystem(let path, let kind):
            "\(path) lies on a network file system (\(kind)), where two sessions could damage the store. "
                + "Name a folder on a local disk."
        case .exposed(let path, let mode):
            "\(path) is open to other accounts (mode \(mode)). Close it first: chmod go-rwx '\(path)'."
        case .notOurs(let path):
            "\(path) belongs to another account or is a symbolic link. Use a folder of your own."
        case .keyMissing(let path):
            "The key file \(path) is missing or damaged, so the store cannot be read. Put it back from the backup."
        case .keyMismatch(let path):
            "The key file \(path) is not the one this store was made with. Put the right one back. Nothing was changed."
        case .unaudited:
            "A change without an audit entry was refused and undone."
        case .transactionMisuse(let what):
            "A store transaction was used wrongly: \(what)."
        case .notFound(let entity, let id):
            "There is no \(entity.rawValue) \(id) in this store."
        case .questionnaireConflict(let url, let version, let stored, let offered):
            "The questionnaire \(url)|\(version) is stored with other content (\(stored.hex.prefix(12)), "
                + "offered \(offered.hex.prefix(12))). Give the changed questionnaire a new version."
        case .draftConflict(let expected, let found):
            "This questionnaire was continued in another session (revision \(found), here \(expected)). Nothing was changed."
        case .draftClosed(let status):
            "This questionnaire is already \(status.rawValue). Nothing was changed."
        case .alreadySubmitted:
            "This questionnaire was already submitted. The first submission stands."
        case .alertState(let found, let wanted):
            "The alert is \(found.rawValue) and cannot become \(wanted.rawValue). Somebody else may have dealt with it."
        case .constraint(let detail):
            "The store refused a record that breaks its rules: \(detail)."
        case .unreadable(let entity, let id):
            "The sealed text of \(entity.rawValue) \(id) cannot be opened: it was changed or belongs to another key."
        case .cannotWatch(let path, let reason):
            "Changes to \(path) cannot be watched: \(reason)."
        case .failed(let code, let message):
            "The database failed (code \(code)): \(message)."
        }
    }
}
