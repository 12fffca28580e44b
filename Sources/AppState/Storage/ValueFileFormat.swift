/// The text of a file of values: a head line, then a line for each key, sorted, `key TAB json`, then an end line, which
/// a torn file lacks. Tabs, line breaks and backslashes in keys are escaped with a backslash.
///
/// The head line is `values N`, where N is the version of the format; every later format begins so too.
enum ValueFileFormat {
    /// The version that is written and read here.
    static let version = 1
    private static let name = "values "
    private static let end = "end"

    /// What the bytes of a file are.
    enum Content: Equatable {
        case values([String: String])
        /// Written by a later version of the program; nothing is known of it but the version.
        case newer(Int)
        case damaged
    }

    static func text(_ values: [String: String]) -> String {
        let lines = values.sorted { $0.key < $1.key }.map { escape($0.key) + "\t" + $0.value }
        return (["\(name)\(version)"] + lines + [end]).joined(separator: "\n") + "\n"
    }

    static func content(_ bytes: [UInt8]) -> Content {
        guard let headEnd = bytes.firstIndex(of: UInt8(ascii: "\n")), let found = version(bytes[..<headEnd]) else {
            return .damaged
        }
        if found > version { return .newer(found) }
        return values(bytes[headEnd...]).map(Content.values) ?? .damaged
    }

    /// The version in a head line; nil if it is none.
    private static func version(_ head: ArraySlice<UInt8>) -> Int? {
        guard head.starts(with: name.utf8) else { return nil }
        let digits = String(decoding: head.dropFirst(name.utf8.count), as: UTF8.self)
        guard let number = Int(digits), number >= 1, String(number) == digits else { return nil }
        return number
    }

    /// The values after the head; nil if the text is not one that `text` makes.
    private static func values(_ body: ArraySlice<UInt8>) -> [String: String]? {
        guard let text = String(validating: body, as: UTF8.self) else { return nil }
        // CR LF is one character, so lines are split by scalars
        let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        guard lines.count >= 3, lines.suffix(2) == [end, ""] else { return nil }
        var values: [String: String] = [:]
        for line in lines[1..<(lines.count - 2)] {
            let parts = line.unicodeScalars.split(separator: "\t", maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2 else { return nil }
            values[unescape(String(parts[0]))] = String(parts[1])
        }
        return values
    }

    static func escape(_ key: String) -> String {
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

    static func unescape(_ text: String) -> String {
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
