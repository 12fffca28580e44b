import TerminalUI

/// Finds text that was pasted in a terminal that does not say so (no bracketed paste): what stood on several lines then
/// comes as characters and Enter keys, and would turn pages and answer what is on them.
///
/// Such text comes in one piece, which nobody's fingers do. Digits and single keys typed ahead come in one piece as well on
/// a slow line, so that only words are taken for text: a run of plain characters and Enter in what has come at once, in
/// which a character follows an Enter directly, and three letters stand in a row; and any line so long that it would take
/// far longer as keys, each with its own look at the whole text.
enum PasteGuess {
    /// Letters in a row that make a word. Nobody types so many ahead as keys.
    static let shortestWord = 3
    /// Characters in a row, at once, that nobody has typed.
    static let longestTyped = 64

    /// The same events, with each run of pasted text as one paste. `events` is what has come at once.
    static func join(_ events: [TerminalEvent]) -> [TerminalEvent] {
        let hasEnter = events.contains { character(of: $0) == "\n" }
        guard events.count > shortestWord, events.count > longestTyped || hasEnter else { return events }
        var result: [TerminalEvent] = []
        var run: [TerminalEvent] = []
        func endRun() {
            let text = run.compactMap(character)
            if isPaste(text) { result.append(.paste(String(text))) } else { result += run }
            run = []
        }
        for event in events {
            if character(of: event) != nil {
                run.append(event)
            } else {
                endRun()
                result.append(event)
            }
        }
        endRun()
        return result
    }

    private static func character(of event: TerminalEvent) -> Character? {
        guard case .key(let key) = event else { return nil }
        if key == .enter || key == .control("j") { return "\n" }
        guard case .character(let character) = key.code, key.modifiers.isEmpty else { return nil }
        return character
    }

    private static func isPaste(_ run: [Character]) -> Bool {
        if run.split(separator: "\n").contains(where: { $0.count > longestTyped }) { return true }
        guard zip(run, run.dropFirst()).contains(where: { $0 == "\n" && $1 != "\n" }) else { return false }
        var letters = 0
        for character in run {
            letters = character.isLetter ? letters + 1 : 0
            if letters == shortestWord { return true }
        }
        return false
    }
}
