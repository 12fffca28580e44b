import FHIR
import TerminalUI

extension StringCatalogue {
    /// A language's texts that cannot be read.
    public enum TableError: Error, Equatable, CustomStringConvertible {
        /// Not JSON.
        case notJSON(JSONError)
        /// Not an object whose members are all texts; `key` is the first that is not.
        case notATable(key: String?)

        /// What is wrong, and where.
        public var description: String {
            switch self {
            case .notJSON(let error): "The texts are not JSON: \(error)"
            case .notATable(let key?): "The text \"\(key)\" is not a JSON string."
            case .notATable(nil): "The texts are not a JSON object of key and text."
            }
        }
    }

    /// Reads one language's texts: a flat JSON object of key and text. `key.one` and `key.other` are plural forms.
    public static func table(parsing bytes: some Sequence<UInt8>) throws(TableError) -> Table {
        let json: JSON
        do { json = try JSON(parsing: Array(bytes)) } catch { throw .notJSON(error) }
        guard case .object(let object) = json else { throw .notATable(key: nil) }
        var table = Table(minimumCapacity: object.members.count)
        var ones: [(key: String, text: String)] = []
        for member in object.members {
            guard case .string(let text) = member.value else { throw .notATable(key: member.name) }
            let one = ".one".utf8
            if member.name.utf8.suffix(one.count).elementsEqual(one) {
                ones.append((String(member.name.dropLast(one.count)), text))
            } else {
                table[member.name] = .text(text)
            }
        }
        for (key, one) in ones {
            if case .text(let other)? = table.removeValue(forKey: key + ".other") {
                table[key] = .plural(one: one, other: other)
            } else {
                table[key + ".one"] = .text(one)
            }
        }
        return table
    }
}
