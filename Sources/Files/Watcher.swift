import Executors
import Glibc
import Synchronization

/// The one thread that waits for changes of files, for all ``FileWatch``es of the process.
final class Watcher: Sendable {
    static let shared = Watcher()

    private struct Content {
        var entries: [WatchedPath] = []
        var nextNumber = 0
        var kernel: KernelWatches?
        var isRunning = false
        /// The two ends of a pipe that wakes the running thread when there are new entries.
        var bell: (read: Int32, write: Int32)?
        /// Whether the thread waits, or is about to: then it has to be woken.
        var isWaiting = false

        mutating func add(_ path: String, isFolder: Bool, _ changed: @escaping @Sendable () -> Void) -> Int {
            nextNumber += 1
            entries.append(WatchedPath(number: nextNumber, path: path, isFolder: isFolder, changed: changed))
            return nextNumber
        }
    }

    private let content = Mutex(Content())

    /// The thread does all the work: settings are read at a program's start.
    func watchFolder(_ path: String, _ changed: @escaping @Sendable () -> Void) -> Int {
        content.withLock { content in
            let number = content.add(path, isFolder: true, changed)
            wake(&content)
            return number
        }
    }

    func watchFile(_ path: String, _ changed: @escaping @Sendable () -> Void) throws(FileError) -> Int {
        try content.withLock { content throws(FileError) in
            var kernel: KernelWatches
            if let known = content.kernel { kernel = known } else { kernel = try KernelWatches(for: path) }
            let watch = kernel.add(path, WatchedPath.fileEvents)
            let error = FileError(path)
            content.kernel = kernel
            guard watch >= 0 else { throw error }
            let number = content.add(path, isFolder: false, changed)
            content.entries[content.entries.count - 1].watch = watch
            content.entries[content.entries.count - 1].isNew = false
            wake(&content)
            return number
        }
    }

    func remove(_ number: Int) {
        // what the handler holds is let go of outside of the lock: it may hold other watches
        let removed = content.withLock { content -> WatchedPath? in
            guard let index = content.entries.firstIndex(where: { $0.number == number }) else { return nil }
            let removed = content.entries.remove(at: index)
            content.kernel?.settle(content.entries)
            return removed
        }
        withExtendedLifetime(removed) {}
    }

    /// Gets the thread to look at what is new, and begins it if need be.
    private func wake(_ content: inout Content) {
        if !content.isRunning {
            content.isRunning = begin()
        } else if content.isWaiting, let bell = content.bell {
            content.isWaiting = false
            var byte: UInt8 = 0
            write(bell.write, &byte, 1)
        }
    }

    /// Whether there is a thread. Without one, the next watch tries again.
    private func begin() -> Bool {
        // values are decoded on this thread
        DetachedThread.tryStart(stackSize: 1 << 20) { self.run() }
    }

    private func run() {
        let (descriptor, bell) = prepared()
        var buffer = [UInt8](repeating: 0, count: 4096)
        while true {
            for changed in takeNew() { changed() }
            var ready = [
                pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
                pollfd(fd: bell, events: Int16(POLLIN), revents: 0),
            ]
            if poll(&ready, 2, -1) < 0 { continue }
            if ready[1].revents != 0 {
                var byte: UInt8 = 0
                _ = read(bell, &byte, 1)
            }
            if ready[0].revents == 0 { continue }
            let count = read(descriptor, &buffer, buffer.count)
            if count <= 0 { continue }
            let events = buffer.withUnsafeBytes {
                WatchEvent.events(in: UnsafeRawBufferPointer(rebasing: $0[..<count]))
            }
            for changed in content.withLock({ handlers(for: events, &$0) }) { changed() }
        }
    }

    /// Waits as long as the system gives no instance or no pipe: an account has few for all its processes, and one may be
    /// free soon.
    private func prepared() -> (descriptor: Int32, bell: Int32) {
        while true {
            if let ready = prepare() { return ready }
            sleep(1)
        }
    }

    private func prepare() -> (descriptor: Int32, bell: Int32)? {
        content.withLock { content in
            if content.bell == nil { content.bell = Self.makePipe() }
            if content.kernel == nil { content.kernel = try? KernelWatches(for: "") }
            guard let bell = content.bell, let kernel = content.kernel else { return nil }
            return (kernel.descriptor, bell.read)
        }
    }

    private static func makePipe() -> (read: Int32, write: Int32)? {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return nil }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        return (ends[0], ends[1])
    }

    /// Begins to watch what is new. It may have changed since somebody asked for it.
    private func takeNew() -> [@Sendable () -> Void] {
        content.withLock { content in
            var told: [@Sendable () -> Void] = []
            for index in content.entries.indices where content.entries[index].isNew {
                content.entries[index].isNew = false
                _ = content.kernel?.arm(&content.entries[index])
                told.append(content.entries[index].changed)
            }
            content.kernel?.settle(content.entries)
            content.isWaiting = true
            return told
        }
    }

    private func handlers(for events: [WatchEvent], _ content: inout Content) -> [@Sendable () -> Void] {
        var told: [@Sendable () -> Void] = []
        // Where the kernel had more to tell than it could keep, anything may have happened.
        let isAnything = events.contains(where: \.isOverflow)
        for event in events where event.isGone { content.kernel?.forget(event.watch) }
        for index in content.entries.indices {
            let own = events.filter { content.entries[index].isMeant(by: $0) }
            if own.isEmpty, !isAnything { continue }
            var isTouched = isAnything || content.entries[index].isPresent
            if isAnything || own.contains(where: \.isEnd) { content.entries[index].isPresent = false }
            // a folder may have come, or come again
            if content.kernel?.arm(&content.entries[index]) == true { isTouched = true }
            if isTouched { told.append(content.entries[index].changed) }
        }
        content.kernel?.settle(content.entries)
        return told
    }
}
