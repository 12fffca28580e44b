/// What a key costs: the keys are pressed one at a time, each after the last one's output went quiet.
struct Keys {
    /// Milliseconds from a key to the first byte.
    let firstByte: Figures
    /// Bytes a key, a median.
    let bytes: Double
    /// Reads a key, a median: an upper bound of the writes.
    let writes: Double
    /// Bytes for all keys in one burst.
    let burstBytes: Int

    static let down: [UInt8] = Array("\u{1B}OB".utf8)
    static let up: [UInt8] = Array("\u{1B}OA".utf8)

    /// Moves a selection down and up, so many times.
    init(moving program: TerminalProgram, times: Int) {
        var first: [Double] = []
        var bytes: [Double] = []
        var writes: [Double] = []
        for index in 0..<times {
            let reaction = program.send(index.isMultiple(of: 2) ? Self.down : Self.up)
            first.append((reaction.firstByte ?? .infinity) * 1000)
            bytes.append(Double(reaction.bytes))
            writes.append(Double(reaction.reads))
        }
        firstByte = Figures(first)
        self.bytes = Figures(bytes).median
        self.writes = Figures(writes).median
        let burst = (0..<times).flatMap { $0.isMultiple(of: 2) ? Self.down : Self.up }
        burstBytes = program.send(burst, quiet: 0.2).bytes
    }
}
