import Foundation
import Testing

@testable import Files

@Suite("What is asked of the kernel", .timeLimit(.minutes(1)))
struct KernelWatchesTests {
    private let folder = WatchedFolder()

    private func entry(_ path: String) -> WatchedPath {
        WatchedPath(number: 1, path: path, isFolder: true) {}
    }

    /// Whether the kernel has something to tell.
    private func hasNews(_ kernel: KernelWatches) -> Bool {
        var descriptor = pollfd(fd: kernel.descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&descriptor, 1, 0) == 1
    }

    private func read(_ kernel: KernelWatches) {
        var buffer = [UInt8](repeating: 0, count: 65_536)
        if hasNews(kernel) { _ = Glibc.read(kernel.descriptor, &buffer, buffer.count) }
    }

    @Test("Once a folder has come, the folders above it wake nobody")
    func ancestors() throws {
        var kernel = try KernelWatches(for: "")
        defer { close(kernel.descriptor) }
        var entry = entry(folder.path + "/a/b")
        let wasNew = kernel.arm(&entry)
        kernel.settle([entry])
        #expect(!wasNew)
        #expect(kernel.events == [entry.watch: WatchedPath.waitingEvents])
        try FileManager.default.createDirectory(atPath: entry.path, withIntermediateDirectories: true)
        #expect(hasNews(kernel))
        let isNew = kernel.arm(&entry)
        kernel.settle([entry])
        #expect(isNew)
        #expect(
            kernel.events == [
                entry.watch: WatchedPath.folderEvents, entry.parentWatch: WatchedPath.parentEvents,
            ])
        read(kernel)
        for place in [folder.path, folder.path + "/a"] {
            try Data().write(to: URL(filePath: place + "/other"))
            #expect(!hasNews(kernel), "\(place)")
        }
        try Data().write(to: URL(filePath: entry.path + "/own"))
        #expect(hasNews(kernel))
        kernel.settle([])
        #expect(kernel.events.isEmpty)
    }

    @Test("What one no longer needs of a folder, another still gets")
    func shared() throws {
        var kernel = try KernelWatches(for: "")
        defer { close(kernel.descriptor) }
        var outer = entry(folder.path), inner = entry(folder.path + "/inner")
        mkdir(inner.path, 0o700)
        _ = kernel.arm(&outer)
        _ = kernel.arm(&inner)
        #expect(inner.parentWatch == outer.watch)
        kernel.settle([outer, inner])
        #expect(kernel.events[outer.watch] == WatchedPath.folderEvents | WatchedPath.parentEvents)
        kernel.settle([inner])
        // the end of what was asked of the folder above
        read(kernel)
        try Data().write(to: URL(filePath: folder.path + "/file"))
        #expect(!hasNews(kernel))
        let moved = folder.path + "-moved"
        rename(folder.path, moved)
        defer { rename(moved, folder.path) }
        #expect(hasNews(kernel))
    }

    @Test("A folder that comes while it is looked for is found, or announced")
    func comingMeanwhile() throws {
        for round in 0..<300 {
            var kernel = try KernelWatches(for: "")
            defer { close(kernel.descriptor) }
            let outer = folder.path + "/\(round)"
            var entry = entry(outer + "/a/b")
            mkdir(outer, 0o700)
            let isMade = Flag()
            Thread.detachNewThread { [path = entry.path] in
                for _ in 0..<(round * 37) % 400 { _ = access("/", F_OK) }
                mkdir(WholeFile.folder(of: path), 0o700)
                mkdir(path, 0o700)
                isMade.raise()
            }
            let isFound = kernel.arm(&entry)
            #expect(isMade.wait())
            #expect(isFound || hasNews(kernel), "round \(round)")
        }
    }
}
