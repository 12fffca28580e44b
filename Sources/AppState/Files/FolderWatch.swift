import Glibc
import Synchronization

/// Tells when files in folders change, whoever changes them: one sleeping thread for the whole process.
///
/// A folder need not exist yet: until it does, the nearest one above it is watched.
final class FolderWatch: Sendable {
    static let shared = FolderWatch()

    /// A folder that is wanted.
    private struct Entry {
        let folder: String
        var handlers: [@Sendable () -> Void]
        /// The kernel's watch of it, or of the nearest folder above it; -1 for none.
        var watch: Int32 = -1
        /// The kernel's watch of the folder that a present one is in: it takes the folder along when it is moved; -1 for none.
        var parentWatch: Int32 = -1
        /// Whether it is the folder itself that is watched.
        var isPresent = false
    }

    private struct Content {
        var isStarted = false
        /// -1 until the thread runs, or when the system gives none.
        var descriptor: Int32 = -1
        var entries: [Entry] = []
    }

    private let content = Mutex(Content())

    /// Calls `handler` on the watching thread after something in the folder may have changed, and once soon. Where the system
    /// has no watches left, nothing is told.
    ///
    /// The thread does all the work: settings are read at a program's start.
    func watch(_ folder: String, handler: @escaping @Sendable () -> Void) {
        let isFirst = content.withLock { content in
            if let known = content.entries.firstIndex(where: { $0.folder == folder }) {
                content.entries[known].handlers.append(handler)
            } else {
                var entry = Entry(folder: folder, handlers: [handler])
                if content.descriptor >= 0 { _ = Self.arm(&entry, content.descriptor) }
                content.entries.append(entry)
            }
            defer { content.isStarted = true }
            return !content.isStarted
        }
        if isFirst { start() }
    }

    /// Watches a folder, or the nearest one above it. Whether it is the folder itself, and was not before.
    private static func arm(_ entry: inout Entry, _ descriptor: Int32) -> Bool {
        if entry.isPresent { return false }
        let events = UInt32(
            IN_MOVED_TO | IN_MOVED_FROM | IN_CLOSE_WRITE | IN_DELETE | IN_CREATE | IN_DELETE_SELF | IN_MOVE_SELF
                | IN_ONLYDIR)
        var name = entry.folder
        while true {
            entry.watch = inotify_add_watch(descriptor, name.isEmpty ? "." : name, events)
            if entry.watch >= 0 {
                entry.isPresent = name == entry.folder
                entry.parentWatch = entry.isPresent ? watchMoves(of: DurableFile.folder(of: name), descriptor) : -1
                return entry.isPresent
            }
            guard errno == ENOENT || errno == ENOTDIR, name != "/", !name.isEmpty else { return false }
            name = DurableFile.folder(of: name)
        }
    }

    /// Asks to be told when a folder itself goes, besides what others have asked of it.
    private static func watchMoves(of folder: String, _ descriptor: Int32) -> Int32 {
        let events = UInt32(IN_DELETE_SELF | IN_MOVE_SELF | IN_ONLYDIR | IN_MASK_ADD)
        return inotify_add_watch(descriptor, folder.isEmpty ? "." : folder, events)
    }

    private func start() {
        var attributes = pthread_attr_t()
        pthread_attr_init(&attributes)
        defer { pthread_attr_destroy(&attributes) }
        pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
        // values are decoded on this thread
        pthread_attr_setstacksize(&attributes, 1 << 20)
        var thread = pthread_t()
        // the shared instance lives as long as the process
        pthread_create(
            &thread, &attributes,
            { _ in
                FolderWatch.shared.run()
                return nil
            }, nil)
    }

    private func run() {
        // signals are for the threads of the program
        var all = sigset_t()
        sigfillset(&all)
        pthread_sigmask(SIG_BLOCK, &all, nil)
        let descriptor = inotify_init1(Int32(IN_CLOEXEC))
        if descriptor < 0 { return }
        // what has changed since somebody asked, before anything was watched
        let first = content.withLock { content in
            content.descriptor = descriptor
            for index in content.entries.indices { _ = Self.arm(&content.entries[index], descriptor) }
            return content.entries.flatMap(\.handlers)
        }
        for handler in first { handler() }
        var buffer = [UInt8](repeating: 0, count: 4096)
        while true {
            let count = Glibc.read(descriptor, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            if count <= 0 { return }
            let watches = buffer.withUnsafeBytes { Self.watches(in: $0, count) }
            for handler in content.withLock({ handlers(for: watches, &$0) }) { handler() }
        }
    }

    /// The kernel watches that have something to tell; those that ended as the negative of their number.
    private static func watches(in buffer: UnsafeRawBufferPointer, _ count: Int) -> [(watch: Int32, ended: Bool)] {
        var found: [(Int32, Bool)] = []
        var offset = 0
        let headLength = MemoryLayout<inotify_event>.size
        while offset + headLength <= count {
            let event = buffer.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
            found.append((event.wd, event.mask & UInt32(IN_IGNORED | IN_MOVE_SELF) != 0))
            offset += headLength + Int(event.len)
        }
        return found
    }

    private func handlers(
        for watches: [(watch: Int32, ended: Bool)], _ content: inout Content
    ) -> [@Sendable () -> Void] {
        var told: [@Sendable () -> Void] = []
        for index in content.entries.indices {
            var entry = content.entries[index]
            let events = watches.filter { $0.watch == entry.watch || $0.ended && $0.watch == entry.parentWatch }
            if events.isEmpty { continue }
            var isTouched = entry.isPresent
            if events.contains(where: \.ended) { entry.isPresent = false }
            // a folder may have come, or come again
            if Self.arm(&entry, content.descriptor) { isTouched = true }
            content.entries[index] = entry
            if isTouched { told += entry.handlers }
        }
        return told
    }
}
