/// The text of a file of values: a head line, then a line for each key, sorted, `key TAB json`, then an end line, which
/// a torn file lacks. Tabs, line breaks and backslashes in keys are escaped with a backslash.
enum ValueFileFormat {
    private static let head = "values 1"
    private static let end = "end"

    static func text(_ values: [String: String]) -> String {
        let lines = values.sorted { $0.key < $1.key }.map { escape($0.key) + "\t" + $0.value }
        return ([head] + lines + [end]).joined(separator: "\n") + "\n"
    }

    /// The values; nil if the text is not one that `text` makes.
    static func values(_ bytes: [UInt8]) -> [String: String]? {
        guard let text = String(validating: bytes, as: UTF8.self) else { return nil }
        // CR LF is one character, so lines are split by scalars
        let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        guard lines.count >= 3, lines.first == head, lines.suffix(2) == [end, ""] else { return nil }
        var values: [String: String] = [:]
        for line in lines[1..<(lines.count - 2)] {
            let parts = line.unicodeScalars.split(separator: "\t", maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2 else { return nil }
            values[unescape(String(parts[0]))] = String(parts[1])
        }
        return values
    }

    private static func escape(_ key: String) -> String {
        var text = ""
        for scalar in key.unicodeScalars {
            switch scalar {
            case "\\": text += "\\\\"
            case "\t": text += "\\t"
            case "\n": text += "\\n"
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text
    }

    private static func unescape(_ text: String) -> String {
        var key = ""
        var isEscaped = false
        for scalar in text.unicodeScalars {
            if isEscaped {
                key.unicodeScalars.append(scalar == "t" ? "\t" : scalar == "n" ? "\n" : scalar)
                isEscaped = false
            } else if scalar == "\\" {
                isEscaped = true
            } else {
                key.unicodeScalars.append(scalar)
            }
        }
        return key
    }
}
