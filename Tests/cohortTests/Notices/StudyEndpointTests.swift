import Foundation
import Spezi
import StudyAPI
import StudyScreens
import Synchronization
import TerminalUI
import Testing

@testable import cohort

/// A session that is only somebody's.
private struct Somebody: StudySession {
    let identity: SessionIdentity
    func speak(_ language: String) {}
    func send<Request: StudyRequest>(_ request: Request) async throws(StudyError) -> Request.Reply {
        throw .notFound(what: "reply")
    }
    func changes() -> AsyncStream<StudyChange> { AsyncStream { _ in } }
    func close() async {}
}

/// Counts what is of interest afterwards.
private final class CountingLog: LogDestination {
    let level = LogLevel.info
    private let entries = Atomic(0)
    var count: Int { entries.load(ordering: .relaxed) }
    func write(_ text: String, level: LogLevel, category: String) { entries.add(1, ordering: .relaxed) }
}

@MainActor private final class Start {
    let session: SessionModule
    let notifications = LocalNotifications(now: { Date() })
    let spezi: Spezi
    private let run: Task<Void, Never>

    init(_ folder: String, _ session: SessionModule, _ log: any LogDestination = StandardErrorLog()) throws {
        let transport = UnixSocketTransport(path: StudyEndpoint.path(in: folder))
        let spezi = try Spezi.load(
            modules: [
                ClockModule(now: { Date() }, timeZone: .gmt), session, notifications, MessagesModule(),
                LanguageModule(languages: ["en"], accountLanguage: "en") { StringCatalogue(language: $0) },
                RemoteNotifications(over: transport), StudyEndpoint(transport),
            ], log: log)
        self.session = session
        self.spezi = spezi
        run = Task { await spezi.runWithoutViews() }
    }

    func end() async {
        run.cancel()
        await spezi.terminate()
    }
}

@MainActor @Suite("Reaching sessions of a study") struct StudyEndpointTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "study-\(UUID().uuidString.prefix(8))")
    private var sender: UnixSocketSender { UnixSocketSender(path: StudyEndpoint.path(in: folder.path)) }

    init() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        TestPreferences.use()
    }

    private func reaches(_ name: String?) async -> Bool {
        (try? await sender.send(["message": "hello"], toSessionsOf: name)) == .newData
    }

    @Test("The first provides the socket for all, and when it ends another does") func takeover() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let starts = try ["P-1", "P-2", "P-3"].map {
            try Start(folder.path, SessionModule(Somebody(identity: .participant($0))))
        }
        for name in ["P-1", "P-2", "P-3"] { try await eventually("\(name)") { await reaches(name) } }
        for (number, start) in starts.enumerated() {
            await start.end()
            for rest in (number + 1)..<max(number + 1, 3) {
                try await eventually("P-\(rest + 1) after P-\(number + 1)") { await reaches("P-\(rest + 1)") }
            }
        }
        #expect(!FileManager.default.fileExists(atPath: StudyEndpoint.path(in: folder.path)))
    }

    @Test("A session is nobody's until somebody enters, and then whoever has entered last") func entering() async throws
    {
        defer { try? FileManager.default.removeItem(at: folder) }
        let start = try Start(
            folder.path, SessionModule { identity throws(StudyError) in Somebody(identity: identity) })
        for _ in 0..<50 { await Task.yield() }
        #expect(!FileManager.default.fileExists(atPath: StudyEndpoint.path(in: folder.path)))
        await start.session.enter(as: .participant("P-1"))
        try await eventually("the first") { await reaches("P-1") }
        await start.session.enter(as: .coordinator)
        try await eventually("the second") { await reaches("coordinator") }
        #expect(await !reaches("P-1"))
        await start.end()
    }

    @Test("Where there can be no socket it is left at that") func nowhere() async throws {
        try FileManager.default.removeItem(at: folder)
        let log = CountingLog()
        let start = try Start(folder.path, SessionModule(Somebody(identity: .coordinator)), log)
        try await eventually("three attempts") { log.count == 3 }
        await #expect(throws: RemoteNotificationError.self) { try await sender.send([:]) }
        await start.end()
        #expect(log.count == 3)
    }
}
