import Glibc

/// Why a file or folder could not be read, written or watched.
public struct FileError: Error, Equatable, CustomStringConvertible {
    /// The file or folder.
    public let path: String
    /// The number that the system gave (`errno`).
    public let code: Int32

    /// The error that `errno` tells of now, or that of a number.
    public init(_ path: String, code: Int32 = errno) {
        self.path = path
        self.code = code
    }

    /// The system's words for the number.
    public var reason: String { String(cString: strerror(code)) }

    /// The path and the system's words.
    public var description: String { "\(path): \(reason)." }
}
