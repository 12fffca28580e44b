/// A FHIR R4 Patient: a person whom data are about.
public struct Patient: FHIRResource {
    /// "Patient".
    public static let resourceType = "Patient"

    /// The patient as it was read.
    public let json: JSONObject

    /// A view of the object.
    public init(json: JSONObject) throws(FHIRError) {
        try Self.checkType(of: json)
        self.json = json
    }

    /// The identifiers, in order.
    public var identifiers: [Identifier] { Identifier.list("identifier", of: json) }
    /// Whether the record is in use.
    public var isActive: Bool? { json["active"]?.bool }
    /// The names, in order.
    public var names: [HumanName] { HumanName.list("name", of: json) }
    /// The ways to reach the person.
    public var telecoms: [ContactPoint] { ContactPoint.list("telecom", of: json) }
    /// `male`, `female`, `other` or `unknown`.
    public var gender: String? { json["gender"]?.string }
    /// The date of birth, as precise as it is known.
    public var birthDate: FHIRDate? { json["birthDate"]?.string.flatMap { FHIRDate($0) } }
    /// Whether (`Boolean`) or when (`DateTime`) the person died.
    public var deceased: (type: String, json: JSON)? { json.choice("deceased") }
    /// The addresses.
    public var addresses: [Address] { Address.list("address", of: json) }
    /// The marital status.
    public var maritalStatus: CodeableConcept? { CodeableConcept(member: "maritalStatus", of: json) }
    /// Whether (`Boolean`), or in which place (`Integer`), the person was born with others.
    public var multipleBirth: (type: String, json: JSON)? { json.choice("multipleBirth") }
    /// Pictures of the person.
    public var photos: [Attachment] { Attachment.list("photo", of: json) }
    /// Others to turn to.
    public var contacts: [Contact] { Contact.list("contact", of: json) }
    /// The languages the person speaks.
    public var communications: [Communication] { Communication.list("communication", of: json) }
    /// Who looks after the person.
    public var generalPractitioners: [Reference] { Reference.list("generalPractitioner", of: json) }
    /// Who keeps the record.
    public var managingOrganization: Reference? { Reference(member: "managingOrganization", of: json) }
    /// Other records of the same person.
    public var links: [Link] { Link.list("link", of: json) }
}

extension Patient {
    /// Someone to turn to.
    public struct Contact: FHIRDataType {
        /// The contact as it was read.
        public let json: JSONObject

        /// A view of the object.
        public init(json: JSONObject) {
            self.json = json
        }

        /// What they are to the patient.
        public var relationships: [CodeableConcept] { CodeableConcept.list("relationship", of: json) }
        /// The name.
        public var name: HumanName? { HumanName(member: "name", of: json) }
        /// The ways to reach them.
        public var telecoms: [ContactPoint] { ContactPoint.list("telecom", of: json) }
        /// The address.
        public var address: Address? { Address(member: "address", of: json) }
        /// `male`, `female`, `other` or `unknown`.
        public var gender: String? { json["gender"]?.string }
        /// The organization they stand for.
        public var organization: Reference? { Reference(member: "organization", of: json) }
        /// When they may be turned to.
        public var period: Period? { Period(member: "period", of: json) }
    }

    /// A language.
    public struct Communication: FHIRDataType {
        /// The language as it was read.
        public let json: JSONObject

        /// A view of the object.
        public init(json: JSONObject) {
            self.json = json
        }

        /// Which.
        public var language: CodeableConcept? { CodeableConcept(member: "language", of: json) }
        /// Whether it is the one to use.
        public var isPreferred: Bool? { json["preferred"]?.bool }
    }

    /// Another record of the same person.
    public struct Link: FHIRDataType {
        /// The link as it was read.
        public let json: JSONObject

        /// A view of the object.
        public init(json: JSONObject) {
            self.json = json
        }

        /// Which.
        public var other: Reference? { Reference(member: "other", of: json) }
        /// `replaced-by`, `replaces`, `refer` or `seealso`.
        public var type: String? { json["type"]?.string }
    }
}
