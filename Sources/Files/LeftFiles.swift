import Glibc
import Synchronization

/// What processes that were killed while they wrote a file have left beside it.
enum LeftFiles {
    /// How the names of files end that are not whole yet; before it stand the process and the thread that write. Nobody else's
    /// end so: folders may be anybody's, and unfinished downloads are wanted.
    static let suffix = ".unfinished-write"
    /// Younger ones stay: a process of another machine, of which nothing is known here, may still write.
    static let age = 3_600
    private static let known = Mutex<Set<String>>([])

    /// Removes them from a folder, at the first call for it.
    /// - Parameter path: a file that was just written there, whose time says what is old: clocks may differ.
    static func removeOnce(in folder: String, olderThan path: String) {
        let folder = folder.isEmpty ? "." : folder
        guard known.withLock({ $0.insert(folder).inserted }) else { return }
        remove(in: folder, olderThan: path)
    }

    static func remove(in folder: String, olderThan path: String) {
        var written = stat()
        guard stat(path, &written) == 0, let directory = opendir(folder) else { return }
        defer { closedir(directory) }
        while let entry = readdir(directory) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            guard let process = writer(of: name) else { continue }
            var status = stat()
            let left = folder + "/" + name
            guard lstat(left, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
                status.st_mtim.tv_sec < written.st_mtim.tv_sec - age, kill(process, 0) != 0, errno == ESRCH
            else { continue }
            unlink(left)
        }
    }

    /// The process that wrote a file of this name; nil for a name of another kind.
    static func writer(of name: String) -> pid_t? {
        guard name.hasSuffix(suffix) else { return nil }
        let stem = name.dropLast(suffix.count)
        guard let dot = stem.lastIndex(of: "."), dot != stem.startIndex else { return nil }
        let numbers = stem[stem.index(after: dot)...].split(separator: "-", omittingEmptySubsequences: false)
        guard numbers.count == 2, let process = pid_t(numbers[0]), process > 0, UInt(numbers[1]) != nil else {
            return nil
        }
        return process
    }
}
