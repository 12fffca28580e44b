import FHIR

extension R4FormReader {
    /// What the extensions of a questionnaire itself say.
    struct FormParts {
        var variables: [ItemExpressions.Variable] = []
        var launchContexts: [LaunchContext] = []
        var constraints: [FormConstraint] = []
        var entryMode: EntryMode?
        var signatures: [Coding] = []
        var observationLink: ObservationLink?
        var sourceQueries: [SourceQueries] = []
    }

    /// Reads the questionnaire's own extensions.
    mutating func formExtensions() -> FormParts {
        var parts = FormParts()
        for element in questionnaire.extensions {
            switch meaning(element.url) {
            case .variable: if let variable = variable(element, nil) { parts.variables.append(variable) }
            case .launchContext: if let context = launchContext(element) { parts.launchContexts.append(context) }
            case .constraint, .targetConstraint:
                if let constraint = constraint(element, nil) { parts.constraints.append(constraint) }
            case .entryMode:
                parts.entryMode = element.text.flatMap(EntryMode.init)
                if parts.entryMode == nil { note(nil, fault: "entryMode is none of those there are; random is used") }
            case .signatureRequired: parts.signatures += element.codeableConcept?.codings ?? []
            case .observationLink: parts.observationLink = observationLink(element, nil)
            case .sourceQueries: if let batch = readSourceQueries(element) { parts.sourceQueries.append(batch) }
            case .adaptive:
                if AdaptiveFilling.isAdaptive(questionnaire.json) {
                    notes.append(FormNote(linkId: nil, .needsService(feature: "$next-question")))
                }
            case .ignored, .supportLink, .usageMode, .translation: break
            default: note(nil, unsupported: Self.name(element.url))
            }
        }
        for element in questionnaire.json["modifierExtension"]?.array ?? [] {
            note(nil, unsupported: "modifierExtension " + Self.name(element["url"]?.string ?? ""))
        }
        return parts
    }

    /// How old an Observation may be that fills in an item.
    mutating func observationLink(_ element: Extension, _ linkId: String?) -> ObservationLink? {
        let value = element.value?.json.object.map(Quantity.init(json:))
        guard let link = ObservationLink(value) else {
            note(linkId, fault: "observationLinkPeriod is no duration in years to minutes and is left out")
            return nil
        }
        return link
    }

    private mutating func launchContext(_ element: Extension) -> LaunchContext? {
        let parts = element.extensions
        let name = parts.lazy.compactMap { $0.url == "name" ? $0.coding?.code ?? $0.text : nil }.first
        guard let name else {
            note(nil, fault: "a launchContext has no name and is left out")
            return nil
        }
        return LaunchContext(name: name, types: parts.compactMap { $0.url == "type" ? $0.text : nil })
    }

    /// A constraint of an item, or of the form for `nil`.
    mutating func constraint(_ element: Extension, _ linkId: String?) -> FormConstraint? {
        let parts = element.extensions
        func text(_ name: String) -> String? { parts.lazy.compactMap { $0.url == name ? $0.text : nil }.first }
        let key = text("key") ?? "?"
        guard let source = parts.first(where: { $0.url == "expression" }),
            let expression = expression(source, "constraint \(key)", linkId)
        else {
            if !parts.contains(where: { $0.url == "expression" }) {
                note(linkId, fault: "constraint \(key) holds no expression and is left out")
            }
            return nil
        }
        let own = parts.first { $0.url == "human" } ?? parts.first { $0.url == "requirements" }
        let human = own.flatMap(words) ?? "The answer does not satisfy \(key)."
        return FormConstraint(
            key: key, severity: text("severity").flatMap(FormConstraint.Severity.init) ?? .error,
            expression: expression, human: human)
    }
}

extension Form {
    /// Variables that no form has to declare: the standard ones, and names that SDC gives to context that forms take for granted.
    static let takenVariables = Evaluation.standard.union([
        "patient", "user", "encounter", "study", "clinical", "location", "factory",
    ])

    /// Notes the variables that expressions use and nothing declares.
    mutating func noteUnknownVariables() {
        let known = Self.takenVariables.union(launchContexts.map(\.name)).union(variables.map(\.name))
            .union(sourceQueries.map(\.name))
        var found: [FormNote] = []
        func check(_ expressions: [FormExpression], _ linkId: String?, _ scope: Set<String>) {
            for name in expressions.reduce(into: Set<String>(), { $0.formUnion($1.variables) }).sorted()
            where !scope.contains(name) && !name.hasPrefix("vs-") && !name.hasPrefix("ext-") {
                found.append(FormNote(linkId: linkId, .fault("%\(name) is used and nowhere declared; it is empty")))
            }
        }
        check(variables.map(\.expression) + constraints.map(\.expression), nil, known)
        func visit(_ item: borrowing FormItem, _ scope: Set<String>) {
            let expressions = item.expressions.all
            var scope = scope
            if !item.expressions.variables.isEmpty { scope.formUnion(item.expressions.variables.map(\.name)) }
            if let name = item.expressions.population?.name { scope.insert(name) }
            if !expressions.isEmpty { check(expressions, item.linkId, scope) }
            for index in item.children.indices { visit(item.children[index], scope) }
        }
        for index in items.indices { visit(items[index], known) }
        notes += found
    }
}
