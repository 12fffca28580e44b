/// What answers cost: one question is answered again and again, each time with another choice.
struct Answers {
    /// Milliseconds to the first byte: the mark.
    let marks: Figures
    /// Milliseconds to the last byte: the word that it is saved.
    let saves: Figures
    /// How often something was shown for one answer, at most.
    let frames: Figures
    /// Milliseconds of a key in the floor program and two bare commits.
    let floors: Figures

    /// Answers so many times, in turn with the floor's key and a commit, so that all see the same noise.
    init(to program: TerminalProgram, floor: TerminalProgram, folder: String, times: Int) throws {
        let commit = try BareCommit(in: folder)
        var marks: [Double] = []
        var saves: [Double] = []
        var frames: [Double] = []
        var floors: [Double] = []
        for index in 0..<times {
            let reaction = program.send(Array("\(index % 4)".utf8), quiet: 0.06)
            marks.append((reaction.firstByte ?? .infinity) * 1000)
            saves.append((reaction.lastByte ?? .infinity) * 1000)
            frames.append(Double(reaction.reads))
            let key = floor.send(index.isMultiple(of: 2) ? Keys.down : Keys.up).firstByte ?? .infinity
            floors.append(key * 1000 + 2 * commit.milliseconds())
        }
        self.marks = Figures(marks)
        self.saves = Figures(saves)
        self.frames = Figures(frames)
        self.floors = Figures(floors)
    }
}
