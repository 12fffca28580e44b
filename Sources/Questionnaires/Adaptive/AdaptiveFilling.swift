import FHIR
import FoundationEssentials

/// An adaptive form being filled in: a service chooses each question by the answers before
/// (http://hl7.org/fhir/uv/sdc/adaptive.html). A pure value: only ``next(from:)`` waits, and what it brings is taken as a whole or
/// not at all.
public struct AdaptiveFilling: Sendable {
    /// The questions so far with their answers; `nil` before the first.
    public var session: FormSession?
    /// Whether the service has no more questions.
    public private(set) var isFinished = false
    /// The questionnaire whose questions are chosen.
    let base: JSONObject
    /// The questions so far, as the response contains them.
    private var derived: JSONObject
    private let now: Date
    private let findTimeZone: @Sendable () -> TimeZone
    private let context: FormContext
    private let makeID: @Sendable () -> UUID

    /// Whether a service has to choose the questions of a questionnaire.
    public static func isAdaptive(_ questionnaire: JSONObject) -> Bool {
        let marker = Extension(json: questionnaire).extensions.first {
            R4FormReader.name($0.url) == "sdc-questionnaire-questionnaireAdaptive"
        }
        return marker.map { $0.boolean ?? ($0.value != nil) } ?? false
    }

    /// Begins a form, or goes on with a response that ``response(authored:subject:)`` gave.
    /// - Parameter makeID: makes a new id each time.
    public init(
        _ questionnaire: JSONObject, resuming response: JSONObject? = nil, now: Date,
        timeZone: @autoclosure @escaping @Sendable () -> TimeZone, context: FormContext = FormContext(),
        makeID: @escaping @Sendable () -> UUID
    ) throws(AdaptiveError) {
        base = questionnaire
        self.now = now
        findTimeZone = timeZone
        self.context = context
        self.makeID = makeID
        derived = Self.beginning(of: questionnaire)
        if let response { try take(response, isAnswer: false) }
    }

    /// The questionnaire that a first request contains: nothing of it has been asked.
    private static func beginning(of base: JSONObject) -> JSONObject {
        var derived: JSONObject = ["resourceType": .string(Questionnaire.resourceType), "id": "q"]
        derived["meta"] = ["profile": [.string(profile + "questionnaire-adapt")]]
        for name in ["extension", "identifier", "title", "language"] { derived[name] = base[name] }
        if let url = base["url"]?.string {
            derived["derivedFrom"] = [.string(base["version"]?.string.map { "\(url)|\($0)" } ?? url)]
        }
        derived["status"] = base["status"] ?? "active"
        return derived
    }

    private static let profile = "http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-"

    /// The response as it is kept and sent: it contains the questions asked so far.
    public func response(authored: Date, subject: Reference? = nil) -> JSONObject {
        let zone = findTimeZone()
        let status: QuestionnaireResponse.Status = isFinished ? .completed : .inProgress
        let answers = session?.response(status: status, authored: authored, subject: subject).json
        var json: JSONObject = ["resourceType": .string(QuestionnaireResponse.resourceType)]
        json["meta"] = ["profile": [.string(Self.profile + "questionnaireresponse-adapt")]]
        json["contained"] = [.object(derived)]
        json["questionnaire"] = .string("#" + (derived["id"]?.string ?? "q"))
        json["status"] = .string(status.rawValue)
        json["subject"] = subject.map { .object($0.json) }
        json["authored"] = FormSession.dateTime(authored, in: zone).map { .string($0.text) }
        json["item"] = answers?["item"]
        return json
    }

    /// Asks for the next question and takes it in. If anything is wrong, all stays as it was.
    public mutating func next(from service: some NextQuestionService) async throws(AdaptiveError) {
        guard !isFinished else { throw .finished }
        if let session {
            let open = session.openRequired.compactMap { session.instance($0)?.item.linkId }
            guard open.isEmpty else { throw .open(open) }
        }
        let answer: JSONObject
        do {
            answer = try await service.nextQuestion(after: response(authored: now))
        } catch { throw .service(String(describing: error)) }
        try take(answer, isAnswer: true)
    }

    // MARK: Answers of the service

    private mutating func take(_ answer: JSONObject, isAnswer: Bool) throws(AdaptiveError) {
        let response = try Self.response(in: answer)
        let questionnaire = try contained(in: response)
        try check(questionnaire)
        let asked = session?.form.items.map(\.linkId) ?? []
        let items = (questionnaire["item"]?.array ?? []).compactMap { $0["linkId"]?.string }
        for (place, linkId) in asked.enumerated() where place >= items.count || items[place] != linkId {
            throw .lostQuestion(linkId)
        }
        let status = response["status"]?.string.flatMap(QuestionnaireResponse.Status.init)
        let ends = status == .completed || status == .amended
        guard !isAnswer || ends || items.count > asked.count else { throw .noQuestion }
        if !items.isEmpty { session = try session(of: questionnaire, response, asked: Set(asked)) }
        derived = questionnaire
        isFinished = ends
    }

    /// The session of all questions, with the answers given here; those to questions that are new, such as scores, are the service's.
    private func session(
        of questionnaire: JSONObject, _ response: JSONObject, asked: Set<String>
    ) throws(AdaptiveError) -> FormSession {
        do {
            var source = questionnaire
            source["extension"] = .array(
                (questionnaire["extension"]?.array ?? []).filter { element in
                    R4FormReader.name(element["url"]?.string ?? "") != "sdc-questionnaire-questionnaireAdaptive"
                })
            if source["extension"]?.array?.isEmpty == true { source["extension"] = nil }
            let form = try Form(json: source, packaged: context.definitions)
            let reading = try ResponseReading(json: response, for: form, makeID: makeID)
            let own = session?.records ?? []
            let inside = Set(session?.form.allItems.map(\.linkId) ?? [])
            let records = own + reading.records.filter { !inside.contains($0.linkId) }
            return try FormSession(
                form, restoring: records, now: now, timeZone: findTimeZone(), context: context, makeID: makeID)
        } catch { throw .unreadable(String(describing: error)) }
    }

    /// The response in an answer: itself, or a parameter.
    private static func response(in answer: JSONObject) throws(AdaptiveError) -> JSONObject {
        switch answer["resourceType"]?.string {
        case QuestionnaireResponse.resourceType: return answer
        case "Parameters":
            let resources = (answer["parameter"]?.array ?? []).compactMap { $0["resource"]?.object }
            if let found = resources.first(where: {
                $0["resourceType"]?.string == QuestionnaireResponse.resourceType
            }) {
                return found
            }
            throw .unreadable("Parameters without a QuestionnaireResponse")
        case OperationOutcome.resourceType:
            let texts = (answer["issue"]?.array ?? []).compactMap {
                $0["diagnostics"]?.string ?? $0["details"]?["text"]?.string ?? $0["code"]?.string
            }
            throw .service(texts.isEmpty ? "it gives no reason" : texts.joined(separator: "; "))
        case let type: throw .unreadable(type.map { "a \($0)" } ?? "no FHIR resource")
        }
    }

    /// The questionnaire that a response contains and answers.
    private func contained(in response: JSONObject) throws(AdaptiveError) -> JSONObject {
        let all = (response["contained"]?.array ?? []).compactMap(\.object).filter {
            $0["resourceType"]?.string == Questionnaire.resourceType
        }
        if let reference = response["questionnaire"]?.string, reference.hasPrefix("#") {
            if let found = all.first(where: { "#" + ($0["id"]?.string ?? "") == reference }) { return found }
        } else if all.count == 1 {
            return all[0]
        }
        throw .unreadable("a response that does not contain the questionnaire it answers")
    }

    private func check(_ questionnaire: JSONObject) throws(AdaptiveError) {
        guard let url = base["url"]?.string else { return }
        let origins = (questionnaire["derivedFrom"]?.array ?? []).compactMap(\.string)
        guard let first = origins.first,
            !origins.contains(where: { ElementDefinitionPath.withoutVersion($0) == url })
        else { return }
        throw .otherQuestionnaire(first)
    }
}
