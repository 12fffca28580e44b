import FHIR
import TerminalUI

extension StringCatalogue {
    /// A language's texts that cannot be read.
    public enum TableError: Error, Equatable, CustomStringConvertible {
        /// Not JSON.
        case notJSON(JSONError)
        /// Not an object whose members are all texts; `key` is the first that is not.
        case notATable(key: String?)
        /// Two texts have the same key.
        case repeated(key: String)

        /// What is wrong, and where.
        public var description: String {
            switch self {
            case .notJSON(let error): "The texts are not JSON: \(error)"
            case .notATable(let key?): "The text \"\(key)\" is not a JSON string."
            case .repeated(let key): "The text \"\(key)\" occurs twice."
            case .notATable(nil): "The texts are not a JSON object of key and text."
            }
        }
    }

    /// Reads one language's texts: a flat JSON object of key and text. `key.one` and `key.other` are plural forms.
    public static func table(parsing bytes: some Sequence<UInt8>) throws(TableError) -> Table {
        let reading = bytes.withContiguousStorageIfAvailable { read($0) }
        return try (reading ?? Array(bytes).withUnsafeBufferPointer { read($0) }).get()
    }

    private static func read(_ bytes: UnsafeBufferPointer<UInt8>) -> Result<Table, TableError> {
        // A text with its key and the marks around them is seldom shorter than that.
        var table = Table(minimumCapacity: bytes.count / 40)
        var ones: [(key: String, text: String)] = []
        var fault: TableError?
        do throws(JSONError) {
            let isObject = try JSON.readMembers(of: bytes) { key, value in
                guard case .string(let text) = value else {
                    fault = .notATable(key: key)
                    return false
                }
                // Most keys are told from these by their last letter.
                if key.utf8.last == UInt8(ascii: "e"), key.hasSuffix(".one") {
                    ones.append((String(key.dropLast(4)), text))
                } else if table.updateValue(.text(text), forKey: key) != nil {
                    fault = .repeated(key: key)
                }
                return fault == nil
            }
            guard isObject else { return .failure(.notATable(key: nil)) }
        } catch { return .failure(.notJSON(error)) }
        if let fault { return .failure(fault) }
        for (key, one) in ones {
            guard case .text(let other)? = table.removeValue(forKey: key + ".other") else {
                table[key + ".one"] = .text(one)
                continue
            }
            table[key] = .plural(one: one, other: other)
        }
        return .success(table)
    }
}
