import CSQLite
import FoundationEssentials
import Glibc

extension Database {
    /// The typed error for a result code of this connection.
    func error(_ code: Int32) -> StoreError {
        let message = String(cString: sqlite3_errmsg(handle))
        switch code & 0xff {
        case SQLITE_BUSY, SQLITE_LOCKED: return .busy(path: path)
        case SQLITE_FULL: return .diskFull(path: path)
        case SQLITE_READONLY: return .readOnly(path: path)
        case SQLITE_NOTADB: return .notAStore(path: path)
        case SQLITE_CORRUPT: return .corrupt(path: path, detail: message)
        case SQLITE_CONSTRAINT: return .constraint(message)
        case SQLITE_CANTOPEN:
            return access(path, W_OK) == 0 && access(folder, W_OK) == 0
                ? .cannotOpen(path: path, reason: message) : .readOnly(path: path)
        case SQLITE_IOERR:
            switch sqlite3_system_errno(handle) {
            case ENOSPC, EDQUOT: return .diskFull(path: path)
            case EROFS: return .readOnly(path: path)
            default: return .failed(code: code, message: message)
            }
        default: return .failed(code: code, message: message)
        }
    }

    private var folder: String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }
}
