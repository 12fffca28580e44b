import FHIR

/// What stands in the field of a question and is no answer yet: it is being typed, or it is none that can be taken.
public struct TypedText: Codable, Hashable, Sendable {
    /// The question's linkId.
    public var linkId: String
    /// Which repetition of the question, counted through the whole form, from zero.
    public var repetition: Int
    /// The text as it was typed.
    public var text: String

    /// Makes a text.
    public init(linkId: String, repetition: Int, text: String) {
        self.linkId = linkId
        self.repetition = repetition
        self.text = text
    }

    /// Several texts as JSON, for where they are kept.
    public static func bytes(_ texts: [TypedText]) -> [UInt8] {
        let items = texts.map { typed in
            var object = JSONObject()
            object["linkId"] = .string(typed.linkId)
            object["repetition"] = .number(JSONNumber(typed.repetition))
            object["text"] = .string(typed.text)
            return JSON.object(object)
        }
        return JSON.array(items).bytes
    }

    /// The texts of such JSON; none where it is something else.
    public static func texts(_ bytes: [UInt8]) -> [TypedText] {
        ((try? JSON(parsing: bytes))?.array ?? []).compactMap { item in
            guard let object = item.object, let linkId = object["linkId"]?.string,
                let repetition = object["repetition"]?.number?.integer, let text = object["text"]?.string
            else { return nil }
            return TypedText(linkId: linkId, repetition: repetition, text: text)
        }
    }
}
