import FHIR
import FHIRPath

/// Evaluates expressions that stand in lines of JSON, each with a resource of its own, into lines of JSON.
///
/// A line is `{"id", "expression", "resource", "environment"}`, its answer `{"id", "result": [{"type", "value"}, …]}` or
/// `{"id", "error"}`. Expressions are read once and kept. A path that can never match is worth a warning, no error: its result
/// is empty, as the language has it. `context` in the environment is `%context`: an object with a linkId beside a response is an
/// item of it, of which `%qitem` is the questionnaire's, if the environment has that too.
struct FHIRPathBatch {
    /// How many expressions are kept; more than that, and all are read anew.
    static let keptExpressions = 1_000
    /// How many warnings there may be: who writes lines may not read warnings until the end.
    static let mostWarnings = 100

    /// Asked once a line: what `now()` tells is the same all over a line's expression.
    private let moment: () -> @Sendable () -> FHIRDateTime
    private var expressions: [String: KeptExpression] = [:]
    private var answers: [UInt8] = []
    private var line = 0
    private var warnings: [String] = []
    private var countOfWarnings = 0
    private let log = TraceLog()

    private struct KeptExpression {
        let expression: FHIRPathExpression
        /// The types of resources that it was checked on.
        var checked: Set<String> = []
    }

    /// A batch whose lines are each evaluated at the moment that is found when it is asked for.
    init(moment: @escaping () -> @Sendable () -> FHIRDateTime) {
        self.moment = moment
    }

    /// Evaluates one line. What is wrong with it becomes its answer. Empty lines have none.
    mutating func evaluate(_ line: ArraySlice<UInt8>) {
        self.line += 1
        guard line.contains(where: { $0 > 0x20 }) else { return }
        var answer = JSONObject()
        answer["id"] = .null
        do throws(FHIRPathBatchError) {
            let question = try question(line)
            answer["id"] = question["id"] ?? .null
            answer["result"] = .array(try evaluate(question).map(Self.typed))
        } catch {
            answer["error"] = .string(error.description)
        }
        answers += JSON.object(answer).bytes
        answers.append(UInt8(ascii: "\n"))
    }

    /// The answers since the last call, a line each.
    mutating func takeAnswers() -> [UInt8] {
        defer { answers.removeAll(keepingCapacity: true) }
        return answers
    }

    /// The warnings since the last call, of each expression once for each type of resource, with the first line it stood in; and
    /// what `trace()` was called with.
    mutating func takeWarnings() -> [String] {
        defer { warnings = [] }
        return warnings
    }

    private func question(_ bytes: ArraySlice<UInt8>) throws(FHIRPathBatchError) -> JSONObject {
        let json: JSON
        do throws(JSONError) {
            json = try JSON(parsing: bytes)
        } catch {
            // A question is one line, which knows not which.
            throw .notJSON(JSONError(error.reason, at: TextPosition(line: line, column: error.position.column)))
        }
        guard let object = json.object else { throw .wrongMember("the line", expected: "an object", json) }
        return object
    }

    private mutating func evaluate(_ question: JSONObject) throws(FHIRPathBatchError) -> [FHIRPathValue] {
        guard let source = question["expression"]?.string else {
            throw .wrongMember("expression", expected: "a string", question["expression"])
        }
        let resource: JSONObject?
        switch question["resource"] {
        case .object(let object): resource = object
        case .null, nil: resource = nil
        case let other: throw .wrongMember("resource", expected: "an object or null", other)
        }
        var variables: [String: [FHIRPathValue]] = [:]
        switch question["environment"] {
        case .object(let object): for member in object { variables[member.name] = Self.values(of: member.value) }
        case .null, nil: break
        case let other: throw .wrongMember("environment", expected: "an object or null", other)
        }
        let questionnaire = question["environment"]?["questionnaire"].flatMap { try? Questionnaire(json: $0) }
        let context = variables.removeValue(forKey: "context")
        var environment = FHIRPathEnvironment(
            resource: resource, variables: variables, questionnaire: questionnaire, now: moment())
        environment.context = context.map { values in
            resource?["resourceType"] == "QuestionnaireResponse" ? values.map(Self.asItem) : values
        }
        environment.trace = log.add
        defer { warnings += log.take().map { "line \(line): \($0)" } }
        do throws(FHIRPathError) {
            return try expression(source, on: resource?["resourceType"]?.string ?? "").evaluate(
                on: resource.map { [FHIRPathValue(resource: $0)] } ?? [], environment: environment)
        } catch {
            throw .notEvaluated(error)
        }
    }

    private mutating func expression(_ source: String, on type: String) throws(FHIRPathError) -> FHIRPathExpression {
        var kept: KeptExpression
        if let known = expressions[source] {
            if known.checked.contains(type) { return known.expression }
            kept = known
        } else {
            kept = KeptExpression(expression: try FHIRPathExpression(source))
            if expressions.count >= Self.keptExpressions { expressions.removeAll() }
        }
        kept.checked.insert(type)
        expressions[source] = kept
        warn(of: kept.expression.problems(on: type))
        return kept.expression
    }

    private mutating func warn(of problems: [FHIRPathError]) {
        for problem in problems where countOfWarnings <= Self.mostWarnings {
            countOfWarnings += 1
            let isOneTooMany = countOfWarnings > Self.mostWarnings
            warnings.append(isOneTooMany ? "further warnings are left out" : "warning: line \(line): \(problem)")
        }
    }

    /// A variable's JSON as a collection: of an array its elements, of null nothing.
    static func values(of json: JSON) -> [FHIRPathValue] {
        switch json {
        case .null: []
        case .array(let elements): elements.flatMap(values)
        case .object: [FHIRPathValue(json: json)]
        default: [FHIRPathValue(json: json).systemValue ?? FHIRPathValue(json: json)]
        }
    }

    /// An object with a linkId as an item of a response; other values as they are.
    private static func asItem(_ value: FHIRPathValue) -> FHIRPathValue {
        guard value.json["linkId"] != nil, value.json["resourceType"] == nil else { return value }
        return FHIRPathValue(json: value.json, type: "QuestionnaireResponse.item")
    }

    private static func typed(_ value: FHIRPathValue) -> JSON {
        ["type": .string(value.typeName), "value": value.json]
    }
}

/// Why a line of a batch has no result.
enum FHIRPathBatchError: Error, CustomStringConvertible {
    case notJSON(JSONError)
    case wrongMember(String, expected: String, JSON?)
    case notEvaluated(FHIRPathError)

    var description: String {
        switch self {
        case .notJSON(let error): error.description
        case .wrongMember(let name, let expected, let found):
            "\(name): expected \(expected), found \(found?.kindDescription ?? "nothing")"
        case .notEvaluated(let error): error.description
        }
    }
}
