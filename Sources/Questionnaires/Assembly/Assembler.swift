import FHIR
import FHIRPath

/// The work of putting a questionnaire together.
struct Assembler<Resolver: QuestionnaireResolver> {
    let resolver: Resolver
    private(set) var problems: [AssemblyError.Problem] = []
    private(set) var notes: [FormNote] = []
    /// What parts bring for the form as a whole.
    private var rootExtensions: [JSONObject] = []
    private var contained: [JSONObject] = []
    private var sources: [String] = []
    private var language: String?

    init(resolver: Resolver) { self.resolver = resolver }

    /// What is around an item.
    private struct Surroundings {
        /// The questionnaires that are being put in, the outermost first.
        var chain: [String] = []
        /// Variables in sight, by name, with their expressions.
        var variables: [String: String] = [:]
        var depth = 0

        mutating func declare(_ holder: JSONObject) {
            for element in Extension(json: holder).extensions where PartExtension(element) == .variable {
                guard let name = element.expression?.name else { continue }
                variables[name] = element.expression?.expression ?? ""
            }
        }
    }

    /// The whole questionnaire.
    mutating func assemble(_ json: JSONObject) -> JSONObject {
        var root = json
        language = json["language"]?.string
        contained = json["contained"]?.array?.compactMap(\.object) ?? []
        var around = Surroundings()
        if let url = json["url"]?.string { around.chain = [url] }
        around.declare(json)
        let launch = json["extension"]?.array?.compactMap(\.object) ?? []
        for name in launch.compactMap({ Self.launchContext($0) }) { around.variables[name] = "" }
        replaceParts(in: &root, around)
        for element in rootExtensions { add(element, to: &root, nil) }
        if !contained.isEmpty { root["contained"] = .array(contained.map(JSON.object)) }
        finish(&root)
        return root
    }

    private mutating func report(_ linkId: String?, _ reason: AssemblyError.Reason) {
        let problem = AssemblyError.Problem(linkId: linkId, reason: reason)
        if !problems.contains(problem) { problems.append(problem) }
    }

    // MARK: Items

    /// Puts parts in the place of the items of a holder that name them.
    private mutating func replaceParts(in holder: inout JSONObject, _ around: Surroundings) {
        guard let items = holder["item"]?.array else { return }
        guard around.depth < Form.maximumDepth else { return report(holder["linkId"]?.string, .tooDeep) }
        var replaced: [JSON] = []
        for element in items {
            guard var item = element.object else {
                replaced.append(element)
                continue
            }
            var inner = around
            inner.depth += 1
            inner.declare(item)
            guard let canonical = QuestionnaireAssembly.part(of: item) else {
                replaceParts(in: &item, inner)
                replaced.append(.object(item))
                continue
            }
            let linkId = item["linkId"]?.string
            if item["enableWhen"] != nil {
                let text =
                    "its enableWhen is lost with the item that the sub-questionnaire replaces; put it on a group around"
                notes.append(FormNote(linkId: linkId, .fault(text)))
            }
            guard let part = part(canonical, linkId, inner) else { continue }
            replaced += part.items
            for element in part.extensions { add(element, to: &holder, linkId) }
        }
        holder["item"] = replaced.isEmpty ? nil : .array(replaced)
    }

    /// A part with its own parts put in, its linkIds prefixed; and what it has to say of the item around.
    private mutating func part(
        _ canonical: String, _ linkId: String?, _ around: Surroundings
    ) -> (items: [JSON], extensions: [JSONObject])? {
        let url = ElementDefinitionPath.withoutVersion(canonical)
        if let first = around.chain.firstIndex(of: url) {
            report(linkId, .circle(around.chain[first...] + [url]))
            return nil
        }
        guard var part = find(canonical, linkId) else { return nil }
        guard part["item"]?.array?.isEmpty == false else {
            report(linkId, .noItems(canonical: canonical))
            return nil
        }
        check(part, canonical, linkId, around)
        var inner = around
        inner.chain.append(url)
        // The prefix in sight goes before all of this part afterwards, what it is made of included.
        inner.variables["linkIdPrefix"] = nil
        inner.declare(part)
        replaceParts(in: &part, inner)
        let source = part["version"]?.string.map { "\(url)|\($0)" } ?? url
        if !sources.contains(source) { sources.append(source) }
        if let expression = around.variables["linkIdPrefix"] {
            guard let prefix = Self.text(of: expression), !prefix.isEmpty else {
                report(linkId, .noPrefix(expression))
                return nil
            }
            LinkIdPrefix(prefix, contained: part).apply(to: &part)
        }
        for case .object(let resource) in part["contained"]?.array ?? [] { add(contained: resource, linkId) }
        var own: [JSONObject] = []
        for case .object(let element) in part["extension"]?.array ?? [] {
            switch PartExtension(Extension(json: element)) {
            case .variable where Extension(json: element).expression?.name == "linkIdPrefix": break
            case .root: rootExtensions.append(element)
            case .variable, .single, .several: own.append(element)
            case nil: break
            }
        }
        return (part["item"]?.array ?? [], own)
    }

    private mutating func find(_ canonical: String, _ linkId: String?) -> JSONObject? {
        let url = ElementDefinitionPath.withoutVersion(canonical)
        if url == canonical {
            notes.append(
                FormNote(linkId: linkId, .fault("names the sub-questionnaire \(url) without a version; it may change")))
        }
        if let found = resolver.questionnaire(canonical) { return found }
        guard url != canonical, let other = resolver.questionnaire(url) else {
            report(linkId, .missing(canonical: canonical))
            return nil
        }
        report(linkId, .otherVersion(canonical: canonical, found: other["version"]?.string ?? "without a number"))
        return nil
    }

    private mutating func check(_ part: JSONObject, _ canonical: String, _ linkId: String?, _ around: Surroundings) {
        if let own = part["language"]?.string, let language, own.lowercased() != language.lowercased() {
            report(linkId, .otherLanguage(canonical: canonical, own))
        }
        for name in ["implicitRules", "modifierExtension"] where part[name] != nil {
            report(linkId, .modifier(canonical: canonical, name))
        }
        for element in Extension(json: part).extensions
        where R4FormReader.name(element.url) == "sdc-questionnaire-assembleContext" {
            guard let name = element.text, around.variables[name] == nil else { continue }
            if name == "linkIdPrefix", around.chain.count > 1 { continue }
            report(linkId, .missingVariable(canonical: canonical, name))
        }
    }

    /// The text that a constant expression gives.
    private static func text(of source: String) -> String? {
        guard let expression = try? FHIRPathExpression(source), let now = FHIRDateTime("2000-01-01T00:00:00Z"),
            let values = try? expression.evaluate(on: [], environment: FHIRPathEnvironment(now: now)),
            values.count == 1, case .string(let text) = values[0]
        else { return nil }
        return text
    }

    // MARK: What parts bring

    private mutating func add(contained resource: JSONObject, _ linkId: String?) {
        guard let id = resource["id"]?.string, let known = contained.first(where: { $0["id"]?.string == id }) else {
            return contained.append(resource)
        }
        if known != resource { report(linkId, .duplicateContained(id)) }
    }

    private mutating func add(_ element: JSONObject, to holder: inout JSONObject, _ linkId: String?) {
        var known = holder["extension"]?.array ?? []
        guard !known.contains(.object(element)) else { return }
        let new = Extension(json: element)
        let name = R4FormReader.name(new.url)
        let same = known.compactMap(\.object).map(Extension.init(json:)).filter { R4FormReader.name($0.url) == name }
        switch PartExtension(new) {
        case .variable:
            let variable = new.expression?.name ?? ""
            guard !same.contains(where: { $0.expression?.name == variable }) else {
                return report(linkId, .duplicateVariable(variable))
            }
        case .single: guard same.isEmpty else { return report(linkId, .duplicateExtension(name)) }
        case .root where Self.launchContext(element) != nil:
            let context = Self.launchContext(element)
            if same.contains(where: { Self.launchContext($0.json) == context }) { return }
        case .root where new.value?.json.bool != nil || new.value?.json.object?["value"] != nil:
            if !same.isEmpty { return }
        case .root, .several, nil: break
        }
        known.append(.object(element))
        holder["extension"] = .array(known)
    }

    /// The name that a `launchContext` gives.
    private static func launchContext(_ element: JSONObject) -> String? {
        let element = Extension(json: element)
        guard R4FormReader.name(element.url) == "sdc-questionnaire-launchContext" else { return nil }
        return element.extensions.lazy.compactMap { $0.url == "name" ? $0.coding?.code ?? $0.text : nil }.first
    }

    // MARK: The whole

    private mutating func finish(_ root: inout JSONObject) {
        var known: Set<String> = []
        for linkId in Self.linkIds(in: root) where !known.insert(linkId).inserted {
            report(nil, .duplicateLinkId(linkId))
        }
        let sdc = "http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-"
        var extensions: [JSON] = []
        for case .object(var element) in root["extension"]?.array ?? [] {
            if R4FormReader.name(Extension(json: element).url) == "sdc-questionnaire-assemble-expectation" {
                let member = Extension(json: element).value.map { "value" + $0.type } ?? "valueCode"
                guard let code = element[member]?.string, code.hasPrefix("assemble-"), code != "assemble-root" else {
                    continue
                }
                element[member] = .string("independent-" + code.dropFirst("assemble-".count))
            }
            extensions.append(.object(element))
        }
        extensions += sources.map { .object(["url": .string(sdc + "assembledFrom"), "valueCanonical": .string($0)]) }
        root["extension"] = extensions.isEmpty ? nil : .array(extensions)
    }

    private static func linkIds(in holder: JSONObject) -> [String] {
        (holder["item"]?.array ?? []).compactMap(\.object).flatMap { item in
            (item["linkId"]?.string.map { [$0] } ?? []) + linkIds(in: item)
        }
    }
}
