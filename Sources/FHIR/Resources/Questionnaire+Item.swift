extension Questionnaire {
    /// A question, group or display text.
    public struct Item: FHIRElement {
        /// The item as it was read.
        public let json: JSONObject
        /// Identifies the item within its questionnaire.
        public let linkId: String
        /// The item's type as R4 names it: `group`, `display`, `boolean`, `decimal`, `integer`, `date`, `dateTime`, `time`,
        /// `string`, `text`, `url`, `choice`, `open-choice`, `attachment`, `reference`, `quantity`.
        public let type: String
        /// The items inside, in order.
        public let items: [Item]

        private init(json: JSONObject, path: String, known: inout [String: String]) throws(FHIRError) {
            linkId = try Self.text("linkId", of: json, path: path)
            if let first = known.updateValue(path, forKey: linkId) {
                throw FHIRError(.duplicateLinkId(linkId, first: first), path: path + ".linkId", linkId: linkId)
            }
            type = try Self.text("type", of: json, path: path)
            try Self.check(type: type, path: path, linkId: linkId)
            try Self.checkMembers(of: json, path: path, linkId: linkId)
            self.json = json
            items = try Item.list(in: json, path: path, known: &known)
        }

        /// The text of the question.
        public var text: String? { json["text"]?.string }
        /// The number or letter before the text.
        public var prefix: String? { json["prefix"]?.string }
        /// Whether it must be answered.
        public var isRequired: Bool { json["required"]?.bool ?? false }
        /// Whether it may have several answers or repetitions.
        public var repeats: Bool { json["repeats"]?.bool ?? false }
        /// Whether only the form itself may answer it.
        public var isReadOnly: Bool { json["readOnly"]?.bool ?? false }
        /// The most characters an answer may have.
        public var maxLength: Int? { json["maxLength"]?.number?.integer }
        /// The URL of an element's definition.
        public var definition: String? { json["definition"]?.string }
        /// The canonical URL of the value set of the answers.
        public var answerValueSet: String? { json["answerValueSet"]?.string }
        /// What the question asks, as codes.
        public var codes: [Coding] { Coding.list("code", of: json) }
        /// When the item is enabled, in order.
        public var enableWhen: [EnableWhen] { EnableWhen.list("enableWhen", of: json) }
        /// `all` or `any`; how several conditions combine.
        public var enableBehavior: String? { json["enableBehavior"]?.string }
        /// The answers to choose from, in order.
        public var answerOptions: [AnswerOption] { AnswerOption.list("answerOption", of: json) }
        /// The answers that a new response begins with, each an object with its `value[x]`.
        public var initial: [JSONObject] { json["initial"]?.array?.compactMap(\.object) ?? [] }

        /// The types that R4 has.
        public static let types = [
            "group", "display", "boolean", "decimal", "integer", "date", "dateTime", "time", "string", "text", "url",
            "choice", "open-choice", "attachment", "reference", "quantity",
        ]

        static func list(
            in object: JSONObject, path: String, known: inout [String: String]
        ) throws(FHIRError) -> [Item] {
            guard let member = object["item"] else { return [] }
            guard case .array(let elements) = member else {
                throw FHIRError(.wrongType(expected: "an array", found: member.kindDescription), path: path + ".item")
            }
            var items: [Item] = []
            items.reserveCapacity(elements.count)
            for (index, element) in elements.enumerated() {
                let place = "\(path).item[\(index)]"
                guard case .object(let object) = element else {
                    throw FHIRError(.wrongType(expected: "an object", found: element.kindDescription), path: place)
                }
                items.append(try Item(json: object, path: place, known: &known))
            }
            return items
        }

        static func first(in items: [Item], where matches: (Item) -> Bool) -> Item? {
            for item in items {
                if matches(item) { return item }
                if let found = first(in: item.items, where: matches) { return found }
            }
            return nil
        }

        private static func text(_ name: String, of object: JSONObject, path: String) throws(FHIRError) -> String {
            let linkId = object["linkId"]?.string
            guard let value = object[name] else { throw FHIRError(.missing(name), path: path, linkId: linkId) }
            guard case .string(let text) = value else {
                throw FHIRError(
                    .wrongType(expected: "a string", found: value.kindDescription), path: "\(path).\(name)",
                    linkId: linkId)
            }
            // FHIR has no empty strings.
            guard !text.isEmpty else {
                throw FHIRError(.invalidValue("", expected: "a text"), path: "\(path).\(name)", linkId: linkId)
            }
            return text
        }

        /// Members that R4 does not have, and another version does: their meaning would be lost.
        private static let foreign = [
            ("option", "STU3"), ("options", "STU3"), ("answerConstraint", "R5"), ("disabledDisplay", "R5"),
        ]

        private static func checkMembers(of json: JSONObject, path: String, linkId: String) throws(FHIRError) {
            for (name, version) in foreign where json[name] != nil {
                throw FHIRError(
                    .otherVersion(version, marker: "item.\(name)"), path: "\(path).\(name)", linkId: linkId)
            }
        }

        private static func check(type: String, path: String, linkId: String) throws(FHIRError) {
            guard !types.contains(type) else { return }
            // R5 replaced "choice" and "open-choice" by "coding".
            if type == "coding" {
                throw FHIRError(
                    .otherVersion("R5", marker: "item type \"coding\""), path: path + ".type", linkId: linkId)
            }
            throw FHIRError(
                .invalidValue(type, expected: types.joined(separator: ", ")), path: path + ".type", linkId: linkId)
        }
    }
}
