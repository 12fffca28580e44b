extension KeyRemapping {
    /// Reads lines such as `key.review = F5 Ctrl-O`. Empty lines and those that begin with `#` mean nothing.
    ///
    /// Names of keys are read as by ``Key/init(name:)``. Whether the commands exist and the keys are free is for
    /// ``check(_:)``.
    public init(parsing text: String) throws(KeyRemappingError) {
        self.init()
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            guard let (command, keys) = try Self.wish(line, number: index + 1) else { continue }
            guard self[command] == nil else { throw .repeated(command, line: index + 1) }
            self[command] = keys
        }
    }

    /// Reads lines as ``init(parsing:)`` does, and checks them against the places of a program.
    public init(parsing text: String, places: [KeyPlace]) throws(KeyRemappingError) {
        try self.init(parsing: text)
        try check(places)
    }

    /// The lines that read back as this, in the order of the commands; empty if every command keeps its keys.
    public var text: String {
        commands.map { command in
            "\(command) = " + (self[command] ?? []).map(\.name).joined(separator: " ") + "\n"
        }.joined()
    }
}
