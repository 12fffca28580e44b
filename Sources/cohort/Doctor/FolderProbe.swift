import FoundationEssentials
import Glibc
import StudyStore

/// Whether things can be kept in a folder, found out without making it.
struct FolderProbe: Equatable {
    /// What stands in the way, or does not.
    enum State: Equatable {
        case writable
        /// It is not there; the folder above lets it be made.
        case canBeMade
        /// It is there, or the nearest folder above is, and the account may not write in it.
        case readOnly(path: String, reason: String)
        /// It is, or would be, on a file system of the kernel's own, which keeps no files of anybody's.
        case keepsNothing(path: String)
        /// Something else has its name or that of a folder above.
        case inTheWay(path: String)
    }

    let path: String
    let state: State
    /// Bytes that the account may still use on the disk that holds or will hold it; nil if unknown.
    let freeBytes: UInt64?

    init(path: String, state: State, freeBytes: UInt64?) {
        self.path = path
        self.state = state
        self.freeBytes = freeBytes
    }

    /// Looks at the folder, and where it is missing at the nearest that is there.
    init(_ path: String) {
        self.path = path
        var nearest = path
        var status = stat()
        // Only the root has no folder above; it is always there.
        while stat(nearest, &status) != 0, let slash = nearest.lastIndex(of: "/"), nearest != "/" {
            nearest = slash == nearest.startIndex ? "/" : String(nearest[..<slash])
        }
        if status.st_mode & S_IFMT != S_IFDIR {
            state = .inTheWay(path: nearest)
        } else if KernelFolder.contains(nearest) {
            state = .keepsNothing(path: nearest)
        } else if access(nearest, W_OK | X_OK) != 0 {
            state = .readOnly(path: nearest, reason: String(cString: strerror(errno)))
        } else {
            state = nearest == path ? .writable : .canBeMade
        }
        var disk = statvfs()
        freeBytes = statvfs(nearest, &disk) == 0 ? UInt64(disk.f_bavail) * UInt64(disk.f_frsize) : nil
    }
}
