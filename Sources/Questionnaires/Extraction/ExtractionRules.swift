import FHIR

/// What one item, or the form itself, says of the resources that come out of its answers.
struct ExtractionRules {
    /// A resource to make, filled in by definition.
    struct Resource {
        /// The profile or type, as the definitions of its elements name it, without a version.
        let canonical: String
        /// The type, where the rule tells it itself.
        let type: String?
        /// Gives the resource to update; `nil` for a new one.
        let base: FormExpression?
        let request: RequestRules
    }

    /// A value of an element that no answer gives.
    struct Value {
        let definition: ElementDefinitionPath
        let content: Content

        enum Content {
            /// The value with its type, as in the member's name: `Coding` for `valueCoding`.
            case fixed(type: String, json: JSON)
            case expression(FormExpression)
        }
    }

    /// A resource to make of one that the form contains.
    struct Template {
        let id: String
        let resource: JSONObject
        let request: RequestRules
    }

    /// The names to give new ids to.
    var allocatedIds: [String] = []
    var variables: [ItemExpressions.Variable] = []
    var resources: [Resource] = []
    var values: [Value] = []
    var templates: [Template] = []
    /// Templates of whole transactions.
    var bundles: [Template] = []
    var observation = ObservationRules()
    /// The element that the item's answers go to.
    var definition: ElementDefinitionPath?

    /// Whether it says anything that needs the item's answers to be looked at.
    var isEmpty: Bool {
        allocatedIds.isEmpty && variables.isEmpty && resources.isEmpty && values.isEmpty && templates.isEmpty
            && bundles.isEmpty && definition == nil && observation.isEmpty
    }

    /// Whether anything comes out of it.
    var makesResources: Bool {
        !resources.isEmpty || !templates.isEmpty || !bundles.isEmpty || observation.isExtracted == true
            || observation.codes.contains { $0.isExtracted == true }
    }
}

/// What a transaction does with a resource: expressions for the parts of its entry.
struct RequestRules {
    /// The names of the parts, as the extensions have them, that belong to the entry's `request`.
    static let conditions = ["ifNoneMatch", "ifModifiedSince", "ifMatch", "ifNoneExist"]

    var fullURL: FormExpression?
    /// The id that the resource gets, so that it is updated.
    var resourceId: FormExpression?
    var conditions: [(name: String, expression: FormExpression)] = []
}
