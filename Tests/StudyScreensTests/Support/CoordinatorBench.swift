import AppState
import Foundation
import Spezi
import SpeziTesting
import Study
import StudyAPI
import StudyResources
import Synchronization
import TerminalUI
import TerminalUITesting

@testable import StudyScreens

/// The whole program's screens over the real service on a store in a folder of its own, with made-up data.
@MainActor final class CoordinatorBench {
    /// Monday, 30 November 2026, 09:41 in Zurich: within coverage hours.
    nonisolated static let start = Date(timeIntervalSince1970: 1_796_028_060)

    let clock = TestClock(start)
    let folder = FileManager.default.temporaryDirectory.appending(path: "screens-\(UUID().uuidString)").path
    let sessionModule: SessionModule
    let alerts = AlertModel()
    let dashboard = DashboardModel()
    let welcome = WelcomeModel()
    private let log = Deeds()
    /// What was asked of the service beyond looking.
    var deeds: [String] { log.all }
    let spezi: Spezi
    let words: ShownWords
    var catalogue: StringCatalogue {
        get { words.catalogue }
        set { words.catalogue = newValue }
    }

    /// What delivers messages, where there are any.
    private var running: Task<Void, Never>?

    /// Begins signed in as somebody, or at the screen that asks who enters.
    /// - Parameter message: what has come from the study by then.
    init(
        as identity: SessionIdentity? = .coordinator, language: String = "en", message: String? = nil
    ) async throws {
        words = ShownWords(try TestForms.catalogue(language))
        Application.promote(\.shippedKeys, with: ShippedKeys { TestForms.keyTable })
        let clock = clock
        let folder = folder
        let log = log
        try FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        // The store opens no file that other accounts can read.
        for (name, bytes) in try await Self.sample.value {
            let path = URL(filePath: folder).appending(path: name).path
            guard
                FileManager.default.createFile(
                    atPath: path, contents: bytes, attributes: [.posixPermissions: 0o600])
            else {
                throw CocoaError(.fileWriteUnknown)
            }
        }
        if let identity {
            let session = NotingSession(
                session: try await Self.service(folder, clock).session(for: identity), deeds: log)
            session.speak(language)
            sessionModule = SessionModule(session)
        } else {
            sessionModule = SessionModule { who throws(StudyError) in
                guard let service = try? await Self.service(folder, clock) else { throw .sessionClosed }
                let session = NotingSession(session: service.session(for: who), deeds: log)
                session.speak(language)
                // The program vouches for nobody whom the study does not know.
                _ = try await session.send(GetStudy())
                return session
            }
        }
        let module = clock.module()
        let session = sessionModule
        let alerts = alerts
        let dashboard = dashboard
        let welcome = welcome
        let notifications = LocalNotifications(now: { clock.now })
        spezi = withDependencyResolution {
            notifications
            module
            session
            FillingModel()
            NavigationModel()
            TodayModel()
            dashboard
            alerts
            welcome
            KeysModule { TestForms.keyTable }
        }
        guard let message else { return }
        let content = UNMutableNotificationContent()
        content.body = message
        try notifications.add(UNNotificationRequest(identifier: "message", content: content, trigger: nil))
        let spezi = spezi
        running = Task { await spezi.runWithoutViews() }
        try await eventually("the message") { notifications.banner != nil }
    }

    deinit {
        running?.cancel()
        try? FileManager.default.removeItem(atPath: folder)
    }

    /// The files of the sample study's store. Its history is made up once: that takes most of a second.
    nonisolated private static let sample = Task.detached {
        let folder = FileManager.default.temporaryDirectory.appending(path: "sample-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        _ = try await service(folder.path, TestClock(start))
        return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
            .filter { !$0.hasSuffix("-shm") }
            .map { ($0, try Data(contentsOf: folder.appending(path: $0))) }
    }

    /// A service of its own over the same store, as another process has.
    nonisolated private static func service(_ folder: String, _ clock: TestClock) async throws -> StudyService {
        try await StudyService.open(
            StudyService.Options(
                storeFolder: folder,
                bundle: BundleFiles { try? TestForms.resource("bundle/\($0)") },
                clock: ServiceClock { clock.now }, syntheticSeed: StudyService.demoSeed))
    }

    func session(_ identity: SessionIdentity) async throws -> any StudySession {
        try await Self.service(folder, clock).session(for: identity)
    }

    /// Another process in which a participant answers item 9 of PHQ-9.
    func answerItemNine(as label: String = "P-0042", score: String = "Several days") async throws {
        let codes = ["Not at all": "LA6568-5", "Several days": "LA6569-3", "Nearly every day": "LA6571-9"]
        let session = try await session(.participant(label))
        let today = try await session.send(GetToday())
        guard let card = today.tasks.first(where: { $0.title == "PHQ-9" && $0.state != .upcoming }) else {
            throw StudyError.notFound(what: "PHQ-9 of \(label)")
        }
        let draft = try await session.send(OpenDraft(occurrence: card.id))
        let answer =
            #"{"valueCoding":{"system":"http://loinc.org","code":"\#(codes[score] ?? "")","display":"\#(score)"}}"#
        let item = DraftItem(
            id: UUID(), parent: nil, linkId: "phq-9-9", ordinal: 0, state: .answered, answers: [answer])
        _ = try await session.send(
            SaveAnswers(
                draft: draft.draft, revision: draft.revision, items: [item],
                position: OpenedDraft.Position(linkId: item.linkId, instance: item.id)))
    }

    func pilot(width: Int = 80, height: Int = 24) -> Pilot {
        var environment = spezi.environment()
        environment.catalogue = catalogue
        return Pilot(
            Spoken(words: words, content: RootScreen()), width: width, height: height, environment: environment)
    }
}
