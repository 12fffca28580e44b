import Files
import FoundationEssentials
import Glibc
import StudyScreens

/// Why a file could not be read or written, from `errno`.
struct FileProblem: Error, Equatable, CustomStringConvertible {
    /// The file or folder.
    let path: String
    /// The number that the system gave.
    let code: Int32

    /// The problem that `errno` tells of now.
    init(_ path: String, code: Int32 = errno) {
        self.path = path
        self.code = code
    }

    /// The problem that an error tells of.
    init(_ error: FileError) { self.init(error.path, code: error.code) }

    var description: String { "\(DisplayName(path)): \(String(cString: strerror(code)))." }

    /// The same in a draft keeper's terms.
    var keeperError: DraftKeeperError {
        switch code {
        case ENOSPC, EDQUOT: .diskFull(path: path)
        case EROFS, EACCES, EPERM: .readOnly(path: path)
        default: .unavailable(reason: description)
        }
    }
}
