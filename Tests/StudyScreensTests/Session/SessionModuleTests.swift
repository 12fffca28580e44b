import AppState
import Foundation
import SpeziTesting
import StudyAPI
import Testing

@testable import StudyScreens

@MainActor @Suite("The session") struct SessionModuleTests {
    @Test("goes on where it was opened elsewhere: with its study, in the study's zone, and asks for nothing again")
    func begin() async throws {
        let now = Date(timeIntervalSince1970: 1_796_031_667)
        let clock = ClockModule(now: { now }, timeZone: TimeZone(secondsFromGMT: 0) ?? .current)
        let module = SessionModule { _ throws(StudyError) in throw .sessionClosed }
        withDependencyResolution {
            clock
            module
        }
        let study = GetStudy.Reply(
            title: "Another study", isSynthetic: false, person: "P-0042", sites: ["Bern"],
            timeZone: "America/St_Johns", language: "en")
        module.begin(OneParticipant(now: now), study: study)
        #expect(module.study == study)
        #expect(clock.timeZone.identifier == "America/St_Johns")
        #expect(Application.state { $0.signedIn }.value == .participant("P-0042"))
        await module.learnStudy()
        #expect(module.study == study)
        #expect(module.problem == nil)
        let today = try await module.send(GetToday())
        #expect(!today.tasks.isEmpty)
    }
}
