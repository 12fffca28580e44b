import FHIR
import FHIRPath
import FoundationEssentials

/// Goes through a response beside its form, and carries out what the form says of extraction.
struct ExtractionWalk {
    let form: Form
    let plan: ExtractionPlan
    let response: QuestionnaireResponse
    let context: FormContext
    /// What went wrong; then nothing is extracted.
    private(set) var problems: [ExtractionError.Problem] = []
    private(set) var notes: [FormNote] = []
    /// What is made, in the order in which it was begun.
    var entries: [ExtractedEntry] = []
    /// The resources that are filled in by definition, with their entries.
    var builders: [(builder: ResourceBuilder, entry: Int)] = []
    private var ids: IDSequence
    private var repetitions = 0
    private let now: FHIRDateTime
    private var profiles: [String: ExtractionProfile?] = [:]

    init(
        _ response: QuestionnaireResponse, for form: Form, _ plan: ExtractionPlan, _ context: FormContext,
        now: FHIRDateTime
    ) {
        (self.form, self.plan, self.response, self.context, self.now) = (form, plan, response, context, now)
        ids = IDSequence(seed: UUID())
    }

    /// Everything the response gives.
    mutating func entries(makeID: () -> UUID) -> [JSONObject] {
        ids = IDSequence(seed: makeID())
        guard plan.makesResources else { return [] }
        let resource = FHIRPathValue(resource: response.json)
        var environment = FHIRPathEnvironment(questionnaire: form.source) { [now] in now }
        environment.resource = resource
        environment.definitions = context.definitions
        for name in form.launchContexts.map(\.name) + Form.takenVariables.sorted() where !Self.isStandard(name) {
            environment.variables[name] = []
        }
        for (name, resources) in context.resources {
            environment.variables[name] = resources.map(FHIRPathValue.init(resource:))
        }
        var scope = ExtractionScope(environment: environment, focus: [resource])
        scope.observation.isExtracted = plan.root.observation.isExtracted == true
        scope.observation.categories = plan.root.observation.categories
        carryOut(plan.root, linkId: nil, hasAnswers: true, &scope)
        let made = builders.count
        visit(form.source.items, response.items, scope)
        complete(from: 0, to: made)
        return finished()
    }

    private static func isStandard(_ name: String) -> Bool {
        ["resource", "rootResource", "context", "ucum", "sct", "loinc", "questionnaire", "factory"].contains(name)
    }

    mutating func report(_ linkId: String?, _ text: String, at path: String? = nil) {
        let problem = ExtractionError.Problem(linkId: linkId, path: path, text: text)
        if !problems.contains(problem) { problems.append(problem) }
    }

    mutating func note(_ linkId: String?, _ text: String) {
        let note = FormNote(linkId: linkId, .fault(text))
        if !notes.contains(note) { notes.append(note) }
    }

    /// The values of an expression; none where it fails, which is a problem.
    mutating func values(
        of expression: FormExpression, _ scope: ExtractionScope, _ linkId: String?, _ feature: String,
        at path: String? = nil
    ) -> [FHIRPathValue] {
        do throws(FHIRPathError) {
            return try scope.values(of: expression, query: context.query)
        } catch {
            report(linkId, "\(feature) fails: \(error)", at: path)
            return []
        }
    }

    // MARK: Items

    private mutating func visit(
        _ items: [Questionnaire.Item], _ answers: [QuestionnaireResponse.Item], _ scope: ExtractionScope
    ) {
        for item in items where item.type != "display" {
            for instance in answers where instance.linkId == item.linkId {
                if item.type == "group" {
                    var inner = scope
                    if item.repeats {
                        repetitions += 1
                        inner.repetition = repetitions
                    }
                    visit(item, instance, nil, inner)
                    continue
                }
                // Each answer stands for itself, with the item as if it were the only one.
                for answer in instance.answers {
                    var json = instance.json
                    json["answer"] = .array([.object(answer.json)])
                    visit(item, (try? .init(alone: json)) ?? instance, answer, scope)
                }
            }
        }
    }

    /// One repetition of a group, or one answer.
    private mutating func visit(
        _ item: Questionnaire.Item, _ instance: QuestionnaireResponse.Item, _ answer: QuestionnaireResponse.Answer?,
        _ outer: ExtractionScope
    ) {
        var scope = outer
        scope.own = []
        scope.focus = [FHIRPathValue(json: .object(instance.json), type: "QuestionnaireResponse.item")]
        let rules = plan.rules[item.linkId]
        let first = builders.count
        if let rules { carryOut(rules, linkId: item.linkId, hasAnswers: answer == nil || answer?.value != nil, &scope) }
        let last = builders.count
        if let definition = rules?.definition {
            put(answer, to: definition, item, rules?.values ?? [], &scope)
        }
        observe(item, rules?.observation, answer, &scope)
        visit(item.items, answer?.items ?? instance.items, scope)
        complete(from: first, to: last)
    }

    /// Declares names, makes what is made of templates, and begins what is filled in by definition.
    private mutating func carryOut(
        _ rules: ExtractionRules, linkId: String?, hasAnswers: Bool, _ scope: inout ExtractionScope
    ) {
        for name in rules.allocatedIds { scope.environment.variables[name] = [.string(newURL())] }
        for variable in rules.variables {
            let values = values(of: variable.expression, scope, linkId, "variable \(variable.name)")
            scope.environment.variables[variable.name] = values
        }
        guard hasAnswers else { return }
        for template in rules.templates { fill(template, linkId, scope) }
        for template in rules.bundles { fillBundle(template, linkId, scope) }
        for resource in rules.resources { begin(resource, linkId, &scope) }
        putValues(rules, linkId, &scope)
    }

    func newURL(_ id: UUID) -> String { "urn:uuid:" + id.uuidString.lowercased() }
    mutating func newURL() -> String { newURL(ids.next()) }

    // MARK: Entries

    /// Begins an entry. Returns its place.
    mutating func begin(
        _ resource: JSONObject, _ rules: RequestRules, _ linkId: String?, _ scope: ExtractionScope
    ) -> Int {
        var entry = ExtractedEntry(resource, fullURL: "")
        if let expression = rules.fullURL {
            entry.fullURL = text(of: expression, scope, linkId, "fullUrl") ?? ""
        }
        if entry.fullURL.isEmpty { entry.fullURL = newURL() }
        if let expression = rules.resourceId, let id = text(of: expression, scope, linkId, "resourceId") {
            entry.resource["id"] = .string(id)
        }
        for (name, expression) in rules.conditions {
            entry.conditions[name] = text(of: expression, scope, linkId, name).map(JSON.string)
        }
        entries.append(entry)
        return entries.count - 1
    }

    private mutating func text(
        of expression: FormExpression, _ scope: ExtractionScope, _ linkId: String?, _ feature: String
    ) -> String? {
        let values = values(of: expression, scope, linkId, feature)
        if values.count > 1 { report(linkId, "\(feature) gives \(values.count) values where one is needed") }
        return values.first?.text
    }

    /// The entries as a Bundle has them, with their references to each other.
    private mutating func finished() -> [JSONObject] {
        // What is inside comes later, so that it is known whether anything is left of it.
        for place in entries.indices.reversed() where entries[place].needsContent {
            let members = entries[place].members.filter { !entries[$0].isDropped }
            entries[place].isDropped = members.isEmpty && entries[place].resource["component"] == nil
        }
        var known: Set<String> = []
        for place in entries.indices where !entries[place].isDropped {
            for member in entries[place].members where !entries[member].isDropped {
                entries[place].append(["reference": .string(entries[member].fullURL)], to: "hasMember")
            }
            for source in entries[place].sources where !entries[source].isDropped {
                entries[place].append(["reference": .string(entries[source].fullURL)], to: "derivedFrom")
            }
            // One address for two resources would mean neither.
            if !known.insert(entries[place].fullURL).inserted { entries[place].fullURL = newURL() }
        }
        return entries.filter { !$0.isDropped }.map(\.json)
    }

    // MARK: Profiles

    /// The profile of that address, if it is at hand.
    mutating func profile(_ canonical: String) -> ExtractionProfile? {
        if let known = profiles[canonical] { return known }
        let found = context.definitions?.resource("StructureDefinition", canonical).flatMap(ExtractionProfile.init)
        profiles[canonical] = .some(found)
        return found
    }
}

extension QuestionnaireResponse.Item {
    /// An item read by itself.
    init(alone json: JSONObject) throws(FHIRError) {
        let holder: JSONObject = [
            "resourceType": "QuestionnaireResponse", "status": "in-progress", "item": .array([.object(json)]),
        ]
        let response = try QuestionnaireResponse(json: holder)
        self = response.items[0]
    }
}
