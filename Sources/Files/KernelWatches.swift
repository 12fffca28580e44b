import Glibc

/// The process's inotify instance, and what is asked of it: for each inode one watch, with all events that anybody needs and,
/// once settled, no others.
struct KernelWatches {
    let descriptor: Int32
    private(set) var events: [Int32: UInt32] = [:]

    /// A new instance. The path is only for the error.
    init(for path: String) throws(FileError) {
        descriptor = inotify_init1(Int32(IN_CLOEXEC))
        guard descriptor >= 0 else { throw FileError(path) }
    }

    /// Asks for more events of a path. Returns the number of the watch; -1, with `errno`, where that cannot be.
    mutating func add(_ path: String, _ wanted: UInt32) -> Int32 {
        let watch = inotify_add_watch(descriptor, path.isEmpty ? "." : path, wanted | UInt32(IN_MASK_ADD))
        if watch >= 0 { events[watch, default: 0] |= wanted }
        return watch
    }

    /// The kernel has let go of a watch.
    mutating func forget(_ watch: Int32) { events[watch] = nil }

    /// Watches a folder, or the nearest one above it. Whether it is the folder itself, and was not before.
    mutating func arm(_ entry: inout WatchedPath) -> Bool {
        guard entry.isFolder, !entry.isPresent else { return false }
        var former: Int32 = -1
        while true {
            (entry.watch, entry.watched) = watchNearest(entry.path)
            if entry.watch >= 0, entry.watched == entry.path {
                entry.isPresent = true
                entry.parentWatch = add(entry.parent, WatchedPath.parentEvents)
                return true
            }
            entry.parentWatch = -1
            // What came below the nearest one before that was watched has told nobody: looked for again until nothing has.
            if entry.watch < 0 || entry.watch == former { return false }
            former = entry.watch
        }
    }

    private mutating func watchNearest(_ path: String) -> (watch: Int32, path: String) {
        var name = path
        while true {
            let wanted = name == path ? WatchedPath.folderEvents : WatchedPath.waitingEvents
            let watch = add(name, wanted)
            if watch >= 0 { return (watch, name) }
            guard errno == ENOENT || errno == ENOTDIR, name != "/", !name.isEmpty else { return (-1, "") }
            name = WholeFile.folder(of: name)
        }
    }

    /// Asks for nothing any more that no entry needs: it would wake the process for nothing.
    mutating func settle(_ entries: [WatchedPath]) {
        for (watch, asked) in events {
            let needs = entries.compactMap { $0.needs(watch) }
            let needed = needs.reduce(0) { $0 | $1.events }
            if needed == asked { continue }
            if needed == 0 {
                events[watch] = nil
                inotify_rm_watch(descriptor, watch)
            } else if let path = needs.first?.path {
                narrow(watch, to: needed, path)
            }
        }
    }

    private mutating func narrow(_ watch: Int32, to needed: UInt32, _ path: String) {
        let found = inotify_add_watch(descriptor, path.isEmpty ? "." : path, needed)
        if found == watch {
            events[watch] = needed
        } else if found >= 0 {
            // Another one has that name now, as an event to come will say. What was asked of it stays.
            if let asked = events[found] {
                inotify_add_watch(descriptor, path.isEmpty ? "." : path, asked)
            } else {
                inotify_rm_watch(descriptor, found)
            }
        }
    }
}
