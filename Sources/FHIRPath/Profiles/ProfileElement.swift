import FHIR

/// What a profile says of an element: the rule itself, and those for the element's children and slices.
final class ProfileElement {
    /// The element's name, of a choice without `[x]`.
    let elementName: ElementName
    /// The `ElementDefinition`; null where the profile says nothing of the element, but of its children.
    private(set) var rule = JSON.null
    private(set) var children: [ProfileElement] = []
    private(set) var slices: [(name: String, element: ProfileElement)] = []

    private init(_ elementName: ElementName) { self.elementName = elementName }

    /// Reads a profile's list of rules. Their ids say which slice they are of; without ids, the slices' names and the order do.
    init(rules: [JSON]) {
        elementName = ElementName("")
        var openSlices: [String: String] = [:]
        for rule in rules {
            guard let path = rule["path"]?.string else { continue }
            let names = path.split(separator: ".").map(String.init)
            var slices = Self.slices(inID: rule["id"]?.string ?? "")
            if slices.count != names.count {
                openSlices = openSlices.filter { !$0.key.hasPrefix(path + ".") && $0.key != path }
                openSlices[path] = rule["sliceName"]?.string
                slices = names.indices.map { openSlices[names[...$0].joined(separator: ".")] }
            }
            var element = self
            for (name, slice) in zip(names, slices).dropFirst() {
                element = element.child(name)
                if let slice { element = element.slice(slice) }
            }
            element.rule = rule
        }
    }

    /// The slice that each part of an id names: of `Patient.extension:a.url` nothing, `a` and nothing.
    private static func slices(inID id: String) -> [String?] {
        id.split(separator: ".").map { part in
            part.firstIndex(of: ":").map { String(part[part.index(after: $0)...]) }
        }
    }

    /// The child that a path or discriminator names, if there is a rule for it.
    func existingChild(_ name: String) -> ProfileElement? {
        let name = Self.plain(name)
        return children.first { $0.elementName.text == name }
    }

    private func child(_ name: String) -> ProfileElement {
        if let known = existingChild(name) { return known }
        let new = ProfileElement(ElementName(Self.plain(name)))
        children.append(new)
        return new
    }

    private func slice(_ name: String) -> ProfileElement {
        if let known = slices.first(where: { $0.name == name }) { return known.element }
        let new = ProfileElement(elementName)
        slices.append((name, new))
        return new
    }

    private static func plain(_ name: String) -> String { name.hasSuffix("[x]") ? String(name.dropLast(3)) : name }

    /// The value that the rule asks for in full (`fixed`) or in part (`pattern`).
    var fixed: JSON? { rule.object?.choice("fixed")?.json }
    var pattern: JSON? { rule.object?.choice("pattern")?.json }

    /// The codes of the types that the rule allows.
    var types: [String] { rule["type"]?.array?.compactMap { $0["code"]?.string } ?? [] }

    /// The URL of the extension that the rule is for.
    var extensionURL: String? {
        if let url = existingChild("url"), let text = (url.fixed ?? url.pattern)?.string { return text }
        guard let profile = rule["type"]?.array?.first?["profile"]?.array?.first?.string else { return nil }
        return String(profile.prefix { $0 != "|" })
    }
}
