import Glibc

/// What a folder holds.
enum FolderListing {
    /// The names in a folder, sorted, without `.` and `..`; nil if it cannot be read, for the reason in `errno`.
    static func names(in folder: String) -> [String]? {
        guard let directory = opendir(folder) else { return nil }
        defer { closedir(directory) }
        var names: [String] = []
        while let entry = readdir(directory) {
            // From the entry itself: a name may be longer than the type of its field says.
            guard let field = MemoryLayout<dirent>.offset(of: \.d_name) else { return names }
            let start = UnsafeRawPointer(entry).advanced(by: field).assumingMemoryBound(to: CChar.self)
            let name = String(cString: start)
            if name != ".", name != ".." { names.append(name) }
        }
        return names.sorted()
    }

    /// Whether a name is a file's, whose reading ends.
    static func isFile(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    }
}
