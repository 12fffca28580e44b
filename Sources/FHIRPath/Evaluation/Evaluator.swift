import FHIR

/// What the special variables mean at one place of evaluation.
struct Scope {
    /// `$this`.
    var this: [FHIRPathValue]
    /// `$index`.
    var index: Int?
    /// `$total`.
    var total: [FHIRPathValue] = []

    init(this: [FHIRPathValue], index: Int? = nil) {
        self.this = this
        self.index = index
    }
}

/// Walks one expression. Lives for one evaluation on one thread.
final class Evaluator {
    /// How deep evaluation may nest. Lower than what a thread of four megabytes takes even where nothing is optimised.
    static let maximumDepth = 120

    var environment: FHIRPathEnvironment
    let focus: [FHIRPathValue]
    /// Variables made by `defineVariable()` that are visible here.
    var defined: [String: [FHIRPathValue]] = [:]
    /// Expressions of profiles that were read for this evaluation.
    var rules: [String: Node] = [:]
    /// Profiles that were read for this evaluation, by URL.
    var profiles: [String: ProfileElement] = [:]
    /// The values of constant parts that were found so far. Few, so that looking through them is quick.
    private var constants: [(of: ObjectIdentifier, values: [FHIRPathValue], known: KnownValues?)] = []
    private var stepsLeft: Int
    /// How deep evaluation is nested now.
    private(set) var depth = 0

    init(environment: FHIRPathEnvironment, focus: [FHIRPathValue]) {
        self.environment = environment
        self.focus = focus
        stepsLeft = environment.stepLimit
    }

    /// Counts work against the step limit.
    func count(_ steps: Int, _ offset: Int) throws(SyntaxFailure) {
        stepsLeft -= steps
        guard stepsLeft >= 0 else { throw SyntaxFailure(.tooManySteps(limit: environment.stepLimit), offset) }
    }

    /// Counts a text that is made: one step for so many bytes, which bounds the memory that an evaluation takes.
    static let textBytesPerStep = 16

    /// How many bytes of text may be made yet.
    var textBytesLeft: Int {
        stepsLeft > Int.max / Self.textBytesPerStep ? .max : stepsLeft * Self.textBytesPerStep
    }

    /// Counts a text of that length; before it is made, where its length can be told.
    func countText(bytes: Int, _ offset: Int) throws(SyntaxFailure) {
        try count(bytes / Self.textBytesPerStep, offset)
    }

    func evaluate(_ node: Node, _ scope: Scope) throws(SyntaxFailure) -> [FHIRPathValue] {
        // What is constant is a level with its mark, not two.
        let level = if case .constant = node { 0 } else { 1 }
        depth += level
        defer { depth -= level }
        guard depth <= Self.maximumDepth else { throw SyntaxFailure(.tooDeep(limit: Self.maximumDepth), 0) }
        switch node {
        case .literal(let values): return values
        case .this: return scope.this
        case .index: return scope.index.map { [.integer($0)] } ?? []
        case .total: return scope.total
        case .variable(let name, let offset): return try variable(name, offset)
        case .path(let start, let steps): return try path(start, steps, scope)
        case .negation(let inner, let offset): return try negated(try evaluate(inner, scope), offset)
        case .operation(let first, let operations):
            let outer = defined
            var left: [FHIRPathValue]
            var rest = operations[...]
            if let operation = rest.first, operation.symbol == .contains, case .constant(let constant) = first,
                defined.isEmpty
            {
                rest.removeFirst()
                left = try isMember(try evaluate(operation.operand, scope), of: constant, scope, operation)
            } else {
                left = try evaluate(first, scope)
            }
            for operation in rest {
                defined = outer
                left = try apply(operation, left, scope)
            }
            defined = outer
            return left
        case .typeTest(let inner, let isCast, let specifier):
            let values = try evaluate(inner, scope)
            return isCast ? try cast(values, to: specifier) : try isType(values, specifier)
        case .constant(let constant): return try values(of: constant, scope)
        }
    }

    private func values(of constant: Constant, _ scope: Scope) throws(SyntaxFailure) -> [FHIRPathValue] {
        // A variable may have been defined for the one item only.
        guard defined.isEmpty else { return try evaluate(constant.node, scope) }
        let values = constants[try place(of: constant, scope)].values
        // As of a function's result.
        try count(values.count / 4, constant.offset)
        return values
    }

    private func place(of constant: Constant, _ scope: Scope) throws(SyntaxFailure) -> Int {
        let identifier = ObjectIdentifier(constant)
        if let known = constants.firstIndex(where: { $0.of == identifier }) { return known }
        let values = try evaluate(constant.node, scope)
        constants.append((identifier, values, nil))
        return constants.count - 1
    }

    /// `in` and `contains` where the collection is constant: if it is not small, its values are sorted by hash once, so that
    /// they are not gone through each time.
    func isMember(
        _ sought: [FHIRPathValue], of constant: Constant, _ scope: Scope, _ operation: Operation
    ) throws(SyntaxFailure) -> [FHIRPathValue] {
        let place = try place(of: constant, scope)
        let values = constants[place].values
        guard values.count > 8, sought.count == 1 else { return try contains(values, sought, operation) }
        if constants[place].known == nil {
            try count(values.count, operation.offset)
            constants[place].known = KnownValues(values)
        }
        guard let found = constants[place].known?.find(sought[0]) else { return [] }
        try count(found.comparisons + 1, operation.offset)
        return [.boolean(found.isThere)]
    }

    /// Evaluates in a context of its own, which what was found outside does not hold for, nor what is found there outside.
    func inContext<Result>(
        _ context: [FHIRPathValue], _ body: () throws(SyntaxFailure) -> Result
    ) throws(SyntaxFailure) -> Result {
        let outer = (defined, environment.context, constants)
        defer { (defined, environment.context, constants) = outer }
        (defined, environment.context, constants) = ([:], context, [])
        return try body()
    }

    private func variable(_ name: String, _ offset: Int) throws(SyntaxFailure) -> [FHIRPathValue] {
        if let values = defined[name] ?? environment.variables[name] { return values }
        switch name {
        case "context": return environment.context ?? focus
        case "resource": return environment.resource.map { [$0] } ?? focus
        case "rootResource": return (environment.rootResource ?? environment.resource).map { [$0] } ?? focus
        case "qitem": return questionnaireItem
        case "ucum": return [.string("http://unitsofmeasure.org")]
        case "sct": return [.string("http://snomed.info/sct")]
        case "loinc": return [.string("http://loinc.org")]
        case let name where name.hasPrefix("vs-"):
            return [.string("http://hl7.org/fhir/ValueSet/" + name.dropFirst(3))]
        case let name where name.hasPrefix("ext-"):
            return [.string("http://hl7.org/fhir/StructureDefinition/" + name.dropFirst(4))]
        default:
            let names =
                Array(environment.variables.keys) + Array(defined.keys) + [
                    "context", "resource", "rootResource", "questionnaire", "qitem", "ucum", "sct", "loinc",
                ]
            throw SyntaxFailure(
                .unknownVariable(name, suggestion: Suggestion.closest(to: name, among: names)), offset)
        }
    }

    /// `%qitem`: the questionnaire's item that the response's item in `%context` answers, if it is known.
    private var questionnaireItem: [FHIRPathValue] {
        guard case .element(let questionnaire)? = environment.variables["questionnaire"]?.first,
            case .element(let item)? = (environment.context ?? focus).first, let linkId = item.innerLinkId
        else { return [] }
        var pending: [FHIRPathValue] = [.element(questionnaire)]
        while let next = pending.popLast() {
            guard case .element(let element) = next else { continue }
            if element.json["linkId"]?.string == linkId { return [next] }
            element.appendChildren(Self.itemName, to: &pending)
        }
        return []
    }

    private static let itemName = ElementName("item")
}
