import FHIR
import FoundationEssentials
import Questionnaires

/// One line of a draft's file, as JSON.
enum DraftLine {
    /// The first line: what the draft is of, for a person who looks into the file.
    case header(url: String?, version: String?, hash: String)
    /// What one answer changed, where the person was, and when.
    case change(records: [ItemRecord], position: FormPosition?, savedAt: Date)

    /// The format of the file. A file of another format is not read.
    static let format = 2

    /// The line's bytes, without the line end.
    var bytes: [UInt8] {
        var line = JSONObject()
        switch self {
        case .header(let url, let version, let hash):
            line["cohortDraft"] = .number(JSONNumber(Self.format))
            line["questionnaire"] = url.map(JSON.string)
            line["version"] = version.map(JSON.string)
            line["blake2b"] = .string(hash)
        case .change(let records, let position, let savedAt):
            line["at"] = .number(JSONNumber(Int((savedAt.timeIntervalSince1970 * 1_000_000).rounded())))
            line["position"] = position.map { .object(Self.object($0)) }
            line["items"] = .array(records.map { .object(Self.object($0)) })
        }
        return JSON.object(line).bytes
    }

    /// Reads a line; `nil` when it is none.
    init?(_ bytes: ArraySlice<UInt8>) {
        guard let object = try? JSON(parsing: bytes).object else { return nil }
        if let format = object["cohortDraft"]?.number?.integer {
            guard format == Self.format, let hash = object["blake2b"]?.string else { return nil }
            self = .header(url: object["questionnaire"]?.string, version: object["version"]?.string, hash: hash)
            return
        }
        guard let at = object["at"]?.number?.integer, let items = object["items"]?.array else { return nil }
        let records = items.compactMap { $0.object.flatMap(Self.record) }
        guard records.count == items.count else { return nil }
        self = .change(
            records: records, position: object["position"]?.object.flatMap(Self.position),
            savedAt: Date(timeIntervalSince1970: Double(at) / 1_000_000))
    }

    private static func object(_ position: FormPosition) -> JSONObject {
        var object = JSONObject()
        object["linkId"] = .string(position.linkId)
        object["id"] = position.instance.map { .string($0.uuidString) }
        return object
    }

    private static func position(_ object: JSONObject) -> FormPosition? {
        object["linkId"]?.string.map {
            FormPosition(linkId: $0, instance: object["id"]?.string.flatMap(UUID.init(uuidString:)))
        }
    }

    private static func object(_ record: ItemRecord) -> JSONObject {
        var object = JSONObject()
        object["id"] = .string(record.id.uuidString)
        object["parent"] = record.parent.map { .string($0.uuidString) }
        object["linkId"] = .string(record.linkId)
        object["ordinal"] = .number(JSONNumber(record.ordinal))
        object["state"] = .string(record.state.rawValue)
        object["answers"] = .array(record.answers.map { .object($0.answerJSON) })
        return object
    }

    private static func record(_ object: JSONObject) -> ItemRecord? {
        guard let id = object["id"]?.string.flatMap(UUID.init(uuidString:)), let linkId = object["linkId"]?.string,
            let ordinal = object["ordinal"]?.number?.integer,
            let state = object["state"]?.string.flatMap(ItemState.init(rawValue:)),
            let answers = object["answers"]?.array
        else { return nil }
        let values = answers.compactMap { $0.object.flatMap(AnswerValue.init(answerJSON:)) }
        guard values.count == answers.count else { return nil }
        return ItemRecord(
            id: id, parent: object["parent"]?.string.flatMap(UUID.init(uuidString:)), linkId: linkId,
            ordinal: ordinal, state: state, answers: values)
    }
}
