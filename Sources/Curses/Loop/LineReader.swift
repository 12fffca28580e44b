import Glibc

/// Reads lines of UTF-8 from a descriptor inside the main loop, for the linear front end.
///
/// Nothing is read ahead of the first ``next()``. A line is cut after 64 KiB; invalid UTF-8 becomes U+FFFD.
@MainActor public final class LineReader {
    private let descriptor: Int32
    private let loop: MainLoop
    private var buffer = LineBuffer()
    private var isAtEnd = false
    private var waiting: [CheckedContinuation<String?, Never>] = []
    private var watch: MainLoop.Watch?

    /// Reads from a descriptor, standard input by default, while ``MainLoop`` runs. It is not closed.
    public convenience init(descriptor: Int32 = STDIN_FILENO) {
        self.init(descriptor: descriptor, loop: .shared)
    }

    init(descriptor: Int32, loop: MainLoop) {
        self.descriptor = descriptor
        self.loop = loop
    }

    /// The next line without its line end; `nil` at the end of input or after an error. Several callers are served in
    /// the order of their calls.
    public func next() async -> String? {
        if waiting.isEmpty {
            if let line = buffer.takeLine() { return line }
            if isAtEnd { return nil }
        }
        return await withCheckedContinuation { continuation in
            waiting.append(continuation)
            if watch == nil { watch = loop.watch(descriptor) { [weak self] _ in self?.readAvailable() } }
        }
    }

    /// Whether somebody waits for a line.
    var isWaiting: Bool { !waiting.isEmpty }

    private func readAvailable() {
        let count = withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 1) { space in
            let count = read(descriptor, space.baseAddress, space.count)
            if count > 0 { buffer.append(space[..<count]) }
            return count
        }
        if count < 0, errno == EINTR || errno == EAGAIN { return }
        if count <= 0 {
            isAtEnd = true
            buffer.finish()
        }
        while !waiting.isEmpty {
            let line = buffer.takeLine()
            if line == nil, !isAtEnd { return }
            waiting.removeFirst().resume(returning: line)
        }
        // Nobody waits: leave the rest to the descriptor, so that another reader of it finds it there.
        if let watch { loop.cancel(watch) }
        watch = nil
    }
}
