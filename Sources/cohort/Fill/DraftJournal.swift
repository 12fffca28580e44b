import Files
import FoundationEssentials
import Glibc

/// The file that keeps one draft: a line that says what it is a draft of, then one line a change, each synced before the
/// change counts as saved.
///
/// A line that a crash has torn is the last one, and was never reported as saved: it is cut off. One process at a time
/// has the file (an advisory lock that ends with the process).
final class DraftJournal {
    /// The file.
    let path: String
    private let descriptor: Int32
    private var length: Int

    /// Opens the file, or makes it, and takes the lock.
    /// - Throws: ``FileProblem``; its code is `EWOULDBLOCK` when another process has the file.
    init(_ path: String) throws(FileProblem) {
        self.path = path
        length = 0
        descriptor = try Self.openLocked(path)
    }

    /// A descriptor of the file, which nobody else has. A file that is another process's is left as it is.
    private static func openLocked(_ path: String) throws(FileProblem) -> Int32 {
        while true {
            let descriptor = open(path, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o600)
            guard descriptor >= 0 else { throw FileProblem(path) }
            guard isLocked(descriptor) else {
                let problem = FileProblem(path)
                close(descriptor)
                throw problem
            }
            // Whoever had it may have removed it between the two calls: what is written there would be nowhere.
            var status = stat()
            if fstat(descriptor, &status) == 0, status.st_nlink > 0 { return descriptor }
            close(descriptor)
        }
    }

    /// Whether the lock could be had. A process that was killed keeps it until the last of its threads has ended: whoever
    /// starts anew at once, as after a dropped line, is not told that the draft is open elsewhere. Waits 0.2 s at most.
    private static func isLocked(_ descriptor: Int32) -> Bool {
        for _ in 0..<20 {
            if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return true }
            guard errno == EWOULDBLOCK else { return false }
            usleep(10_000)
        }
        return flock(descriptor, LOCK_EX | LOCK_NB) == 0
    }

    deinit {
        // Nothing was ever kept: no file is left behind.
        if length == 0 { unlink(path) }
        close(descriptor)
    }

    /// Whether nothing is kept.
    var isEmpty: Bool { length == 0 }

    /// All whole lines. A file that is neither empty nor begins as `header` does counts as one line, whatever is in it: nothing
    /// is written over it.
    func lines(header: [UInt8]) throws(FileProblem) -> [ArraySlice<UInt8>] {
        guard lseek(descriptor, 0, SEEK_SET) == 0 else { throw FileProblem(path) }
        let bytes = try DurableFile.read(descriptor, path: path)
        let end = bytes.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        guard end > 0 || header.starts(with: bytes) else {
            length = bytes.count
            return [bytes[...]]
        }
        length = end
        return bytes[..<end].split(separator: UInt8(ascii: "\n"))
    }

    /// Adds a line. On return it survives a power loss; on a throw the file is as it was.
    func append(_ line: [UInt8]) throws(FileProblem) {
        do throws(FileProblem) {
            guard ftruncate(descriptor, off_t(length)) == 0, lseek(descriptor, 0, SEEK_END) >= 0 else {
                throw FileProblem(path)
            }
            try DurableFile.write(line + [UInt8(ascii: "\n")], to: descriptor, path: path)
            guard fdatasync(descriptor) == 0 else { throw FileProblem(path) }
        } catch {
            ftruncate(descriptor, off_t(length))
            throw error
        }
        if length == 0 { WholeFile.syncFolder(of: path) }
        length += line.count + 1
    }

    /// Empties the file.
    func clear() throws(FileProblem) {
        guard ftruncate(descriptor, 0) == 0, fsync(descriptor) == 0 else { throw FileProblem(path) }
        length = 0
    }

    /// Removes the file. The draft is over.
    func remove() {
        unlink(path)
        WholeFile.syncFolder(of: path)
    }
}
