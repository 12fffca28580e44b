import TerminalUI
import TerminalUITesting

@testable import StudyScreens

/// Reads a screen as a person does who wants to know all that it says: to its beginning, down to its end, control after
/// control, then the page of keys. Nothing on the way answers anything.
@MainActor struct ScreenReading {
    /// Every row that was seen, frame after frame.
    private(set) var frames: [[String]] = []
    /// What was seen, without blanks and line breaks: a word broken over two rows is whole in it.
    private(set) var run = ""
    private(set) var words: Set<String> = []

    /// Reads the screen as it is.
    init(_ visit: Visit, keys: [String] = ["Tab"]) async throws {
        look(visit.pilot)
        for key in [""] + keys + Array(repeating: "Tab", count: 5) {
            if !key.isEmpty {
                try visit.pilot.press(key)
                await visit.settle()
            }
            for direction in ["PgUp", "Up", "Down", "PgDn"] { try await scroll(visit, direction) }
        }
        try visit.pilot.press("F1")
        for direction in ["Home", "Down"] { try await scroll(visit, direction) }
        try visit.pilot.press("Esc")
    }

    /// Presses a key until it changes nothing any more.
    private mutating func scroll(_ visit: Visit, _ key: String) async throws {
        for _ in 0..<300 {
            let before = visit.pilot.frame
            look(visit.pilot)
            try visit.pilot.press(key)
            await visit.settle()
            if visit.pilot.frame == before { break }
        }
        look(visit.pilot)
    }

    private mutating func look(_ pilot: Pilot) {
        let lines = pilot.lines
        guard frames.last != lines else { return }
        frames.append(lines)
        words.formUnion(Self.words(lines.joined(separator: "\n")))
        run += lines.joined().filter { !$0.isWhitespace } + "\n"
    }

    /// Whether a word was seen: whole, or over two rows where it is longer than a row.
    func has(_ word: String, width: Int) -> Bool {
        words.contains(word) || (word.count >= width - 6 && run.contains(word))
    }

    /// The words of a text: runs of letters and digits.
    nonisolated static func words(_ text: String) -> Set<String> {
        Set(text.split { !$0.isLetter && !$0.isNumber }.map(String.init))
    }
}
