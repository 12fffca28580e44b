/// The text of a file of records: a head line, then commits. A commit is a line for each change, and a last line with the
/// number of changes and a checksum, which a torn commit lacks.
///
/// `=` entity TAB id TAB json keeps, `-` entity TAB id removes, `commit` count checksum ends. Tabs, line breaks and
/// backslashes in names are escaped with a backslash. The head line is `records N`, where N is the version of the format.
enum RecordFormat {
    /// The version that is written and read here.
    static let version = 1
    static let head = "records \(version)\n"

    /// What the bytes after a head are.
    struct Content: Equatable {
        var commits: [[ModelChange]] = []
        /// How many bytes whole commits take, the head included.
        var length: Int
        /// Whether what follows them was once more than a torn commit.
        var isDamaged = false
    }

    static func text(_ changes: [ModelChange]) -> String {
        var text = ""
        for change in changes {
            let name = ValueFileFormat.escape(change.entity) + "\t" + ValueFileFormat.escape(change.id)
            text += change.json.map { "=\(name)\t\($0)\n" } ?? "-\(name)\n"
        }
        return text + "commit \(changes.count) \(checksum(Array(text.utf8)[...]))\n"
    }

    /// The version in the head line; nil if there is none.
    static func version(_ bytes: [UInt8]) -> Int? {
        let head = Array("records ".utf8)
        guard bytes.starts(with: head), let end = bytes.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
        let digits = String(decoding: bytes[head.count..<end], as: UTF8.self)
        guard let number = Int(digits), number >= 1, String(number) == digits else { return nil }
        return number
    }

    /// The commits from an offset on.
    static func commits(_ bytes: [UInt8], from start: Int) -> Content {
        var content = Content(length: start)
        var changes: [ModelChange] = []
        var lineStart = start
        while let end = bytes[lineStart...].firstIndex(of: UInt8(ascii: "\n")) {
            let line = bytes[lineStart..<end]
            lineStart = end + 1
            if line.starts(with: "commit ".utf8) {
                let body = bytes[content.length..<(lineStart - line.count - 1)]
                guard String(decoding: line, as: UTF8.self) == "commit \(changes.count) \(checksum(body))" else {
                    content.isDamaged = true
                    return content
                }
                content.commits.append(changes)
                content.length = lineStart
                changes = []
            } else if let change = change(line) {
                changes.append(change)
            } else {
                content.isDamaged = true
                return content
            }
        }
        return content
    }

    private static func change(_ line: ArraySlice<UInt8>) -> ModelChange? {
        guard let text = String(validating: line, as: UTF8.self), let sign = text.unicodeScalars.first else {
            return nil
        }
        let parts = String(text.unicodeScalars.dropFirst()).unicodeScalars
            .split(separator: "\t", maxSplits: 2, omittingEmptySubsequences: false).map(String.init)
        guard parts.count == (sign == "=" ? 3 : 2), sign == "=" || sign == "-" else { return nil }
        return ModelChange(
            entity: ValueFileFormat.unescape(parts[0]), id: ValueFileFormat.unescape(parts[1]),
            json: sign == "=" ? parts[2] : nil)
    }

    /// FNV-1a in 64 bits, in hexadecimal: finds accidents, not attacks.
    private static func checksum(_ bytes: ArraySlice<UInt8>) -> String {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        return String(hash, radix: 16)
    }
}
