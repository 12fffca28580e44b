import FHIR

extension R4FormReader {
    /// Reads an extension that says how an item looks, or what kind of answer it takes.
    mutating func readPresentation(_ element: Extension, _ meaning: R4Extension, into item: inout FormItem) {
        switch meaning {
        case .orientation: item.presentation.isHorizontal = element.text.map { $0 == "horizontal" }
        case .columnCount: item.presentation.columnCount = element.integer.flatMap { $0 > 0 ? $0 : nil }
        case .width: item.presentation.width = element.quantity
        case .collapsible:
            item.presentation.collapsible = element.text.flatMap(ItemPresentation.Collapsible.init)
        case .displayCategory:
            item.presentation.displayCategory = element.codeableConcept?.codings.first?.code ?? element.coding?.code
        case .supportLink:
            let address = element.text ?? element.extensions.lazy.compactMap { $0.url == "url" ? $0.text : nil }.first
            if let address { item.presentation.supportLinks.append(address) }
        case .usageMode:
            item.presentation.usageMode = element.text
            // What is only for showing a finished form is not asked for while it is filled in.
            if element.text == "display" || element.text == "display-non-empty" { item.isHidden = true }
        case .signatureRequired: item.presentation.signatures += element.codeableConcept?.codings ?? []
        case .mimeType: if let type = element.text { item.limits.mimeTypes.append(type) }
        case .maxSize: item.limits.maxSize = element.decimal
        case .referenceResource: if let type = element.text { item.limits.referenceTypes.append(type) }
        case .unitValueSet:
            guard let address = element.text, let set = valueSetsAtHand.concepts(of: address) else {
                note(item.linkId, unsupported: "unitValueSet \(element.text ?? ""), which is not at hand,")
                return
            }
            item.unitOptions += set.concepts.map { Self.plain($0) }
        case .unitOpen: item.acceptsOtherUnits = element.text == "optionsOrString" || element.text == "optionsOrType"
        case .answerConstraint:
            switch element.text {
            case "optionsOrString" where item.kind == .choice: item.kind = .openChoice
            case "optionsOrString", "optionsOrType": item.acceptsOtherValues = true
            default: break
            }
        case .disabledDisplay: item.presentation.isShownWhileDisabled = element.text == "protected"
        case .style, .markdown, .xhtml, .translation: break
        default: note(item.linkId, unsupported: Self.name(element.url))
        }
    }

    /// Only what an answer copies: system, version, code and display.
    static func plain(_ coding: Coding) -> Coding {
        var object = JSONObject()
        for member in ["system", "version", "code", "display"] { object[member] = coding.json[member] }
        return Coding(json: object)
    }

    /// What remains of an item whose type is restricted to options: a choice among values of that type.
    func readRestriction(_ item: inout FormItem) {
        guard !item.options.isEmpty, !item.kind.isChoice, item.kind != .boolean else { return }
        item.restrictedKind = item.kind
        item.kind = .choice
    }

    // MARK: Translations

    /// The text of a member of an element in the best language there is (RFC 4647, lookup); `nil` if there is no text.
    func localized(_ member: String, of json: JSONObject) -> String? {
        guard let own = json[member]?.string else { return nil }
        guard !languages.isEmpty, let sibling = json["_" + member]?.object else { return own }
        var known: [String: String] = [:]
        for element in Extension(json: sibling).extensions where element.url == Self.translation {
            let parts = element.extensions
            guard let tag = parts.first(where: { $0.url == "lang" })?.text,
                let content = parts.first(where: { $0.url == "content" })?.text
            else { continue }
            known[tag.lowercased()] = content
        }
        let base = questionnaire.language?.lowercased()
        for language in languages {
            var tag = language.lowercased()[...]
            while !tag.isEmpty {
                if let text = known[String(tag)] { return text }
                if let base, base == tag || base.hasPrefix(tag + "-") { return own }
                guard let dash = tag.lastIndex(of: "-") else { break }
                tag = tag[..<dash]
            }
            // Of another country is better than none.
            if let near = known.keys.sorted().first(where: { $0.hasPrefix(tag + "-") }) { return known[near] }
        }
        return own
    }

    /// The text of an extension's value in the best language there is.
    func words(_ element: Extension) -> String? {
        guard !languages.isEmpty, let value = element.value, value.json.string != nil else { return element.text }
        return localized("value" + value.type, of: element.json)
    }

    /// The styled form of an item's text; `nil` where only the text is translated, whose words come first.
    func markup(_ element: Extension, of item: FormItem) -> String? {
        let words = words(element)
        return item.presentation.originalText != nil && words == element.text ? nil : words
    }

    private static let translation = "http://hl7.org/fhir/StructureDefinition/translation"
}
