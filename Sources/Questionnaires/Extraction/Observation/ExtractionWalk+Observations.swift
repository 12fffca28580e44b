import FHIR
import FHIRPath

extension ExtractionWalk {
    /// Makes what an item's answer, or a group, is as Observations, and opens it for the items inside.
    mutating func observe(
        _ item: Questionnaire.Item, _ rules: ObservationRules?, _ answer: QuestionnaireResponse.Answer?,
        _ scope: inout ExtractionScope
    ) {
        if let flag = rules?.isExtracted { scope.observation.isExtracted = flag }
        if let categories = rules?.categories, !categories.isEmpty { scope.observation.categories = categories }
        guard let rules, !rules.codes.isEmpty, rules.isExtracted != false else { return }
        let tagged = rules.codes.filter { $0.isExtracted == true }
        guard scope.observation.isExtracted || !tagged.isEmpty else { return }
        let codings = (tagged.isEmpty ? rules.codes : tagged).map { JSON.object($0.json) }
        guard !codings.isEmpty else { return }
        let code: JSON = .object(["coding": .array(codings)])
        var value: (name: String, json: JSON)?
        if let answer {
            guard let given = answer.value else { return }
            value = observed(given.type, given.json, item)
            guard value != nil else {
                return report(
                    item.linkId,
                    "a \(given.type) cannot be the value of an Observation; take observationExtract off it",
                    at: "Observation.value[x]")
            }
        } else if item.type != "group" {
            return
        }
        let parent = scope.observation.parent
        if rules.relation == .component, let parent {
            var component: JSONObject = ["code": code]
            if let value { component[value.name] = value.json }
            guard value != nil else { return }
            entries[parent].append(.object(component), to: "component")
            return
        }
        var resource: JSONObject = ["resourceType": .string(FHIRObservation.resourceType)]
        resource["basedOn"] = response.json["basedOn"]
        resource["partOf"] = response.json["partOf"]
        resource["status"] = "final"
        let categories = scope.observation.categories
        if !categories.isEmpty { resource["category"] = .array(categories) }
        resource["code"] = code
        for name in ["subject", "encounter"] { resource[name] = response.json[name] }
        describe(&resource)
        if let value { resource[value.name] = value.json }
        let entry = begin(resource, rules.request, item.linkId, scope)
        // A group is an Observation only if there is anything in it.
        entries[entry].needsContent = value == nil
        if let id = response.json["id"]?.string {
            entries[entry].append(["reference": .string("QuestionnaireResponse/\(id)")], to: "derivedFrom")
        }
        if let parent { relate(entry, to: parent, rules.relation ?? .member) }
        scope.observation.parent = entry
    }

    /// When it was said, and by whom.
    private func describe(_ resource: inout JSONObject) {
        resource["effectiveDateTime"] = response.json["authored"]
        // An instant has a time and a zone.
        if let authored = response.authored, authored.time != nil, authored.offsetMinutes != nil {
            resource["issued"] = .string(authored.text)
        }
        resource["performer"] = response.json["author"].map { .array([$0]) }
    }

    private mutating func relate(_ entry: Int, to parent: Int, _ relation: ObservationRules.Relation) {
        switch relation {
        case .member: entries[parent].members.append(entry)
        case .derived: entries[entry].sources.append(parent)
        case .component, .independent: break
        }
    }

    /// An answer as the value of an Observation; `nil` if none of its types holds it.
    private func observed(_ type: String, _ json: JSON, _ item: Questionnaire.Item) -> (name: String, json: JSON)? {
        let unit = item.extensions.first { R4FormReader.name($0.url) == "questionnaire-unit" }?.coding
        switch type {
        case "Boolean", "Time", "DateTime", "String": return ("value" + type, json)
        case "Date": return ("valueDateTime", json)
        case "Uri": return ("valueString", json)
        case "Coding": return ("valueCodeableConcept", .object(["coding": .array([json])]))
        case "Quantity": return ("valueQuantity", json)
        case "Integer" where unit == nil: return ("valueInteger", json)
        // An Observation has no decimal of its own.
        case "Integer", "Decimal":
            var quantity: JSONObject = ["value": json]
            quantity["unit"] = (unit?.display ?? unit?.code).map(JSON.string)
            if unit?.code != nil { quantity["system"] = unit?.system.map(JSON.string) }
            quantity["code"] = unit?.code.map(JSON.string)
            return ("valueQuantity", .object(quantity))
        default: return nil
        }
    }
}
