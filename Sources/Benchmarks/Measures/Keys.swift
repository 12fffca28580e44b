/// What a key costs: the keys are pressed one at a time, each after the last one's output went quiet.
struct Keys {
    /// Milliseconds from a key to the first byte.
    let firstByte: Figures
    /// Bytes a key, a median.
    let bytes: Double
    /// Reads a key, a median: an upper bound of the writes.
    let writes: Double

    static let down: [UInt8] = Array("\u{1B}OB".utf8)
    static let up: [UInt8] = Array("\u{1B}OA".utf8)

    /// Moves a selection down and up, so many times.
    init(moving program: TerminalProgram, times: Int) {
        self.init((0..<times).map { program.send(Self.key($0)) })
    }

    /// Moves two programs' selections in turn, so that both see the same noise.
    static func compare(_ ours: TerminalProgram, _ floor: TerminalProgram, times: Int) -> (ours: Keys, floor: Keys) {
        var left: [TerminalProgram.Reaction] = []
        var right: [TerminalProgram.Reaction] = []
        for index in 0..<times {
            left.append(ours.send(key(index)))
            right.append(floor.send(key(index)))
        }
        return (Keys(left), Keys(right))
    }

    /// The bytes that so many keys in one burst bring; the last one moves down as well, so that there is something to show.
    static func burst(_ program: TerminalProgram, keys: Int) throws -> Int {
        let bytes = program.send((0..<keys - 1).flatMap(key) + down, quiet: 0.2).bytes
        guard bytes > 0 else { throw BenchmarkError("after \(keys) keys in a burst nothing has moved") }
        return bytes
    }

    private init(_ reactions: [TerminalProgram.Reaction]) {
        firstByte = Figures(reactions.map { ($0.firstByte ?? .infinity) * 1000 })
        bytes = Figures(reactions.map { Double($0.bytes) }).median
        writes = Figures(reactions.map { Double($0.reads) }).median
    }

    private static func key(_ index: Int) -> [UInt8] { index.isMultiple(of: 2) ? down : up }
}
