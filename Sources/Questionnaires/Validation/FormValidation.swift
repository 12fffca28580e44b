import FHIR
import FHIRPath

/// Checks a questionnaire: R4's structure and invariants (`que-…`), what its conditions refer to, and its expressions.
///
/// Every issue tells its place as a FHIRPath. What the form asks for and is not done here is information.
public struct FormValidation: Sendable {
    /// The issues: those of the structure in document order, then those of what the items say.
    public var outcome: OperationOutcome { OperationOutcome(issues: issues) }

    private(set) var issues: [OperationOutcome.Issue] = []
    /// The place of each linkId.
    private var paths: [String: String] = [:]
    /// Every linkId in document order, with the type of its item.
    private var order: [String: (index: Int, type: String)] = [:]

    /// Checks a resource. Linear in its size.
    public init(_ json: JSONObject, packaged: Definitions? = nil) {
        let root = Questionnaire.resourceType
        guard json["resourceType"]?.string == root else {
            add("error", "structure", "expected a Questionnaire", at: json["resourceType"]?.string ?? "Resource")
            return
        }
        let statuses = ["draft", "active", "retired", "unknown"]
        if let status = json["status"]?.string {
            if !statuses.contains(status) { add("error", "value", "\"\(status)\" is no status", at: root + ".status") }
        } else {
            add("error", "required", "status is missing", at: root)
        }
        let items = FormItemSource.list(in: json, path: root)
        for item in items { collect(item) }
        for item in items { check(item) }
        do {
            let form = try Form(Questionnaire(json: json), packaged: packaged)
            for note in form.notes { add(note) }
            for problem in ExtractionPlan(form.source).problems { add(problem) }
        } catch {
            // Whatever was not found above.
            if !issues.contains(where: { $0.severity == "error" }) {
                add("error", "structure", String(describing: error), at: root)
            }
        }
    }

    // MARK: Issues

    mutating func add(_ severity: String, _ code: String, _ text: String, at path: String) {
        issues.append(OperationOutcome.Issue(severity: severity, code: code, diagnostics: text, expressions: [path]))
    }

    /// An invariant of the specification that does not hold.
    mutating func violated(_ key: String, _ text: String, at path: String) {
        add("error", "invariant", "\(key): \(text)", at: path)
    }

    private mutating func add(_ note: FormNote) {
        let path = note.linkId.flatMap { paths[$0] } ?? Questionnaire.resourceType
        switch note.kind {
        case .unsupported(let feature):
            add("information", "not-supported", "\(feature) is not supported here", at: path)
        case .needsService(let feature):
            add("information", "not-supported", "\(feature) needs a server to ask", at: path)
        case .missingPart(let canonical): add("error", "invalid", FormNote.words(missing: canonical), at: path)
        case .error(let text): add("error", "invalid", text, at: path)
        case .fault(let text):
            // What was found to be wrong before need not be told again.
            guard !issues.contains(where: { $0.severity == "error" && $0.expressions.contains { $0.hasPrefix(path) } })
            else { return }
            add("warning", "business-rule", text, at: path)
        }
    }

    private mutating func add(_ problem: ExtractionError.Problem) {
        let text = problem.path.map { "\($0): \(problem.text)" } ?? problem.text
        add("error", "invalid", text, at: problem.linkId.flatMap { paths[$0] } ?? Questionnaire.resourceType)
    }

    // MARK: Items

    private mutating func collect(_ item: FormItemSource) {
        if let linkId = item.linkId {
            if let first = paths[linkId] {
                violated("que-2", "linkId \"\(linkId)\" is used before, at \(first)", at: item.path + ".linkId")
            } else {
                paths[linkId] = item.path
                order[linkId] = (order.count, item.type ?? "")
            }
        }
        for inner in item.items { collect(inner) }
    }

    private mutating func check(_ item: FormItemSource) {
        if item.linkId == nil { add("error", "required", "linkId is missing", at: item.path) }
        if let type = item.type {
            if ItemKind(rawValue: type) == nil {
                add("error", "value", "\"\(type)\" is no type of an item in R4", at: item.path + ".type")
            }
        } else {
            add("error", "required", "type is missing", at: item.path)
        }
        checkInvariants(of: item)
        for (index, condition) in item.conditions.enumerated() {
            check(condition, of: item, "\(item.path).enableWhen[\(index)]")
        }
        for inner in item.items { check(inner) }
    }

    private mutating func check(_ condition: JSONObject, of item: FormItemSource, _ path: String) {
        let comparison = condition["operator"]?.string.flatMap(EnableCondition.Operator.init)
        if comparison == nil { add("error", "value", "operator is missing or none of R4's", at: path) }
        let answer = AnswerValue(choiceElement: "answer", of: condition)
        if answer == nil { add("error", "required", "answer[x] is missing or cannot be read", at: path) }
        if comparison == .exists, case .boolean? = answer {
        } else if comparison == .exists {
            violated("que-7", "the operator exists needs answerBoolean", at: path)
        }
        if let comparison, [.greater, .less, .greaterOrEqual, .lessOrEqual].contains(comparison),
            answer?.isCoding == true
        {
            add("warning", "business-rule", "concepts have no order", at: path)
        }
        guard let question = condition["question"]?.string else {
            add("error", "required", "question is missing", at: path)
            return
        }
        guard let target = order[question] else {
            add("error", "not-found", "there is no item with linkId \"\(question)\"", at: path + ".question")
            return
        }
        if question == item.linkId {
            add("error", "business-rule", "an item cannot depend on itself", at: path + ".question")
        } else if paths[question]?.hasPrefix(item.path + ".") == true {
            add("error", "business-rule", "an item cannot depend on one inside of it", at: path + ".question")
        } else if let own = item.linkId.flatMap({ order[$0] }), target.index > own.index {
            add("warning", "business-rule", "\"\(question)\" comes later in the form", at: path + ".question")
        }
        if target.type == "group" || target.type == "display" {
            add(
                "error", "business-rule", "\"\(question)\" is a \(target.type) and has no answers",
                at: path + ".question")
        }
    }
}
