/// Values as compact JSON.
///
/// Booleans, whole numbers and strings, and optionals of these, do without Foundation's decoder, which costs
/// milliseconds at its first use: settings are read before the first screen.
enum StoredCoding {
    static func json<Value: Encodable>(_ value: Value) throws(StorageError) -> String {
        if let simple = value as? any PlainJSON { return simple.json }
        do {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            return String(decoding: try encoder.encode(value), as: UTF8.self)
        } catch {
            throw .notEncodable(type: "\(Value.self)", reason: "\(error)")
        }
    }

    /// Whether two values have the same JSON, byte by byte; false where one has none.
    static func isSame<Value: Encodable>(_ one: Value, _ other: Value) -> Bool {
        guard let one = try? json(one), let other = try? json(other) else { return false }
        return one.utf8.elementsEqual(other.utf8)
    }

    static func value<Value: Decodable>(_ type: Value.Type, _ json: String) throws(StorageError) -> Value {
        // in two steps: to an optional, the nil of a failed initialiser would be a value
        if let plain = type as? any PlainJSON.Type, let made = plain.init(json: json), let value = made as? Value {
            return value
        }
        do {
            return try JSONDecoder().decode(type, from: Data(json.utf8))
        } catch {
            throw .notDecodable(type: "\(type)", json: json)
        }
    }
}

/// A type whose JSON is read and written without a decoder.
private protocol PlainJSON {
    var json: String { get }
    /// Nil for what this does not understand; the decoder then has its turn.
    init?(json: String)
}

extension Bool: PlainJSON {
    fileprivate var json: String { self ? "true" : "false" }
    fileprivate init?(json: String) { self.init(json) }
}

extension Int: PlainJSON {
    fileprivate var json: String { String(self) }
    fileprivate init?(json: String) { self.init(json) }
}

extension String: PlainJSON {
    fileprivate var json: String {
        var text = "\""
        for scalar in unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\t": text += "\\t"
            case "\r": text += "\\r"
            case ..<" ":
                let hex = String(scalar.value, radix: 16)
                text += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text + "\""
    }

    /// Strings with escapes are left to the decoder.
    fileprivate init?(json: String) {
        guard json.utf8.count >= 2, json.hasPrefix("\""), json.hasSuffix("\""), !json.utf8.contains(UInt8(ascii: "\\"))
        else { return nil }
        self = String(json.dropFirst().dropLast())
        if utf8.contains(UInt8(ascii: "\"")) { return nil }
    }
}

extension Optional: PlainJSON where Wrapped: PlainJSON {
    fileprivate var json: String { self?.json ?? "null" }
    fileprivate init?(json: String) {
        if json == "null" {
            self = .none
        } else if let value = Wrapped(json: json) {
            self = .some(value)
        } else {
            return nil
        }
    }
}
