import FHIR
import FHIRPath

extension ExtractionWalk {
    /// Begins a resource that is filled in by definition.
    mutating func begin(_ rule: ExtractionRules.Resource, _ linkId: String?, _ scope: inout ExtractionScope) {
        var base: JSONObject?
        if let expression = rule.base {
            // A search gives a Bundle of what it found.
            base = values(of: expression, scope, linkId, "itemExtractionContext").first?.json.object.flatMap { found in
                guard found["resourceType"]?.string == FHIRBundle.resourceType else { return found }
                return found["entry"]?.array?.first?["resource"]?.object
            }
        }
        let profile = profile(rule.canonical)
        let core = ElementDefinitionPath.core
        let named = rule.canonical.hasPrefix(core) ? String(rule.canonical.dropFirst(core.count)) : nil
        guard let type = base?["resourceType"]?.string ?? rule.type ?? profile?.type ?? named else {
            return report(
                linkId, "the profile \(rule.canonical) is not at hand, which tells the type; give it with the context")
        }
        let canonical = rule.canonical.isEmpty ? core + type : rule.canonical
        var builder = ResourceBuilder(canonical: canonical, type: type, base: base, profile: profile)
        let entry = begin(builder.json, rule.request, linkId, scope)
        if let id = entries[entry].resource["id"]?.string { builder.identify(id) }
        scope.resources.append(builders.count)
        builders.append((builder, entry))
    }

    /// Gives the resources their fixed values, and their entries what they have become.
    mutating func complete(from first: Int, to last: Int) {
        for place in first..<max(first, last) {
            builders[place].builder.complete()
            entries[builders[place].entry].resource = builders[place].builder.json
        }
    }

    /// The resource around a place that an element belongs to, the innermost.
    private func resource(of path: ElementDefinitionPath, _ scope: ExtractionScope) -> Int? {
        scope.resources.last {
            builders[$0].builder.type == path.type && path.belongs(to: builders[$0].builder.canonical)
        }
    }

    /// Puts in the values that no answer gives.
    mutating func putValues(_ rules: ExtractionRules, _ linkId: String?, _ scope: inout ExtractionScope) {
        let paths = rules.values.map(\.definition) + (rules.definition.map { [$0] } ?? [])
        if let definition = rules.definition, let resource = resource(of: definition, scope),
            rules.values.contains(where: { $0.definition.segments.starts(with: definition.segments) })
        {
            // A group names the element that its own values go into.
            open(definition.segments, resource, linkId, definition, paths, &scope, isNew: true)
        }
        for value in rules.values {
            let path = value.definition
            guard let resource = resource(of: path, scope) else {
                // Nothing lacks it: there is no resource that it belongs to.
                let place = "no definitionExtract here or around makes a resource of \(path.canonical)"
                note(linkId, "\(path.path) is left out: \(place)")
                continue
            }
            let values: [FHIRPathValue] =
                switch value.content {
                case .fixed(let type, let json): [Self.value(type, json)]
                case .expression(let expression):
                    self.values(of: expression, scope, linkId, "definitionExtractValue", at: path.path)
                }
            put(values, path, resource, linkId, paths, &scope)
        }
    }

    /// Puts an answer where its item's definition says; opens the element for the items inside a group.
    mutating func put(
        _ answer: QuestionnaireResponse.Answer?, to path: ElementDefinitionPath, _ item: Questionnaire.Item,
        _ others: [ExtractionRules.Value], _ scope: inout ExtractionScope
    ) {
        guard let resource = resource(of: path, scope) else {
            if let inner = scope.resources.last, answer != nil, path.canonical.hasPrefix("http://hl7.org/fhir/") {
                note(
                    item.linkId,
                    "\(path.path) is no element of the \(builders[inner].builder.type) made here; it is left out")
            }
            return
        }
        let paths = others.map(\.definition) + [path]
        guard let answer else {
            return open(path.segments, resource, item.linkId, path, paths, &scope, isNew: true)
        }
        guard let given = answer.value else { return }
        var value = Self.value(given.type, given.json)
        let unit = item.extensions.first { R4FormReader.name($0.url) == "questionnaire-unit" }?.coding
        // A number whose item has a unit is a quantity where there is room for one.
        if let unit, let number = value.decimal, builders[resource].builder.takesQuantity(path) {
            let quantity = Quantity(
                value: number, unit: unit.display ?? unit.code, system: unit.system, code: unit.code)
            value = FHIRPathValue(json: .object(quantity.json), type: "Quantity")
        }
        put([value], path, resource, item.linkId, paths, &scope)
    }

    private mutating func put(
        _ values: [FHIRPathValue], _ path: ElementDefinitionPath, _ resource: Int, _ linkId: String?,
        _ paths: [ElementDefinitionPath], _ scope: inout ExtractionScope
    ) {
        guard !values.isEmpty else { return }
        open(path.segments.dropLast(), resource, linkId, path, paths, &scope)
        let holder = Array(path.segments.dropLast())
        let opened = scope.openings[.init(resource: resource, segments: holder)]
        guard let start = holder.isEmpty ? [] : opened else { return }
        do throws(ResourceBuilder.Failure) {
            try builders[resource].builder.set(values, path, at: start)
        } catch { report(linkId, error.text, at: path.path) }
    }

    /// Opens the elements on the way, and remembers where they are for what this item holds.
    private mutating func open(
        _ segments: some Collection<ElementDefinitionPath.Segment>, _ resource: Int, _ linkId: String?,
        _ path: ElementDefinitionPath, _ paths: [ElementDefinitionPath], _ scope: inout ExtractionScope,
        isNew: Bool = false
    ) {
        let segments = Array(segments)
        let inside = paths.filter { $0.type == path.type }.map(\.segments)
        for count in segments.indices.map({ $0 + 1 }) {
            let part = ExtractionScope.Opening(resource: resource, segments: Array(segments[..<count]))
            let begins = isNew && count == segments.count
            guard begins ? !scope.own.contains(part) : scope.openings[part] == nil else { continue }
            let around = ExtractionScope.Opening(resource: resource, segments: Array(segments[..<(count - 1)]))
            do throws(ResourceBuilder.Failure) {
                let steps = try builders[resource].builder.open(
                    part.segments, at: scope.openings[around] ?? [], repetition: scope.repetition, inside: inside,
                    isNew: begins)
                // What was open inside of another one is not inside of this.
                scope.openings = scope.openings.filter { !$0.key.isInside(part) }
                scope.openings[part] = steps
                scope.own.insert(part)
            } catch { return report(linkId, error.text, at: path.path) }
        }
    }

    /// A value of a FHIR type as it stands in a member's name: `Coding` of `valueCoding`.
    static func value(_ type: String, _ json: JSON) -> FHIRPathValue {
        let isComplex = json.object != nil
        let name = isComplex ? type : type.prefix(1).lowercased() + type.dropFirst()
        return FHIRPathValue(json: json, type: name)
    }
}
