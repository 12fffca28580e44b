/// When something happens, once or again and again.
public struct Timing: FHIRDataType {
    /// The timing as it was read.
    public let json: JSONObject

    /// A view of the object.
    public init(json: JSONObject) {
        self.json = json
    }

    /// Single moments.
    public var events: [FHIRDateTime] {
        (json["event"]?.array ?? []).compactMap { $0.string.flatMap { FHIRDateTime($0) } }
    }
    /// How it happens again.
    public var rule: Rule? { Rule(member: "repeat", of: json) }
    /// A code for it, such as `BID`.
    public var code: CodeableConcept? { CodeableConcept(member: "code", of: json) }
}

extension Timing {
    /// How something happens again and again.
    public struct Rule: FHIRDataType {
        /// The rule as it was read.
        public let json: JSONObject

        /// A view of the object.
        public init(json: JSONObject) {
            self.json = json
        }

        /// From when to when: `Duration`, `Range` or `Period`, as in the member's name.
        public var bounds: (type: String, json: JSON)? { json.choice("bounds") }
        /// How often in all.
        public var count: Int? { json["count"]?.number?.integer }
        /// How often in a period.
        public var frequency: Int? { json["frequency"]?.number?.integer }
        /// The length of the period.
        public var period: FHIRDecimal? { json["period"]?.number?.decimal }
        /// Its unit: `s`, `min`, `h`, `d`, `wk`, `mo` or `a`.
        public var periodUnit: String? { json["periodUnit"]?.string }
        /// `mon` to `sun`.
        public var daysOfWeek: [String] { json["dayOfWeek"]?.array?.compactMap(\.string) ?? [] }
        /// Times of day.
        public var timesOfDay: [String] { json["timeOfDay"]?.array?.compactMap(\.string) ?? [] }
        /// Meals and parts of the day.
        public var when: [String] { json["when"]?.array?.compactMap(\.string) ?? [] }
        /// Minutes before or after them.
        public var offset: Int? { json["offset"]?.number?.integer }
    }
}
