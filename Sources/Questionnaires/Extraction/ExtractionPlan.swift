import FHIR
import FHIRPath

/// What a form says of extraction, read once: the rules of the form and of its items, and what is wrong with them.
struct ExtractionPlan {
    /// The rules of the form itself.
    private(set) var root = ExtractionRules()
    /// The rules of items that have any, by linkId.
    private(set) var rules: [String: ExtractionRules] = [:]
    private(set) var problems: [ExtractionError.Problem] = []
    /// What is asked for and not done here.
    private(set) var notes: [FormNote] = []

    private let contained: [JSONObject]
    /// Templates that have been looked through, each once.
    private var checked: Set<String> = []

    /// Whether any resource comes out of the form.
    var makesResources: Bool { root.makesResources || rules.values.contains(where: \.makesResources) }

    /// Reads a questionnaire. Linear in its size.
    init(_ questionnaire: Questionnaire) {
        contained = questionnaire.contained
        root = read(questionnaire.extensions, codes: [], definition: nil, linkId: nil)
        for item in questionnaire.items { read(item) }
        if !makesResources, problems.isEmpty, notes.isEmpty {
            notes.append(FormNote(linkId: nil, .fault("says nothing of what to extract from its answers")))
        }
    }

    private mutating func read(_ item: Questionnaire.Item) {
        let rules = read(item.extensions, codes: item.codes, definition: item.definition, linkId: item.linkId)
        if !rules.isEmpty { self.rules[item.linkId] = rules }
        for inner in item.items { read(inner) }
    }

    mutating func report(_ linkId: String?, _ text: String, at path: String? = nil) {
        problems.append(.init(linkId: linkId, path: path, text: text))
    }

    // MARK: Extensions

    private mutating func read(
        _ extensions: [Extension], codes: [Coding], definition: String?, linkId: String?
    ) -> ExtractionRules {
        var rules = ExtractionRules()
        rules.definition = definition.flatMap(ElementDefinitionPath.init)
        rules.observation.codes = codes.map(ObservationRules.Code.init)
        for element in extensions {
            switch R4FormReader.name(element.url) {
            case ExtractionURL.allocateId: readAllocatedId(element, linkId, &rules)
            case "variable", "sdc-questionnaire-variable": readVariable(element, linkId, &rules)
            case ExtractionURL.definition: readDefinition(element, linkId, &rules)
            case ExtractionURL.context: readContext(element, linkId, &rules)
            case ExtractionURL.definitionValue: readValue(element, linkId, &rules)
            case ExtractionURL.template: readTemplate(element, linkId, &rules)
            case ExtractionURL.templateBundle:
                let reference = element.reference?.reference ?? parts(of: element)["template"]?.reference?.reference
                if let template = template(reference, RequestRules(), linkId, "templateExtractBundle") {
                    if template.resource["resourceType"]?.string == FHIRBundle.resourceType {
                        rules.bundles.append(template)
                    } else {
                        report(linkId, "templateExtractBundle refers to #\(template.id), which is no Bundle")
                    }
                }
            case ExtractionURL.observation: readObservation(element, linkId, &rules)
            case ExtractionURL.observationEntry: rules.observation.request = request(parts(of: element), linkId)
            case ExtractionURL.category:
                if let concept = element.value?.json { rules.observation.categories.append(concept) }
            case ExtractionURL.structureMap:
                let note = FormNote(linkId: linkId, .unsupported(feature: ExtractionURL.structureMap))
                if !notes.contains(note) { notes.append(note) }
            default: break
            }
        }
        return rules
    }

    /// The extensions inside one, by name.
    private func parts(of element: Extension) -> [String: Extension] {
        Dictionary(element.extensions.map { ($0.url, $0) }, uniquingKeysWith: { first, _ in first })
    }

    private mutating func readAllocatedId(_ element: Extension, _ linkId: String?, _ rules: inout ExtractionRules) {
        guard let name = element.text, !name.isEmpty else {
            return report(linkId, "extractAllocateId has no name; give it one to use as %name")
        }
        rules.allocatedIds.append(name)
    }

    private mutating func readVariable(_ element: Extension, _ linkId: String?, _ rules: inout ExtractionRules) {
        // What is wrong with a variable is said of the form; here it is not there.
        guard let source = element.expression, let name = source.name, let text = source.expression else { return }
        let expression: FormExpression?
        switch source.language ?? "text/fhirpath" {
        case "text/fhirpath": expression = try? FormExpression(text)
        case "application/x-fhir-query": expression = try? FormExpression(query: text)
        default: expression = nil
        }
        if let expression { rules.variables.append(.init(name: name, expression: expression)) }
    }

    private mutating func readDefinition(_ element: Extension, _ linkId: String?, _ rules: inout ExtractionRules) {
        let parts = parts(of: element)
        guard let canonical = parts["definition"]?.text else {
            return report(linkId, "definitionExtract has no definition; name the profile or type of the resource")
        }
        rules.resources.append(
            .init(
                canonical: ElementDefinitionPath.withoutVersion(canonical), type: nil, base: nil,
                request: request(parts, linkId)))
    }

    private mutating func readContext(_ element: Extension, _ linkId: String?, _ rules: inout ExtractionRules) {
        let core = ElementDefinitionPath.core
        if let type = element.text {
            rules.resources.append(.init(canonical: core + type, type: type, base: nil, request: RequestRules()))
            return
        }
        guard let expression = expression(element, "itemExtractionContext", linkId) else { return }
        // A query tells the type it asks for, so that there is one to make when it finds none.
        let type = ResourceQuery(expression.source)?.type
        rules.resources.append(
            .init(canonical: type.map { core + $0 } ?? "", type: type, base: expression, request: RequestRules()))
    }

    private mutating func readValue(_ element: Extension, _ linkId: String?, _ rules: inout ExtractionRules) {
        let parts = parts(of: element)
        guard let text = parts["definition"]?.text else {
            return report(linkId, "definitionExtractValue has no definition; name the element, as url#Patient.name")
        }
        guard let definition = ElementDefinitionPath(text) else {
            return report(linkId, "definitionExtractValue: \"\(text)\" names no element; write url#Patient.name")
        }
        switch (parts["fixed-value"]?.value, parts["expression"]) {
        case (let fixed?, nil):
            rules.values.append(.init(definition: definition, content: .fixed(type: fixed.type, json: fixed.json)))
        case (nil, let source?):
            guard let expression = expression(source, "definitionExtractValue", linkId, at: definition.path) else {
                return
            }
            rules.values.append(.init(definition: definition, content: .expression(expression)))
        case (nil, nil), (.some, .some):
            report(linkId, "definitionExtractValue needs either a fixed-value or an expression", at: definition.path)
        }
    }

    private mutating func readTemplate(_ element: Extension, _ linkId: String?, _ rules: inout ExtractionRules) {
        let parts = parts(of: element)
        let reference = parts["template"]?.reference?.reference ?? element.reference?.reference
        if let template = template(reference, request(parts, linkId), linkId, "templateExtract") {
            rules.templates.append(template)
        }
    }

    private mutating func readObservation(_ element: Extension, _ linkId: String?, _ rules: inout ExtractionRules) {
        if let flag = element.boolean {
            rules.observation.isExtracted = flag
        } else if let relation = element.text.flatMap(ObservationRules.Relation.init) {
            rules.observation.isExtracted = true
            rules.observation.relation = relation
        } else {
            report(linkId, "observationExtract is none of true, false, component, member, derived and independent")
        }
    }

    // MARK: Parts

    private mutating func request(_ parts: [String: Extension], _ linkId: String?) -> RequestRules {
        var request = RequestRules()
        request.fullURL = parts["fullUrl"].flatMap { expression($0, "fullUrl", linkId) }
        request.resourceId = parts["resourceId"].flatMap { expression($0, "resourceId", linkId) }
        for name in RequestRules.conditions {
            if let source = parts[name], let expression = expression(source, name, linkId) {
                request.conditions.append((name, expression))
            }
        }
        return request
    }

    /// The template that a reference names, looked through the first time.
    private mutating func template(
        _ reference: String?, _ request: RequestRules, _ linkId: String?, _ feature: String
    ) -> ExtractionRules.Template? {
        guard let reference, reference.hasPrefix("#"), reference.count > 1 else {
            report(linkId, "\(feature) names no template; refer to a contained resource, as #id")
            return nil
        }
        let id = String(reference.dropFirst())
        guard let resource = contained.first(where: { $0["id"]?.string == id }) else {
            report(linkId, "\(feature) refers to #\(id), which is not among the contained resources")
            return nil
        }
        if checked.insert(id).inserted {
            let sources = TemplateSources(resource)
            for problem in sources.problems { report(linkId, "#\(id): \(problem.text)", at: problem.path) }
        }
        return .init(id: id, resource: resource, request: request)
    }

    private mutating func expression(
        _ element: Extension, _ feature: String, _ linkId: String?, at path: String? = nil
    ) -> FormExpression? {
        let language = element.expression?.language ?? "text/fhirpath"
        guard let source = element.expression?.expression ?? element.text else {
            report(linkId, "\(feature) holds no expression", at: path)
            return nil
        }
        do throws(FHIRPathError) {
            switch language {
            case "text/fhirpath": return try FormExpression(source)
            case "application/x-fhir-query": return try FormExpression(query: source)
            default: report(linkId, "\(feature) in \(language) is not supported", at: path)
            }
        } catch { report(linkId, "\(feature) cannot be read: \(error)", at: path) }
        return nil
    }
}
