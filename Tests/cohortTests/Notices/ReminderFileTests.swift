import Foundation
import Spezi
import StudyAPI
import Testing

@testable import cohort

@MainActor @Suite("A participant's reminders in a file") struct ReminderFileTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "reminders-\(UUID().uuidString)")

    init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

    private func open(_ identity: SessionIdentity = .participant("P-0042")) throws -> ReminderFile? {
        try ReminderFile.open(in: folder.path, for: identity)
    }

    private func add(_ identifier: String, to store: any NotificationStore) throws {
        let notifications = LocalNotifications(store: store, now: { Date(timeIntervalSince1970: 0) })
        let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 10, repeats: false)
        try notifications.add(
            UNNotificationRequest(identifier: identifier, content: UNMutableNotificationContent(), trigger: trigger))
        store.finish()
    }

    @Test("They are there at the next start, for that person and account alone; staff have none") func kept() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try add("task", to: try #require(try open()))
        #expect(try open()?.load().map(\.identifier) == ["task"])
        #expect(try open(.participant("P-0043"))?.load() == [])
        #expect(try open(.coordinator) == nil)
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
            let attributes = try FileManager.default.attributesOfItem(atPath: folder.path + "/" + name)
            #expect(attributes[.posixPermissions] as? Int == 0o600, "\(name)")
        }
    }

    @Test("A second session of the same person keeps its own to itself") func second() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        do {
            let first = try #require(try open())
            #expect(try open() == nil)
            try add("task", to: first)
        }
        #expect(try open()?.load().count == 1)
    }

    @Test("A file that cannot be read is replaced; a folder that cannot be written to is an error") func broken() throws
    {
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data("nonsense".utf8).write(to: folder.appending(path: "reminders-P-0042.json"))
        do {
            let file = try #require(try open())
            #expect(file.load() == [])
            try add("task", to: file)
        }
        #expect(try open()?.load().count == 1)
        #expect(throws: FileNotificationStoreError.unwritable(path: "/nowhere/reminders-P-1.json")) {
            try ReminderFile.open(in: "/nowhere", for: .participant("P-1"))
        }
    }
}
