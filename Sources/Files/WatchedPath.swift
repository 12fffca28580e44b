import Glibc

/// A file or folder that somebody wants to know of.
struct WatchedPath {
    let number: Int
    let path: String
    let isFolder: Bool
    let changed: @Sendable () -> Void
    /// Whether the thread has yet to look at it.
    var isNew = true
    /// The kernel's watch of it, or of the nearest folder above it; -1 for none.
    var watch: Int32 = -1
    /// What is watched by that.
    var watched = ""
    /// The kernel's watch of the folder that a present one is in: it takes the folder along when it is moved; -1 for none.
    var parentWatch: Int32 = -1
    /// Whether it is itself watched. A file is from the beginning.
    var isPresent: Bool

    init(number: Int, path: String, isFolder: Bool, changed: @escaping @Sendable () -> Void) {
        self.number = number
        self.path = path
        self.isFolder = isFolder
        self.changed = changed
        watched = path
        isPresent = !isFolder
    }

    /// The folder that it is in.
    var parent: String { WholeFile.folder(of: path) }

    /// What is asked of the kernel about a folder that is there.
    static let folderEvents = UInt32(
        IN_MOVED_TO | IN_MOVED_FROM | IN_CLOSE_WRITE | IN_DELETE | IN_CREATE | IN_DELETE_SELF | IN_MOVE_SELF
            | IN_ONLYDIR)
    /// About one that a folder is to come in.
    static let waitingEvents = UInt32(IN_CREATE | IN_MOVED_TO | IN_DELETE_SELF | IN_MOVE_SELF | IN_ONLYDIR)
    /// About the one that a folder is in.
    static let parentEvents = UInt32(IN_DELETE_SELF | IN_MOVE_SELF | IN_ONLYDIR)
    /// About a file.
    static let fileEvents = UInt32(IN_MODIFY)

    /// What is needed of a watch of the kernel's for this, and of which path; nil for nothing.
    func needs(_ number: Int32) -> (events: UInt32, path: String)? {
        if number == watch {
            return (isFolder ? isPresent ? Self.folderEvents : Self.waitingEvents : Self.fileEvents, watched)
        }
        return number == parentWatch ? (Self.parentEvents, parent) : nil
    }

    /// Whether an event says something about it.
    func isMeant(by event: WatchEvent) -> Bool {
        event.watch == watch || event.isEnd && event.watch == parentWatch
    }
}

/// Something that the kernel tells.
struct WatchEvent {
    let watch: Int32
    let mask: UInt32

    /// Whether more has happened than the kernel could keep.
    var isOverflow: Bool { mask & UInt32(IN_Q_OVERFLOW) != 0 }
    /// Whether what is watched has gone from where it was.
    var isEnd: Bool { mask & UInt32(IN_IGNORED | IN_UNMOUNT | IN_MOVE_SELF | IN_DELETE_SELF) != 0 }
    /// Whether the kernel has let go of the watch.
    var isGone: Bool { mask & UInt32(IN_IGNORED) != 0 }

    /// The events in what an inotify instance gives.
    static func events(in buffer: UnsafeRawBufferPointer) -> [WatchEvent] {
        var found: [WatchEvent] = []
        var offset = 0
        let headLength = MemoryLayout<inotify_event>.size
        while offset + headLength <= buffer.count {
            let event = buffer.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
            found.append(WatchEvent(watch: event.wd, mask: event.mask))
            offset += headLength + Int(event.len)
        }
        return found
    }
}
