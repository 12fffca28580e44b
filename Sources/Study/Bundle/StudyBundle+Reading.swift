import FHIR
import FoundationEssentials
import StudyStore

extension StudyBundle {
    /// The file that defines the study.
    public static let studyFile = "study.json"

    /// The version of the format of `study.json` that is read here.
    public static let format = 1

    /// Reads and checks a bundle. Questionnaires are hashed, not parsed: `validateQuestionnaires` does that.
    /// - Throws: the first fault, in the order of the file.
    public init(files: BundleFiles) throws(BundleError) {
        let source = try Self.text(of: Self.studyFile, in: files)
        let root = try BundleObject(
            Self.json(source, file: Self.studyFile), file: Self.studyFile, place: "",
            known: [
                "format", "id", "url", "revision", "title", "language", "sites", "enrolment", "questionnaires", "tasks",
                "scores", "alerts", "translations",
            ])
        guard try root.value("format", wanted: "the format's version").number?.integer == Self.format else {
            throw root.error("format", .wrong(wanted: "\(Self.format), the format this program reads"))
        }
        self.source = source
        self.files = files
        id = try root.text("id", wanted: "the study's id")
        url = try root.text("url", wanted: "the study's canonical address")
        revision = try root.text("revision", wanted: "the revision's name")
        title = try root.text("title", wanted: "the study's title")
        language = try root.text("language", wanted: "the language of the study's words, such as en")
        sites = try root.list("sites", wanted: "sites", Self.site)
        enrolment = try Self.enrolment(root)
        let questionnaires = try root.list("questionnaires", wanted: "questionnaires", Self.questionnaire)
        self.questionnaires = questionnaires
        let canonicals = questionnaires.map(\.canonical)
        tasks = try root.list("tasks", wanted: "tasks") { json, place throws(BundleError) in
            try StudyTask(json, file: Self.studyFile, place: place, questionnaires: canonicals)
        }
        scores = try root.optionalList("scores") { json, place throws(BundleError) in
            try ScoreRule(json, file: Self.studyFile, place: place, questionnaires: canonicals)
        }
        let language = language
        alerts = try root.optionalList("alerts") { json, place throws(BundleError) in
            try AlertRule(json, file: Self.studyFile, place: place, questionnaires: canonicals, language: language)
        }
        translations = try Self.translations(root, tasks: tasks, scores: scores, alerts: alerts)
        var hashes: [ContentHash] = []
        for entry in questionnaires { hashes.append(ContentHash(of: try Self.text(of: entry.file, in: files))) }
        questionnaireHashes = hashes
        try Self.refuseDuplicates("sites", sites.map(\.id))
        try Self.refuseDuplicates("questionnaires", canonicals)
        try Self.refuseDuplicates("tasks", tasks.map(\.id))
        try Self.refuseDuplicates("scores", scores.map(\.id))
        try Self.refuseDuplicates("alerts", alerts.map(\.id))
    }

    static func text(of file: String, in files: BundleFiles) throws(BundleError) -> String {
        guard let bytes = files.read(file) else {
            throw BundleError(file: file, place: "", problem: .noSuchFile)
        }
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw BundleError(file: file, place: "", problem: .notJSON("the text is not UTF-8"))
        }
        return text
    }

    static func json(_ text: String, file: String) throws(BundleError) -> JSON {
        do {
            return try JSON(parsing: Array(text.utf8))
        } catch {
            throw BundleError(file: file, place: "", problem: .notJSON(error.description))
        }
    }

    private static func site(_ json: JSON, place: String) throws(BundleError) -> Site {
        let object = try BundleObject(
            json, file: studyFile, place: place, known: ["id", "name", "timeZone", "target"])
        return Site(
            id: try object.text("id", wanted: "the site's id"),
            name: try object.text("name", wanted: "the site's name"),
            clock: try object.parsed("timeZone", wanted: "an IANA time zone, such as Europe/Zurich") {
                WallClock(identifier: $0)
            },
            target: try object.number("target", in: 0...1_000_000))
    }

    private static func enrolment(_ root: BundleObject) throws(BundleError) -> EnrolmentPlan {
        let object = try BundleObject(
            root.value("enrolment", wanted: "the enrolment's target and plan"), file: studyFile, place: "enrolment",
            known: ["target", "plan"])
        let milestones = try object.list("plan", wanted: "points") { json, place throws(BundleError) in
            let point = try BundleObject(json, file: studyFile, place: place, known: ["day", "count"])
            return EnrolmentPlan.Milestone(
                day: try point.number("day", in: 0...36_500), count: try point.number("count", in: 0...1_000_000))
        }
        for (earlier, later) in zip(milestones, milestones.dropFirst())
        where earlier.day >= later.day || earlier.count > later.count {
            throw object.error("plan", .wrong(wanted: "in the order of days, with counts that do not fall"))
        }
        return EnrolmentPlan(target: try object.number("target", in: 1...1_000_000), milestones: milestones)
    }

    private static func questionnaire(_ json: JSON, place: String) throws(BundleError) -> QuestionnaireFile {
        let object = try BundleObject(json, file: studyFile, place: place, known: ["file", "canonical"])
        return QuestionnaireFile(
            file: try object.text("file", wanted: "the questionnaire's file"),
            canonical: try object.parsed("canonical", wanted: "the questionnaire's url|version") {
                $0.split(separator: "|").count == 2 ? $0 : nil
            })
    }

    private static func refuseDuplicates(_ list: String, _ names: [String]) throws(BundleError) {
        var seen: Set<String> = []
        for (index, name) in names.enumerated() where !seen.insert(name).inserted {
            throw BundleError(file: studyFile, place: "\(list)[\(index)]", problem: .duplicate(name))
        }
    }
}

extension BundleObject {
    /// A list that may be empty or absent.
    func optionalList<Value>(
        _ name: String, _ read: (JSON, _ place: String) throws(BundleError) -> Value
    ) throws(BundleError) -> [Value] {
        guard let value = object[name] else { return [] }
        if value.array?.isEmpty == true { return [] }
        return try list(name, wanted: name, read)
    }

    /// The canonical of one of the bundle's questionnaires.
    func questionnaire(of known: [String]) throws(BundleError) -> String {
        let canonical = try text("questionnaire", wanted: "the url|version of one of the bundle's questionnaires")
        guard known.contains(canonical) else { throw error("questionnaire", .unknownReference(canonical)) }
        return canonical
    }
}
