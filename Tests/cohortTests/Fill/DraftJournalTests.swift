import Foundation
import Glibc
import Testing

@testable import cohort

@Suite("The file of a draft") struct DraftJournalTests {
    @Test("A file whose former owner is still ending is waited for") func ending() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "journal-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.appending(path: "a.draft").path
        let holder = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        #expect(flock(holder, LOCK_EX | LOCK_NB) == 0)
        Thread.detachNewThread {
            // Gives the lock back once it is being waited for, or after a while all the same.
            let end = ContinuousClock.now + .seconds(10)
            while Self.descriptors(of: path) < 2, ContinuousClock.now < end { sched_yield() }
            close(holder)
        }
        let journal = try DraftJournal(path)
        #expect(try journal.lines(header: []).isEmpty)
    }

    /// How many of this process's descriptors are of the file.
    private static func descriptors(of path: String) -> Int {
        let links = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
        return links.count {
            (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\($0)")) == path
        }
    }
}
