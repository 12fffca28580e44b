extension QuestionnaireResponse {
    /// The answers to one question, or one repetition of a group.
    public struct Item: FHIRElement {
        /// The item as it was read or made.
        public let json: JSONObject
        /// The linkId of the questionnaire's item.
        public let linkId: String
        /// The answers, in order.
        public let answers: [Answer]
        /// The items of a group, in order. Items under a question stand in its answers.
        public let items: [Item]

        /// A new item.
        public init(linkId: String, text: String? = nil, answers: [Answer] = [], items: [Item] = []) {
            var object: JSONObject = ["linkId": .string(linkId)]
            object["text"] = text.map(JSON.string)
            if !answers.isEmpty { object["answer"] = .array(answers.map { .object($0.json) }) }
            if !items.isEmpty { object["item"] = .array(items.map { .object($0.json) }) }
            json = object
            self.linkId = linkId
            self.answers = answers
            self.items = items
        }

        private init(json: JSONObject, path: String) throws(FHIRError) {
            guard case .string(let linkId)? = json["linkId"] else { throw FHIRError(.missing("linkId"), path: path) }
            self.json = json
            self.linkId = linkId
            answers = try Self.objects("answer", in: json, path: path) { object, place throws(FHIRError) in
                try Answer(json: object, path: place)
            }
            items = try Self.list(in: json, path: path)
        }

        /// The text of the question as it was shown.
        public var text: String? { json["text"]?.string }

        static func list(in object: JSONObject, path: String) throws(FHIRError) -> [Item] {
            try objects("item", in: object, path: path) { object, place throws(FHIRError) in
                try Item(json: object, path: place)
            }
        }

        static func collect(_ linkId: String, in items: [Item], into found: inout [Item]) {
            for item in items {
                if item.linkId == linkId { found.append(item) }
                collect(linkId, in: item.items, into: &found)
                for answer in item.answers { collect(linkId, in: answer.items, into: &found) }
            }
        }

        private static func objects<Part>(
            _ name: String, in object: JSONObject, path: String,
            make: (JSONObject, String) throws(FHIRError) -> Part
        ) throws(FHIRError) -> [Part] {
            guard let member = object[name] else { return [] }
            guard case .array(let elements) = member else {
                throw FHIRError(
                    .wrongType(expected: "an array", found: member.kindDescription), path: "\(path).\(name)")
            }
            var parts: [Part] = []
            for (index, element) in elements.enumerated() {
                let place = "\(path).\(name)[\(index)]"
                guard case .object(let object) = element else {
                    throw FHIRError(.wrongType(expected: "an object", found: element.kindDescription), path: place)
                }
                parts.append(try make(object, place))
            }
            return parts
        }
    }

    /// One answer, with the items that stand under it.
    public struct Answer: FHIRElement {
        /// The answer as it was read or made.
        public let json: JSONObject
        /// The items under this answer, in order.
        public let items: [Item]

        /// A new answer, e.g. `Answer(type: "Integer", value: 3)` for `valueInteger`.
        public init(type: String, value: JSON, items: [Item] = []) {
            self.init(json: ["value" + type: value], items: items)
        }

        /// A new answer of an object that holds its `value[x]`, with items under it.
        public init(json: JSONObject, items: [Item]) {
            var object = json
            if !items.isEmpty { object["item"] = .array(items.map { .object($0.json) }) }
            self.json = object
            self.items = items
        }

        init(json: JSONObject, path: String) throws(FHIRError) {
            self.json = json
            items = try Item.list(in: json, path: path)
        }

        /// The value, and its type as in the member's name: `Coding` for `valueCoding`.
        public var value: (type: String, json: JSON)? {
            for member in json where member.name.hasPrefix("value") {
                return (String(member.name.dropFirst(5)), member.value)
            }
            return nil
        }
        /// The value if it is a coding.
        public var coding: Coding? { Coding(member: "valueCoding", of: json) }
    }
}
