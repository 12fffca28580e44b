import FoundationEssentials
import Testing

@testable import Spezi

/// Says what it was told to say, and notes what it was told.
@MainActor private final class Handler: Module, NotificationHandler {
    let options: UNNotificationPresentationOptions?
    let result: BackgroundFetchResult
    var payload: [AnyHashable: Any] = [:]
    var actions: [String] = []

    init(_ options: UNNotificationPresentationOptions? = nil, _ result: BackgroundFetchResult = .noData) {
        self.options = options
        self.result = result
    }

    func handleNotificationAction(_ response: UNNotificationResponse) async {
        actions.append(response.notification.request.identifier + " " + response.actionIdentifier)
    }
    func receiveIncomingNotification(_ notification: UNNotification) async -> UNNotificationPresentationOptions? {
        options
    }
    func receiveRemoteNotification(_ remoteNotification: [AnyHashable: Any]) async -> BackgroundFetchResult {
        payload = remoteNotification
        return result
    }
}

/// As modules of the original are written: on no actor.
private final class Defaults: Module, NotificationHandler {}

@MainActor @Suite("Handlers of notifications")
struct NotificationHandlerTests {
    static let notification = UNNotification(
        date: .init(timeIntervalSince1970: 0),
        request: UNNotificationRequest(identifier: "n", content: UNMutableNotificationContent(), trigger: nil))

    @Test(
        "The gravest result counts",
        arguments: [
            ([], .noData), ([.noData, .noData], .noData), ([.noData, .newData], .newData),
            ([.newData, .failed, .noData], .failed),
        ] as [([BackgroundFetchResult], BackgroundFetchResult)])
    func results(_ results: [BackgroundFetchResult], expected: BackgroundFetchResult) async throws {
        let spezi = try Spezi.load(modules: results.map { Handler(nil, $0) } + [Defaults()])
        #expect(await spezi.receiveRemoteNotification([:]) == expected)
    }

    @Test(
        "What any handler wants is presented; nothing said is a banner, an empty set silence",
        arguments: [
            ([], [.banner, .list, .sound]), ([nil], [.banner, .list, .sound]),
            ([[.list], nil, [.sound]], [.list, .sound]),
            ([[], nil], []),
        ] as [([UNNotificationPresentationOptions?], UNNotificationPresentationOptions)])
    func options(
        _ options: [UNNotificationPresentationOptions?], expected: UNNotificationPresentationOptions
    ) async throws {
        let spezi = try Spezi.load(modules: options.map { Handler($0) } + [Defaults()])
        #expect(await spezi.receiveIncomingNotification(Self.notification) == expected)
    }

    @Test("A request keeps the words as they were when it was made")
    func words() {
        let content = UNMutableNotificationContent()
        content.title = "title"
        content.body = "body"
        content.payload["key"] = "value"
        let request = UNNotificationRequest(identifier: "n", content: content, trigger: nil)
        content.title = "another"
        content.payload = [:]
        #expect((request.content.title, request.content.body, request.content.subtitle) == ("title", "body", ""))
        #expect(request.content.userInfo["key"] as? String == "value")
        #expect(content.title == "another")
    }

    @Test("All handlers are told of an action, and get the payload as Foundation's types")
    func events() async throws {
        let handlers = [Handler(), Handler()], spezi = try Spezi.load(modules: handlers)
        await spezi.handleNotificationAction(
            UNNotificationResponse(notification: Self.notification, actionIdentifier: "open"))
        #expect(handlers.map(\.actions) == [["n open"], ["n open"]])
        _ = await spezi.receiveRemoteNotification([
            "text": "hello", "number": 7, "list": .array([true, .null]), "deep": .object(["x": .number(1.5)]),
        ])
        let payload = handlers[1].payload
        #expect(payload["text"] as? String == "hello")
        #expect(payload["number"] as? Int == 7)
        #expect((payload["list"] as? [Any])?.first as? Bool == true)
        #expect((payload["deep"] as? [String: Any])?["x"] as? Double == 1.5)
    }
}
