import FHIR

/// Slices (FHIR R4, "Profiling", "Discriminator"): which of an element's repetitions a rule is for is told by the value, the
/// pattern, the presence or the type of something in them.
extension ProfileCheck {
    /// How a slice's members are told from others.
    private struct Discriminator {
        let type: String
        let path: String
    }

    /// What a slice says of the place that a discriminator looks at.
    private enum Wanted {
        case rule(ProfileElement)
        /// A part of a fixed value or pattern above, or the URL of an extension's profile.
        case value(JSON)
    }

    /// Whether each slice has as many of the values as it may, each keeps its rules, and values outside of all slices stand
    /// where they may.
    func keepsSlices(_ sliced: ProfileElement, _ values: [FHIRPathElement]) throws(SyntaxFailure) -> Bool {
        guard !sliced.slices.isEmpty else { return true }
        let discriminators = try discriminators(of: sliced)
        var members = [[FHIRPathElement]](repeating: [], count: sliced.slices.count)
        var last = 0
        var isPastSlices = false
        for value in values {
            var first: Int?
            for (place, slice) in sliced.slices.enumerated() where try isMember(value, slice, discriminators) {
                members[place].append(value)
                first = first ?? place
            }
            if let first {
                if isPastSlices || sliced.rule["slicing"]?["ordered"] == true && first < last { return false }
                last = first
            } else {
                switch sliced.rule["slicing"]?["rules"]?.string {
                case "closed": return false
                case "openAtEnd": isPastSlices = true
                default: break
                }
            }
        }
        for (slice, members) in zip(sliced.slices, members) {
            guard Self.allows(slice.element.rule, count: members.count) else { return false }
            for member in members {
                guard try keeps(slice.element, member) else { return false }
            }
        }
        return true
    }

    /// The slicing's discriminators. Extensions are told by their URL and choices by their type where none is given.
    private func discriminators(of sliced: ProfileElement) throws(SyntaxFailure) -> [Discriminator] {
        let given = (sliced.rule["slicing"]?["discriminator"]?.array ?? []).compactMap { entry in
            entry["type"]?.string.flatMap { type in
                entry["path"]?.string.map { Discriminator(type: type, path: $0) }
            }
        }
        guard given.isEmpty else { return given }
        if sliced.elementName.text == "extension" || sliced.elementName.text == "modifierExtension" {
            return [Discriminator(type: "value", path: "url")]
        }
        if sliced.rule["path"]?.string?.hasSuffix("[x]") == true
            || sliced.slices.contains(where: { $0.element.rule["path"]?.string?.hasSuffix("[x]") == true })
        {
            return [Discriminator(type: "type", path: "$this")]
        }
        throw notChecked("has slices of \(sliced.elementName.text) without a discriminator, which are not checked here")
    }

    private func isMember(
        _ value: FHIRPathElement, _ slice: (name: String, element: ProfileElement), _ discriminators: [Discriminator]
    ) throws(SyntaxFailure) -> Bool {
        for discriminator in discriminators {
            try evaluator.count(1, offset)
            guard try isMember(value, slice, discriminator) else { return false }
        }
        return true
    }

    private func isMember(
        _ value: FHIRPathElement, _ slice: (name: String, element: ProfileElement), _ discriminator: Discriminator
    ) throws(SyntaxFailure) -> Bool {
        func unclear() -> SyntaxFailure {
            notChecked(
                "does not say by \(discriminator.type) of \(discriminator.path) what is in its slice \(slice.name)")
        }
        guard let wanted = wanted(at: discriminator.path, in: slice.element) else { throw unclear() }
        let found = try elements(at: discriminator.path, of: value)
        switch (discriminator.type, wanted) {
        case ("value", .value(let json)), ("pattern", .value(let json)):
            return (json.array ?? [json]).allSatisfy { part in found.contains { Self.matches($0.json, part) } }
        case ("value", .rule(let rule)), ("pattern", .rule(let rule)):
            if let fixed = rule.fixed { return found.contains { Equality.deepEqual($0.json, fixed) } }
            if let pattern = rule.pattern { return found.contains { Self.matches($0.json, pattern) } }
            var answers: [Bool?] = []
            for element in found { answers.append(try isInRequiredBinding(rule.rule, element)) }
            guard rule.rule["binding"]?["strength"] == "required", !answers.contains(where: { $0 == nil }) else {
                throw unclear()
            }
            return answers.contains(true)
        case ("exists", .rule(let rule)):
            if rule.rule["max"] == "0" { return found.isEmpty }
            guard let least = rule.rule["min"]?.number?.integer, least > 0 else { throw unclear() }
            return !found.isEmpty
        case ("type", .rule(let rule)):
            guard !rule.types.isEmpty else { throw unclear() }
            return found.contains { Self.isOfType(rule.types, $0) }
        default:
            throw notChecked("has slices by \(discriminator.type) of \(discriminator.path), which are not checked here")
        }
    }

    private func elements(at path: String, of value: FHIRPathElement) throws(SyntaxFailure) -> [FHIRPathElement] {
        let node: Node
        do throws(SyntaxFailure) {
            node = try evaluator.rule(path)
        } catch {
            throw notChecked("has a discriminator that cannot be read: \(error.reason.text)")
        }
        var found: [FHIRPathElement] = []
        for case .element(let element) in try evaluator.evaluateRule(node, on: value) { found.append(element) }
        return found
    }

    /// Follows a discriminator's path through a slice's rules; `nil` where they say nothing of it.
    private func wanted(at path: String, in slice: ProfileElement) -> Wanted? {
        var place = Wanted.rule(slice)
        for step in Self.steps(of: path) where step != "$this" && !step.hasPrefix("ofType(") {
            guard let next = Self.wanted(step, below: place) else { return nil }
            place = next
        }
        return place
    }

    private static func wanted(_ step: String, below place: Wanted) -> Wanted? {
        let whole: JSON?
        switch place {
        case .value(let json): whole = json
        case .rule(let rule):
            whole = rule.fixed ?? rule.pattern
            if whole == nil, let child = rule.existingChild(step) { return .rule(child) }
            if whole == nil, step == "url" { return rule.extensionURL.map { .value(.string($0)) } }
            if whole == nil, step.hasPrefix("extension(") {
                let url = step.dropFirst("extension(".count).dropLast().filter { $0 != "'" && $0 != "\"" }
                let slice = rule.existingChild("extension")?.slices.first { $0.element.extensionURL == url }
                return slice.map { .rule($0.element) }
            }
        }
        return (whole?[step] ?? whole?.array?.first?[step]).map(Wanted.value)
    }

    /// The steps of a path: its points, but for those between brackets.
    private static func steps(of path: String) -> [String] {
        var depth = 0
        return path.split { character in
            if character == "(" { depth += 1 }
            if character == ")" { depth -= 1 }
            return character == "." && depth == 0
        }.map(String.init)
    }
}
