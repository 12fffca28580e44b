import Foundation
import Testing

@testable import StudyStore

@Suite(.timeLimit(.minutes(1))) struct FeedTests {
    @Test func `A commit through another connection wakes the watcher, which reads what happened`() async throws {
        let study = try TemporaryStudy()
        let other = try study.otherStore()
        let before = try study.store.read { try $0.revision() }
        var revisions = try study.store.watch().makeAsyncIterator()
        let draft = study.draft()
        try other.write(as: study.asParticipant, at: TemporaryStudy.start) { _ = try $0.open(draft) }
        #expect(await revisions.next() == before + 1)
        let changes = try study.store.read { try $0.changes(after: before) }
        #expect(changes.map(\.verb) == [.open])
        #expect(changes.map(\.entity) == [.draft])
        #expect(changes.map(\.entityID) == [draft.id.description])
        #expect(changes.map(\.participant) == [study.participant.id])
    }

    @Test func `A commit of its own wakes each watcher, an undone one nobody`() async throws {
        let study = try TemporaryStudy()
        let before = try study.store.read { try $0.revision() }
        var first = try study.store.watch().makeAsyncIterator()
        var second = try study.store.watch().makeAsyncIterator()
        struct Refused: Error {}
        #expect(throws: Refused.self) {
            try study.store.write(as: study.asCoordinator, at: TemporaryStudy.start) {
                try $0.audit(.signIn, .session, "undone")
                throw Refused()
            }
        }
        try study.store.write(as: study.asCoordinator, at: TemporaryStudy.start) {
            try $0.audit(.signIn, .session, "kept")
        }
        #expect(await first.next() == before + 1)
        #expect(await second.next() == before + 1)
        #expect(try study.store.read { try $0.changes(after: before).map(\.entityID) } == ["kept"])
    }

    @Test func `Watching many stores takes one inotify instance, of which an account has few`() async throws {
        let studies = try (0..<5).map { _ in try TemporaryStudy() }
        let watches = try studies.map { try $0.store.watch() }
        let descriptors = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")
        let instances = descriptors.filter {
            (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\($0)")) == "anon_inode:inotify"
        }
        #expect(instances.count == 1)
        #expect(watches.count == 5)
    }

    @Test func `An actor on the store's executor runs its work there`() async throws {
        let study = try TemporaryStudy()
        let service = Service(study.store)
        #expect(try await service.label() == "P-0001")
    }

    private actor Service {
        let store: Store
        init(_ store: Store) { self.store = store }
        nonisolated var unownedExecutor: UnownedSerialExecutor { store.executor.asUnownedSerialExecutor() }

        func label() throws -> String? {
            store.executor.checkIsolated()
            return try store.read { try $0.participants().first?.label }
        }
    }
}
