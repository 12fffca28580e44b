/// A line that a ``KeyRemapping`` was to be read from and cannot be, and why.
public struct RejectedKeyLine: Hashable, Sendable {
    /// Which line, from 1.
    public let line: Int
    /// Why not. Lines that it names are those of the whole text.
    public let error: KeyRemappingError
}

extension KeyRemapping {
    /// Reads what can be read of lines as ``init(parsing:)`` takes them, line by line: one that is wrong takes no other along.
    /// - Parameters:
    ///   - text: the lines.
    ///   - places: the places of the program; a line whose wish cannot be carried out in one of them is rejected too.
    ///   - rejected: gets the lines that are left out, in order.
    public init(reading text: String, places: [KeyPlace] = [], rejected: inout [RejectedKeyLine]) {
        self.init()
        var waiting: [(line: Int, command: String, keys: [Key])] = []
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            do throws(KeyRemappingError) {
                guard let (command, keys) = try Self.wish(line, number: index + 1) else { continue }
                waiting.append((index + 1, command, keys))
            } catch { rejected.append(RejectedKeyLine(line: index + 1, error: error)) }
        }
        // Together first: two commands may have changed their keys for one another's.
        var all = KeyRemapping()
        for wish in waiting { all[wish.command] = wish.keys }
        if all.commands.count == waiting.count, places.isEmpty || (try? all.check(places)) != nil {
            self = all
            return
        }
        // Else one after the other.
        for wish in waiting {
            do throws(KeyRemappingError) {
                guard self[wish.command] == nil else { throw .repeated(wish.command, line: wish.line) }
                var tried = self
                tried[wish.command] = wish.keys
                if !places.isEmpty { try tried.check(places) }
                self = tried
            } catch { rejected.append(RejectedKeyLine(line: wish.line, error: error)) }
        }
        rejected.sort { $0.line < $1.line }
    }

    /// The command and the keys of one line; `nil` for one that means nothing.
    static func wish(_ line: Substring, number: Int) throws(KeyRemappingError) -> (command: String, keys: [Key])? {
        let words = line.split(whereSeparator: \.isWhitespace)
        guard let first = words.first, !first.hasPrefix("#") else { return nil }
        guard words.count >= 3, words[1] == "=" else { throw .malformed(line: number) }
        var keys: [Key] = []
        for word in words.dropFirst(2) {
            guard let key = Key(name: String(word)) else { throw .unknownKey(String(word), line: number) }
            keys.append(key)
        }
        return (String(first), keys)
    }

    /// The same lines with other keys for a command, and every other line as it was.
    /// - Parameter keys: the keys; none gives the command those that it was declared with.
    public static func lines(_ text: String, giving keys: [Key], to command: String) -> String {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        lines.removeAll { $0.split(whereSeparator: \.isWhitespace).first.map(String.init) == command }
        while lines.last?.isEmpty == true { lines.removeLast() }
        if !keys.isEmpty { lines.append("\(command) = " + keys.map(\.name).joined(separator: " ")) }
        return lines.isEmpty ? "" : lines.joined(separator: "\n") + "\n"
    }
}
