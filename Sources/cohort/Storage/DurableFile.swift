import Files
import Glibc

/// Files that are there whole or not at all, and survive a power loss once written.
enum DurableFile {
    /// Puts the bytes in place of whatever the path named: written aside, synced, renamed, and the folder synced.
    ///
    /// On a throw the path names what it named before. A link is followed, also one to a file that is not there yet; what is
    /// no regular file (a pipe, a device) is written to and stays what it is.
    static func replace(_ path: String, with bytes: [UInt8]) throws(FileProblem) {
        var status = stat()
        guard stat(path, &status) == 0 else { return try replaceRegular(try destination(of: path), with: bytes) }
        switch status.st_mode & S_IFMT {
        case S_IFREG: try replaceRegular(try destination(of: path), with: bytes)
        case S_IFDIR: throw FileProblem(path, code: EISDIR)
        default:
            // Not what its links name: /dev/stdout leads to a pipe that has no name.
            let descriptor = open(path, O_WRONLY | O_CLOEXEC)
            guard descriptor >= 0 else { throw FileProblem(path) }
            defer { close(descriptor) }
            try write(bytes, to: descriptor, path: path)
        }
    }

    /// Whether a file of this name can be written, found out without writing anything.
    static func checkWritable(_ path: String) throws(FileProblem) {
        var status = stat()
        if stat(path, &status) == 0 {
            if status.st_mode & S_IFMT == S_IFDIR { throw FileProblem(path, code: EISDIR) }
            guard access(path, W_OK) == 0 else { throw FileProblem(path) }
            if status.st_mode & S_IFMT != S_IFREG { return }
        }
        guard access(folder(of: try destination(of: path)), W_OK) == 0 else { throw FileProblem(path) }
    }

    /// Whether two paths name one file.
    static func isSame(_ path: String, _ other: String) -> Bool {
        var first = stat()
        var second = stat()
        guard stat(path, &first) == 0, stat(other, &second) == 0 else { return false }
        return first.st_dev == second.st_dev && first.st_ino == second.st_ino
    }

    /// What a path names once its links are followed. Throws for links that go in circles.
    private static func destination(of path: String) throws(FileProblem) -> String {
        var path = path
        // As many as the kernel follows (path_resolution(7)).
        for _ in 0..<40 {
            let name = withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(PATH_MAX)) { target -> String? in
                guard let start = target.baseAddress else { return nil }
                let count = readlink(path, start, target.count)
                return count > 0
                    ? String(decoding: target.prefix(count).lazy.map(UInt8.init(bitPattern:)), as: UTF8.self) : nil
            }
            guard let name else { return path }
            path = name.hasPrefix("/") ? name : folder(of: path) + "/" + name
        }
        throw FileProblem(path, code: ELOOP)
    }

    private static func replaceRegular(_ path: String, with bytes: [UInt8]) throws(FileProblem) {
        do throws(FileError) { try WholeFile.replace(path, with: bytes) } catch { throw FileProblem(error) }
    }

    /// Writes all bytes, however many calls it takes. Waits where whoever shares the descriptor made it non-blocking.
    static func write(_ bytes: [UInt8], to descriptor: Int32, path: String) throws(FileProblem) {
        do throws(FileError) {
            try WholeFile.write(bytes, to: descriptor, path: path)
        } catch {
            throw FileProblem(error)
        }
    }

    /// All bytes of a file.
    static func read(_ path: String) throws(FileProblem) -> [UInt8] {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw FileProblem(path) }
        defer { close(descriptor) }
        return try read(descriptor, path: path)
    }

    /// All bytes from where a file stands to its end.
    static func read(_ descriptor: Int32, path: String) throws(FileProblem) -> [UInt8] {
        var bytes: [UInt8] = []
        // Memory that is not cleared first: most files fill little of it, and its pages are made one by one.
        let problem = withUnsafeTemporaryAllocation(byteCount: 65_536, alignment: 1) { chunk -> FileProblem? in
            while true {
                let count = Glibc.read(descriptor, chunk.baseAddress, chunk.count)
                if count < 0, errno == EINTR { continue }
                guard count >= 0 else { return FileProblem(path) }
                guard count > 0 else { return nil }
                bytes += chunk.prefix(count)
            }
        }
        if let problem { throw problem }
        return bytes
    }

    private static func folder(of path: String) -> String {
        path.lastIndex(of: "/").map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
    }
}
