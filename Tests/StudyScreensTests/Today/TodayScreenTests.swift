import Foundation
import SpeziTesting
import StudyAPI
import TerminalUI
import TerminalUITesting
import Testing

@testable import StudyScreens

@MainActor @Suite("Today") struct TodayScreenTests {
    private func show(
        width: Int, height: Int, dueThisWeek: Int = 6, clock: TestClock = TestClock()
    ) async throws -> (pilot: Pilot, modules: [AnyObject]) {
        let module = clock.module()
        let session = SessionModule(OneParticipant(now: clock.now, dueThisWeek: dueThisWeek))
        let spezi = withDependencyResolution {
            module
            session
            FillingModel()
            NavigationModel()
            TodayModel()
        }
        var environment = spezi.environment()
        environment.catalogue = try TestForms.catalogue()
        let pilot = Pilot(RootScreen(), width: width, height: height, environment: environment)
        try await pilot.waitFor("PHQ-9")
        return (pilot, [spezi, session])
    }

    @Test("says what is to be done, by when, and how far it has come, in the person's zone") func today() async throws {
        let (pilot, _) = try await show(width: 80, height: 24)
        #expect(pilot.line(0).hasPrefix(" Heart Recovery Study · made-up data · P-0042 · Today"), "\(pilot.screen)")
        #expect(pilot.line(0).hasSuffix("Mon 30 Nov"))
        #expect(pilot.screen.contains("Good morning. 1 thing to do, about 4 min."))
        #expect(
            pilot.cursorLine == " > PHQ-9               due until Wed 2 Dec 10:41  you left at question 4 of 10",
            "\(pilot.screen)")
        #expect(pilot.screen.contains("opens tomorrow 10:41"))
        #expect(pilot.screen.contains("This week: 5 of 6 done."))
        #expect(pilot.host.keyConflicts.isEmpty)
    }

    @Test("says that nothing was due yet in a week in which nothing was") func freshWeek() async throws {
        let (pilot, _) = try await show(width: 80, height: 24, dueThisWeek: 0)
        #expect(pilot.screen.contains("Nothing was due this week yet."), "\(pilot.screen)")
        #expect(!pilot.screen.contains("0 of 0"))
    }

    @Test("only says when a task opens that is not open yet, and what went wrong with one that is") func opening()
        async throws
    {
        let (pilot, _) = try await show(width: 80, height: 24)
        try pilot.press("Down", "Enter")
        #expect(pilot.screen.contains("GAD-7 opens tomorrow 10:41."), "\(pilot.screen)")
        try pilot.press("Up", "Enter")
        try await pilot.waitFor("This does not work at the moment")
        try pilot.press("Esc")
        try await pilot.waitFor("Today")
        try pilot.press("Esc")
        #expect(pilot.host.exitRequested?.status == 0)
    }

    @Test("is another one when the day is over, without a key") func midnight() async throws {
        let clock = TestClock()
        let (pilot, _) = try await show(width: 80, height: 24, clock: clock)
        #expect(pilot.line(0).hasSuffix("Mon 30 Nov"))
        try await eventually("the deadline") { clock.sleeping > 0 }
        clock.advance(by: 15 * 3_600)
        try await pilot.waitFor("Tue 1 Dec")
    }

    @Test("is complete at 20x6") func small() async throws {
        let (pilot, _) = try await show(width: 20, height: 6)
        #expect(pilot.line(0) == "Today        made-up")
        #expect(pilot.screen.contains("PHQ-9"))
    }
}
