import Glibc
import Synchronization

/// Tells when files in folders change, whoever changes them: one sleeping thread for the whole process.
///
/// A folder need not exist yet: until it does, the nearest one above it is watched.
final class FolderWatch: Sendable {
    static let shared = FolderWatch()

    private struct Content {
        var descriptor: Int32 = -1
        /// What is wanted: folders, and whom to tell.
        var folders: [String: [@Sendable () -> Void]] = [:]
        /// Which folders each kernel watch stands for: itself, or ones below it that do not exist yet.
        var byWatch: [Int32: Set<String>] = [:]
        /// Folders that are watched themselves.
        var present: Set<String> = []
    }

    private let content = Mutex(Content())

    /// Calls `handler` on the watching thread after something in the folder has changed. Where the system has no watches
    /// left, nothing is told.
    func watch(_ folder: String, handler: @escaping @Sendable () -> Void) {
        content.withLock { content in
            content.folders[folder, default: []].append(handler)
            if content.descriptor < 0 {
                content.descriptor = inotify_init1(Int32(IN_CLOEXEC))
                if content.descriptor >= 0 { start(content.descriptor) }
            }
            if content.descriptor >= 0 { _ = arm(folder, &content) }
        }
    }

    /// Watches a folder, or the nearest one above it. Whether it is the folder itself, and was not before.
    private func arm(_ folder: String, _ content: inout Content) -> Bool {
        if content.present.contains(folder) { return false }
        let events = UInt32(
            IN_MOVED_TO | IN_MOVED_FROM | IN_CLOSE_WRITE | IN_DELETE | IN_CREATE | IN_DELETE_SELF | IN_MOVE_SELF
                | IN_ONLYDIR)
        var name = folder
        while true {
            let watch = inotify_add_watch(content.descriptor, name.isEmpty ? "." : name, events)
            if watch >= 0 {
                content.byWatch[watch, default: []].insert(folder)
                if name == folder { content.present.insert(folder) }
                return name == folder
            }
            guard errno == ENOENT || errno == ENOTDIR, name != "/", !name.isEmpty else { return false }
            name = DurableFile.folder(of: name)
        }
    }

    private func start(_ descriptor: Int32) {
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
        let descriptor = content.withLock { $0.descriptor }
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
        var touched: Set<String> = []
        for (watch, ended) in watches {
            let folders = content.byWatch[watch] ?? []
            for folder in folders where content.present.contains(folder) {
                touched.insert(folder)
                if ended { content.present.remove(folder) }
            }
            if ended { content.byWatch[watch] = nil }
            // a folder may have come, or come again
            for folder in folders where arm(folder, &content) { touched.insert(folder) }
        }
        return touched.sorted().flatMap { content.folders[$0] ?? [] }
    }
}
