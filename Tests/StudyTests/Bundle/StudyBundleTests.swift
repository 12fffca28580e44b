import Testing

@testable import Study

@Suite("The sample bundle") struct SampleBundleTests {
    let bundle: StudyBundle

    init() throws { bundle = try StudyBundle(files: SampleBundle.files) }

    @Test("defines two sites, four tasks, two scores and a safety rule")
    func content() throws {
        #expect(bundle.title == "Heart Recovery Study")
        #expect(bundle.sites.map(\.name) == ["Bern", "Basel"])
        #expect(bundle.sites.map(\.target).reduce(0, +) == bundle.enrolment.target)
        #expect(bundle.tasks.map(\.title) == ["Baseline diary", "Daily diary", "PHQ-9", "GAD-7"])
        #expect(bundle.scores.map(\.title) == ["PHQ-9", "GAD-7"])
        #expect(bundle.alerts.map(\.linkId) == ["phq-9-9"])
        let diary = try #require(bundle.task("daily-diary")).schedule
        #expect(diary.recurrence == .daily(every: 1))
        #expect(diary.closes.description == "22:00")
        let weekly = try #require(bundle.task("phq-9")).schedule
        #expect(weekly.recurrence == .weekly(every: 1))
        #expect(weekly.offsetDays != bundle.task("gad-7")?.schedule.offsetDays)
    }

    @Test("has questionnaires that fit its scores and rules")
    func questionnaires() throws {
        try bundle.validateQuestionnaires()
        let phq = try bundle.form("https://cohort.example/Questionnaire/phq-9|1.0.0")
        let questions = phq.allItems.filter { $0.kind == .choice }
        #expect(questions.count == 10)
        #expect(questions.prefix(9).allSatisfy { $0.isRequired && $0.options.map(\.key) == ["0", "1", "2", "3"] })
        #expect(questions.last?.options.map(\.score) == [nil, nil, nil, nil])
        #expect(phq.notes.isEmpty, "\(phq.notes)")
        #expect(phq.copyright?.contains("No permission required") == true)
        let gad = try bundle.form("https://cohort.example/Questionnaire/gad-7|1.0.0")
        #expect(gad.allItems.filter { $0.kind == .choice }.count == 7)
        #expect(gad.notes.isEmpty, "\(gad.notes)")
        let diary = try bundle.form("https://cohort.example/Questionnaire/daily-diary|1.0.0")
        #expect(diary.notes.isEmpty, "\(diary.notes)")
        #expect(diary.item(linkId: "pain")?.slider?.lowLabel == "no pain")
    }

    @Test("does not claim that a human knows")
    func safetyTexts() throws {
        let unkept = ["en": "could not be saved", "de": "konnte noch nicht gesichert werden"]
        for rule in bundle.alerts {
            #expect(Set(rule.texts.keys) == Set(unkept.keys))
            for (language, texts) in rule.texts {
                #expect(texts.unkept.contains("144") && texts.unkept.contains(unkept[language] ?? "?"))
                for text in [texts.covered, texts.uncovered] {
                    #expect(text.contains("144"))
                    for claim in ["has been told", "knows", "benachrichtigt", "weiss"] {
                        #expect(!text.contains(claim))
                    }
                }
            }
        }
    }

    @Test("plans enrolment on straight lines")
    func plan() {
        #expect(bundle.enrolment.planned(day: 0) == 0)
        #expect(bundle.enrolment.planned(day: 42) == 14)
        #expect(bundle.enrolment.planned(day: 84) == 28)
        #expect(bundle.enrolment.planned(day: 85) == 28)
        #expect(bundle.enrolment.planned(day: 182) == 60)
        #expect(bundle.enrolment.planned(day: 9999) == 60)
    }

    @Test("is known by a hash that changes with any of its files")
    func hash() throws {
        let again = try StudyBundle(files: SampleBundle.files)
        #expect(again.hash == bundle.hash)
        let retitled = try #require(SampleBundle.files(replacing: "Heart Recovery", with: "Heart recovery"))
        #expect(try StudyBundle(files: retitled).hash != bundle.hash)
        let reworded = try #require(
            SampleBundle.files(replacing: "Poor appetite", with: "No appetite", in: "questionnaires/phq-9.json"))
        #expect(try StudyBundle(files: reworded).hash != bundle.hash)
    }
}

@Suite("A faulty bundle") struct FaultyBundleTests {
    /// A change to `study.json`, and the beginning of the message it must bring.
    static let faults: [(old: String, new: String, message: String)] = [
        ("\"format\": 1", "\"format\": 2", "study.json, format: must be 1"),
        ("{\n  \"format\"", "[\n  \"format\"", "study.json: line 2, column 11: not JSON"),
        ("\"revision\": \"4\"", "\"revison\": \"3\"", "study.json, revison: there is no such member"),
        ("\"timeZone\": \"Europe/Zurich\"", "\"timeZone\": \"Bern\"", "study.json, sites[0].timeZone: must be an IANA"),
        ("\"id\": \"basel\"", "\"id\": \"bern\"", "study.json, sites[1]: \"bern\" is there already"),
        ("\"day\": 84", "\"day\": 0", "study.json, enrolment.plan: must be in the order of days"),
        ("phq-9.json", "phq9.json", "questionnaires/phq9.json: the bundle has no such file"),
        ("\"minutes\": 2", "\"minutes\": 2.5", "study.json, tasks[0].minutes: must be a whole number from 1 to 1440"),
        (
            "\"repeat\": \"daily\"", "\"repeat\": \"hourly\"",
            "study.json, tasks[1].schedule.repeat: must be once, daily"
        ),
        ("\"opens\": \"06:00\"", "\"opens\": \"6:00\"", "study.json, tasks[1].schedule.opens: must be a local time"),
        ("\"opens\": \"06:00\"", "\"opens\": \"23:00\"", "study.json, tasks[1].schedule.closes: must be after"),
        ("\"anchor\": \"enrolment\"", "\"anchor\": \"moon\"", "study.json, tasks[0].schedule.anchor: must be one of"),
        ("\"from\": 10", "\"from\": 3", "study.json, scores[0].bands: must be in ascending order"),
        ("\"linkId\": \"phq-9-9\"", "\"linkId\": \"phq-9-99\"", "study.json, alerts[0].linkId: must be a choice with"),
        ("\"owner\": \"coordinator\",", "", "study.json, alerts[0].owner: missing"),
        ("\"deputy\": \"investigator\"", "\"deputy\": \" \"", "study.json, alerts[0].deputy: must be"),
        ("\"escalateAfterMinutes\": 15,", "", "study.json, alerts[0].escalateAfterMinutes: missing"),
        ("\"until\": \"18:00\"", "\"until\": \"08:00\"", "study.json, alerts[0].coverage.until: must be later"),
        ("\"en\": {", "\"fr\": {", "study.json, alerts[0].texts: missing. Give texts in the study's language, en"),
        (
            "\"daily-diary\": \"Tagebuch\"", "\"diary\": \"x\"",
            "study.json, translations.de.tasks.diary: there is no such"
        ),
        ("\"mild\": \"leicht\"", "\"mildest\": \"x\"", "study.json, translations.de.bands.phq-9.mildest: there is no"),
        ("\"PHQ-9 Frage 9\"", "9", "study.json, translations.de.alerts.phq-9-item-9: must be words"),
        ("\"maximum\": 27", "\"maximum\": 30", "study.json, scores[0].maximum: must be 27"),
        ("\"phq-9-1\",", "\"phq-9-difficulty\",", "study.json, scores[0].items[0]: must be the linkId of a choice"),
    ]

    @Test("is refused with file, place and what to do", arguments: faults)
    func refused(_ old: String, _ new: String, _ message: String) throws {
        let files = try #require(SampleBundle.files(replacing: old, with: new), "the bundle has no \(old)")
        let error = #expect(throws: BundleError.self) {
            try StudyBundle(files: files).validateQuestionnaires()
        }
        let text = try #require(error?.description)
        #expect(text.hasPrefix(message), "\(text)")
    }

    @Test("is refused when a questionnaire is another than study.json says")
    func otherCanonical() throws {
        let files = try #require(
            SampleBundle.files(
                replacing: "\"version\": \"1.0.0\"", with: "\"version\": \"1.0.1\"", in: "questionnaires/gad-7.json"))
        let error = #expect(throws: BundleError.self) { try StudyBundle(files: files).validateQuestionnaires() }
        #expect(error?.file == "questionnaires/gad-7.json")
    }
}
