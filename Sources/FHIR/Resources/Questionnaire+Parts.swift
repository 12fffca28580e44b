extension Questionnaire {
    /// A condition on another item's answers.
    public struct EnableWhen: FHIRDataType {
        /// The condition as it was read.
        public let json: JSONObject

        /// A view of the object.
        public init(json: JSONObject) {
            self.json = json
        }

        /// The linkId of the item it looks at.
        public var question: String { json["question"]?.string ?? "" }
        /// `exists`, `=`, `!=`, `>`, `<`, `>=` or `<=`.
        public var `operator`: String { json["operator"]?.string ?? "" }
        /// The value to compare with, and its type as in the member's name: `Coding` for `answerCoding`.
        public var answer: (type: String, json: JSON)? {
            for member in json where member.name.hasPrefix("answer") {
                return (String(member.name.dropFirst(6)), member.value)
            }
            return nil
        }
    }

    /// One of the answers to choose from.
    public struct AnswerOption: FHIRDataType {
        /// The option as it was read.
        public let json: JSONObject

        /// A view of the object.
        public init(json: JSONObject) {
            self.json = json
        }

        /// The answer, and its type as in the member's name: `Coding` for `valueCoding`.
        public var value: (type: String, json: JSON)? {
            for member in json where member.name.hasPrefix("value") {
                return (String(member.name.dropFirst(5)), member.value)
            }
            return nil
        }
        /// The answer if it is a coding.
        public var coding: Coding? { Coding(member: "valueCoding", of: json) }
        /// Whether it is chosen at the beginning.
        public var isInitiallySelected: Bool { json["initialSelected"]?.bool ?? false }
        /// The score of the option: on itself, else on its coding, else on its primitive value.
        public var score: FHIRDecimal? {
            if let own = Coding.score(of: self) ?? coding?.score { return own }
            for member in json where member.name.hasPrefix("_value") {
                if let sibling = member.value.object, let score = Coding.score(of: Extension(json: sibling)) {
                    return score
                }
            }
            return nil
        }
    }
}
