import StudyAPI
import Testing

@testable import Study

@Suite("A study's words in another language") struct TranslationTests {
    @Test("stand in for its own where it has them, also in a variety of the language", arguments: ["de", "de-CH"])
    func german(_ language: String) throws {
        let bundle = try StudyBundle(files: SampleBundle.files)
        let german = bundle.translated(to: language)
        #expect(german.title == "Herz-Erholungs-Studie")
        #expect(german.tasks.map(\.title) == ["Erstes Tagebuch", "Tagebuch", "PHQ-9", "GAD-7"])
        #expect(german.scores[0].bands.map(\.label) == ["minimal", "leicht", "mittel", "mittelschwer", "schwer"])
        #expect(german.scores[0].bands.map(\.code) == bundle.scores[0].bands.map(\.code))
        #expect(german.alerts.map(\.title) == ["PHQ-9 Frage 9"])
        #expect(german.hash == bundle.hash)
        #expect(bundle.tasks.map { bundle.translated($0, to: language) } == german.tasks)
    }

    @Test("are its own in a language that it has no words in", arguments: ["fr", "en", "", nil])
    func others(_ language: String?) throws {
        let bundle = try StudyBundle(files: SampleBundle.files).translated(to: language)
        #expect(bundle.title == "Heart Recovery Study")
        #expect(bundle.task("daily-diary")?.title == "Daily diary")
    }

    @Test("come to a session that has said its language, and to no other") func session() async throws {
        let study = TestStudy()
        let german = try await study.session("P-0042")
        let english = try await study.session("P-0042")
        german.speak("de")
        #expect(try await german.send(GetStudy()).title == "Herz-Erholungs-Studie")
        #expect(try await english.send(GetStudy()).title == "Heart Recovery Study")
        let titles = try await german.send(GetToday()).tasks.map(\.title)
        #expect(titles.contains("Tagebuch") && !titles.contains("Daily diary"), "\(titles)")
        let filling = try await TestFilling(german)
        for number in 1...8 { try await filling.save("phq-9-\(number)", score: 0) }
        let reply = try await filling.save("phq-9-9", score: 1)
        #expect(reply.safetyNotices.first?.paragraphs.first?.hasPrefix("Danke, dass Sie uns das sagen.") == true)
        german.speak("en")
        #expect(try await german.send(GetToday()).tasks.contains { $0.title == "Daily diary" })
    }

    @Test("come to the coordinator too: tasks, bands and alerts") func coordinator() async throws {
        let study = TestStudy()
        let filling = try await TestFilling(try await study.session("P-0042"))
        for number in 1...8 { try await filling.save("phq-9-\(number)", score: 0) }
        try await filling.save("phq-9-9", score: 1)
        let session = try await study.session("coordinator")
        session.speak("de")
        let dashboard = try await session.send(GetDashboard())
        let alerts = dashboard.needs.compactMap { need in if case .alert(let alert) = need { alert } else { nil } }
        #expect(alerts.map(\.title) == ["PHQ-9 Frage 9"])
        #expect(dashboard.instruments.first?.bands.map(\.name).contains("mittelschwer") == true)
    }
}
