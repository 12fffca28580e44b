import FHIR

/// What a profile says that extraction by definition needs: its slices, and the values it fixes.
struct ExtractionProfile {
    /// A value that an element has to have.
    struct Fixed {
        let segments: [ElementDefinitionPath.Segment]
        let json: JSON
        /// The end of the member's name where the element is a choice.
        let choiceType: String?
    }

    /// The type it constrains.
    let type: String
    /// The values it fixes, of elements that there must be.
    private(set) var fixed: [Fixed] = []
    private var elements: [String: JSONObject] = [:]

    /// Reads a StructureDefinition; `nil` if it says no type.
    init?(_ json: JSONObject) {
        guard let type = json["type"]?.string else { return nil }
        self.type = type
        let rules = json["snapshot"]?["element"]?.array ?? json["differential"]?["element"]?.array ?? []
        for case .object(let rule) in rules {
            guard let id = rule["id"]?.string ?? rule["path"]?.string else { continue }
            elements[id] = rule
            guard let value = rule.choice("fixed") ?? rule.choice("pattern"), (rule["min"]?.number?.integer ?? 0) > 0,
                let path = ElementDefinitionPath("profile#" + id)
            else { continue }
            let isChoice = id.hasSuffix("[x]")
            fixed.append(Fixed(segments: path.segments, json: value.json, choiceType: isChoice ? value.type : nil))
        }
    }

    /// Whether it says anything of the element with that id.
    func hasElement(_ id: String) -> Bool { elements[id] != nil }

    /// The address of the extension that a slice is for.
    func extensionURL(_ id: String) -> String? {
        if let url = elements[id + ".url"]?.choice("fixed")?.json.string { return url }
        let profile = elements[id]?["type"]?.array?.first?["profile"]?.array?.first?.string
        return profile.map(ElementDefinitionPath.withoutVersion)
    }
}
