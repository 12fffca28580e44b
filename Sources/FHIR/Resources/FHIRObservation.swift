/// A FHIR R4 Observation: something measured or found.
///
/// Not called `Observation`, which is what Swift's own module is called.
public struct FHIRObservation: FHIRResource {
    /// "Observation".
    public static let resourceType = "Observation"

    /// The observation as it was read.
    public let json: JSONObject

    /// A view of the object.
    public init(json: JSONObject) throws(FHIRError) {
        try Self.checkType(of: json)
        self.json = json
    }

    /// The identifiers, in order.
    public var identifiers: [Identifier] { Identifier.list("identifier", of: json) }
    /// What asked for it.
    public var basedOn: [Reference] { Reference.list("basedOn", of: json) }
    /// What it is a part of.
    public var partOf: [Reference] { Reference.list("partOf", of: json) }
    /// `registered`, `preliminary`, `final`, `amended`, `corrected`, `cancelled`, `entered-in-error` or `unknown`.
    public var status: String? { json["status"]?.string }
    /// What kind it is: `vital-signs`, `survey`.
    public var categories: [CodeableConcept] { CodeableConcept.list("category", of: json) }
    /// What was measured.
    public var code: CodeableConcept? { CodeableConcept(member: "code", of: json) }
    /// Whom it is about.
    public var subject: Reference? { Reference(member: "subject", of: json) }
    /// The encounter it was made in.
    public var encounter: Reference? { Reference(member: "encounter", of: json) }
    /// When it holds: `DateTime`, `Period`, `Timing` or `Instant`.
    public var effective: (type: String, json: JSON)? { json.choice("effective") }
    /// When this version was made available.
    public var issued: FHIRDateTime? { json["issued"]?.string.flatMap { FHIRDateTime($0) } }
    /// Who measured.
    public var performers: [Reference] { Reference.list("performer", of: json) }
    /// The result, and its type as in the member's name: `Quantity` for `valueQuantity`.
    public var value: (type: String, json: JSON)? { json.choice("value") }
    /// The result if it is a quantity.
    public var quantity: Quantity? { Quantity(member: "valueQuantity", of: json) }
    /// Why there is no result.
    public var dataAbsentReason: CodeableConcept? { CodeableConcept(member: "dataAbsentReason", of: json) }
    /// High, low, normal.
    public var interpretations: [CodeableConcept] { CodeableConcept.list("interpretation", of: json) }
    /// Notes on it.
    public var notes: [Annotation] { Annotation.list("note", of: json) }
    /// Where on the body.
    public var bodySite: CodeableConcept? { CodeableConcept(member: "bodySite", of: json) }
    /// How.
    public var method: CodeableConcept? { CodeableConcept(member: "method", of: json) }
    /// What was measured on.
    public var specimen: Reference? { Reference(member: "specimen", of: json) }
    /// What it was measured with.
    public var device: Reference? { Reference(member: "device", of: json) }
    /// What is usual.
    public var referenceRanges: [ReferenceRange] { ReferenceRange.list("referenceRange", of: json) }
    /// The observations of a panel.
    public var members: [Reference] { Reference.list("hasMember", of: json) }
    /// What it was calculated or found from.
    public var derivedFrom: [Reference] { Reference.list("derivedFrom", of: json) }
    /// Results that only make sense together.
    public var components: [Component] { Component.list("component", of: json) }
}

extension FHIRObservation {
    /// One of several results.
    public struct Component: FHIRDataType {
        /// The component as it was read.
        public let json: JSONObject

        /// A view of the object.
        public init(json: JSONObject) {
            self.json = json
        }

        /// What was measured.
        public var code: CodeableConcept? { CodeableConcept(member: "code", of: json) }
        /// The result, and its type as in the member's name.
        public var value: (type: String, json: JSON)? { json.choice("value") }
        /// The result if it is a quantity.
        public var quantity: Quantity? { Quantity(member: "valueQuantity", of: json) }
        /// Why there is no result.
        public var dataAbsentReason: CodeableConcept? { CodeableConcept(member: "dataAbsentReason", of: json) }
        /// High, low, normal.
        public var interpretations: [CodeableConcept] { CodeableConcept.list("interpretation", of: json) }
        /// What is usual.
        public var referenceRanges: [ReferenceRange] { ReferenceRange.list("referenceRange", of: json) }
    }

    /// What is usual.
    public struct ReferenceRange: FHIRDataType {
        /// The range as it was read.
        public let json: JSONObject

        /// A view of the object.
        public init(json: JSONObject) {
            self.json = json
        }

        /// The least.
        public var low: Quantity? { Quantity(member: "low", of: json) }
        /// The most.
        public var high: Quantity? { Quantity(member: "high", of: json) }
        /// What kind of range it is.
        public var type: CodeableConcept? { CodeableConcept(member: "type", of: json) }
        /// For whom.
        public var appliesTo: [CodeableConcept] { CodeableConcept.list("appliesTo", of: json) }
        /// At which age.
        public var age: QuantityRange? { QuantityRange(member: "age", of: json) }
        /// The range in words.
        public var text: String? { json["text"]?.string }
    }
}
