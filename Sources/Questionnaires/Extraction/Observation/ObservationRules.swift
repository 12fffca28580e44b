import FHIR

/// What an item says of the Observations that come out of it.
struct ObservationRules {
    /// How the Observation of an item belongs to that of the item around it
    /// (http://hl7.org/fhir/uv/sdc/CodeSystem/observation-extract-relationship).
    enum Relation: String {
        /// It is a component of the outer one.
        case component
        /// The outer one names it as a member.
        case member
        /// It names the outer one as what it is derived from.
        case derived
        /// They know nothing of each other.
        case independent
    }

    /// One of the item's codes, and whether it alone is meant.
    struct Code {
        let json: JSONObject
        let isExtracted: Bool?

        init(_ coding: Coding) {
            let flag = coding.extensions.first { R4FormReader.name($0.url) == ExtractionURL.observation }
            isExtracted = flag?.boolean
            var json = coding.json
            let others = coding.extensions.filter { R4FormReader.name($0.url) != ExtractionURL.observation }
            if flag != nil { json["extension"] = others.isEmpty ? nil : .array(others.map { .object($0.json) }) }
            self.json = json
        }
    }

    /// Whether it is extracted, with all inside; `nil` where the item around it decides.
    var isExtracted: Bool?
    var relation: Relation?
    var codes: [Code] = []
    /// The categories, each a CodeableConcept; where there are none those around it count.
    var categories: [JSON] = []
    var request = RequestRules()

    var isEmpty: Bool { isExtracted == nil && codes.isEmpty && categories.isEmpty }
}

/// What is extracted as Observations at one place.
struct ObservationScope {
    var isExtracted = false
    var categories: [JSON] = []
    /// The Observation of the nearest item around that has one.
    var parent: Int?
}
