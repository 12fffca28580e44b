import Foundation
import Spezi
import SpeziTesting
import StudyAPI
import TerminalUI
import TerminalUITesting
import Testing

@testable import StudyScreens

@MainActor @Suite("Messages from the study") struct MessagesModuleTests {
    private let clock = TestClock()
    private let notifications: LocalNotifications
    private let spezi: Spezi
    private let run: Task<Void, Never>

    init() throws {
        let catalogue = try TestForms.catalogue(), clock = clock
        let notifications = LocalNotifications(now: { clock.now })
        let spezi = try Spezi.load(modules: [
            clock.module(), SessionModule(OneParticipant(now: clock.now)), FillingModel(), NavigationModel(),
            TodayModel(), notifications, MessagesModule(),
            LanguageModule(languages: ["en"], accountLanguage: "en") { _ in catalogue },
        ])
        self.notifications = notifications
        self.spezi = spezi
        run = Task { await spezi.runWithoutViews() }
    }

    @Test("One shows on the screen, whichever it is, and stays until the next key") func shows() async throws {
        var environment = spezi.environment()
        environment.catalogue = try TestForms.catalogue()
        let pilot = Pilot(RootScreen(), width: 80, height: 24, environment: environment)
        try await pilot.waitFor("PHQ-9")
        #expect(await spezi.receiveRemoteNotification(["message": "The clinic is\nclosed tomorrow."]) == .newData)
        #expect(await spezi.receiveRemoteNotification(["message": "Second"]) == .newData)
        try await pilot.waitFor("Message from the study: The clinic is closed tomorrow.")
        #expect(!pilot.screen.contains("Second"))
        try pilot.press("Down")
        try await pilot.waitFor("Message from the study: Second")
        try pilot.press("Down")
        try await pilot.waitUntil("the status line") { !pilot.screen.contains("Message from") }
        run.cancel()
        await spezi.terminate()
    }

    @Test("Several are counted, shown one after the other, and each is there until it was seen") func several()
        async throws
    {
        let environment = spezi.environment()
        let pilot = Pilot(RootScreen(), width: 80, height: 24, environment: environment)
        try await pilot.waitFor("PHQ-9")
        for words in ["one", "two", "three"] {
            #expect(await spezi.receiveRemoteNotification(["message": .string(words)]) == .newData)
        }
        try await pilot.waitFor("1 of 3: Message from the study: one")
        // Keys that came in one piece: nobody has seen the second yet when the next of them is handled.
        for _ in 0..<4 { pilot.host.handle(.key(.down)) }
        try await pilot.waitFor("1 of 2: Message from the study: two")
        try pilot.press("Down")
        try await pilot.waitFor("Message from the study: three")
        try pilot.press("Down")
        try await pilot.waitUntil("the status line") { !pilot.screen.contains("Message from") }
        try pilot.press("Ctrl-O")
        // In the language that the person has chosen, as the screen under it is.
        #expect(pilot.line(0) == "Messages")
        let rows = pilot.lines.filter { $0.contains("Message from the study") }
        #expect(rows == ["three", "two", "one"].map { "Message from the study: \($0)" }, "\(pilot.screen)")
        try pilot.press("Esc")
        #expect(pilot.screen.contains("PHQ-9") && !pilot.screen.contains("Messages"))
        run.cancel()
        await spezi.terminate()
    }

    @Test(
        "A long one ends at a word where there is no room for it, and can be read whole",
        arguments: [(20, 6), (40, 12), (8, 3)])
    func long(width: Int, height: Int) async throws {
        var environment = spezi.environment()
        environment.catalogue = try TestForms.catalogue()
        let pilot = Pilot(RootScreen(), width: 80, height: 24, environment: environment)
        try await pilot.waitFor("PHQ-9")
        pilot.resize(width: width, height: height)
        let words = (1...60).map { "word\($0)" }
        #expect(await spezi.receiveRemoteNotification(["message": .string(words.joined(separator: " "))]) == .newData)
        try await pilot.waitFor("…")
        for word in pilot.lines.joined(separator: " ").split(separator: " ") where word.hasPrefix("word") {
            #expect(words.contains { word == $0 || word == "\($0)…" }, "\(pilot.screen)")
        }
        #expect(pilot.problems.isEmpty)
        if height > 3 {
            #expect(pilot.cursorLine.trimmingPrefix(" ").hasPrefix(">"), "what has the focus shows:\n\(pilot.screen)")
        }
        try pilot.press("Ctrl-O")
        var seen: Set<Substring> = []
        for _ in 0..<90 {
            seen.formUnion(pilot.screen.split(whereSeparator: \.isWhitespace))
            try pilot.press("Down")
        }
        for word in words { #expect(seen.contains(word[...]), "\(word)\n\(pilot.screen)") }
        run.cancel()
        await spezi.terminate()
    }

    @Test("What is no text, or none to speak of, brings nothing; what has no end is cut") func odd() async throws {
        for payload: NotificationPayload in [[:], ["message": 3], ["message": " \n\t"], ["message": .array(["a"])]] {
            #expect(await spezi.receiveRemoteNotification(payload) == .noData)
        }
        #expect(notifications.banner == nil)
        let endless = String(repeating: "word ", count: 10_000)
        #expect(await spezi.receiveRemoteNotification(["message": .string(endless)]) == .newData)
        try await eventually("the banner") { notifications.banner != nil }
        let words = notifications.banner?.words.text(in: StringCatalogue(language: "en")) ?? ""
        #expect(words.count == "Message from the study: ".count + MessagesModule.limit)
        run.cancel()
        await spezi.terminate()
    }

    @Test("Line by line, they are said before the next prompt, and not in between") func linear() async throws {
        let transcript = Transcript()
        var reads = 0
        let today = try #require(spezi.environment()[object: TodayModel.self])
        let linear = LinearToday(
            today, clock: clock.module(), catalogue: try TestForms.catalogue(), isPiped: true, output: transcript,
            notifications: notifications
        ) { [spezi, notifications] in
            reads += 1
            guard reads == 1 else { return reads == 2 ? ":q" : nil }
            #expect(await spezi.receiveRemoteNotification(["message": "Rain \u{1B}[31m today"]) == .newData)
            try? await eventually("the banner") { notifications.banner != nil }
            #expect(!transcript.text.contains("Rain"))
            return "?"
        }
        #expect(await linear.run() == .submitted)
        let lines = transcript.text.split(separator: "\n").map(String.init)
        let place = try #require(lines.firstIndex { $0.hasPrefix("Message from the study: Rain ") })
        #expect(!transcript.text.contains("\u{1B}"))
        #expect(lines[place + 1].contains(try TestForms.catalogue().text(.linearPromptToday)), "\(transcript.text)")
        #expect(notifications.banner == nil)
        run.cancel()
        await spezi.terminate()
    }
}
