/// A value as it is shared between machines, with what orders it among others of its key.
public struct SyncEntry: Equatable, Sendable {
    /// The value as compact JSON; nil for one that was reset.
    public let json: String?
    /// Of two entries the one with the higher version holds.
    public let version: Version

    /// An entry of a version.
    public init(json: String?, version: Version) {
        self.json = json
        self.version = version
    }

    /// A count of changes, and who made the last of them: no clock has a say, so none can be wrong.
    public struct Version: Comparable, Codable, Hashable, Sendable {
        /// One more than the highest that the writer had seen.
        public let count: UInt64
        /// Tells writers apart that have made a change at once.
        public let writer: String

        /// A version.
        public init(count: UInt64, writer: String) {
            self.count = count
            self.writer = writer
        }

        /// By the count, then by the writer's name.
        public static func < (one: Version, other: Version) -> Bool {
            (one.count, one.writer) < (other.count, other.writer)
        }
    }
}

extension SyncEntry {
    /// Head line with the format's version, a line of count and writer, the key, the JSON or an empty line, an end line.
    func text(key: String) -> String {
        // JSON holds no line breaks; a key may
        "sync 1\n\(version.count) \(version.writer)\n\(ValueFileFormat.escape(key))\n\(json ?? "")\nend\n"
    }

    /// The entry and its key in what `text(key:)` gives, nil for anything else.
    static func parse(_ bytes: [UInt8]) -> (key: String, entry: SyncEntry)? {
        guard let text = String(validating: bytes, as: UTF8.self) else { return nil }
        let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        guard lines.count == 6, lines[0] == "sync 1", lines[4] == "end", lines[5].isEmpty else { return nil }
        let words = lines[1].split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
        guard words.count == 2, let count = UInt64(words[0]), String(count) == words[0], !words[1].isEmpty else {
            return nil
        }
        let version = Version(count: count, writer: String(words[1]))
        return (
            ValueFileFormat.unescape(lines[2]), SyncEntry(json: lines[3].isEmpty ? nil : lines[3], version: version)
        )
    }
}
