import Foundation
import Testing

/// A program in a real terminal: a tmux server of the test's own with one window.
final class TmuxScreen: Sendable {
    private let server: String
    /// Files in which the window says which process it runs and with what status it has ended. tmux itself loses the status
    /// now and then.
    private let notes: String
    private let environment: [String: String]
    /// Kept as long as the program may write into it.
    private let folder: TestFolder?

    /// Starts the program in a terminal of this size. The window stays when the program has ended, so that what it left on
    /// the screen can be seen.
    init(_ words: [String], environment: [String: String], folder: TestFolder? = nil, width: Int = 80, height: Int = 24)
        async throws
    {
        server = "cohort-\(UUID().uuidString.prefix(8))"
        self.environment = environment
        self.folder = folder
        notes = FileManager.default.temporaryDirectory.appending(path: server).path
        let program = "echo $$ > \(notes).pid; exec \(words.map(Self.quoted).joined(separator: " "))"
        let script =
            "stty -g > \(notes).before; sh -c \(Self.quoted(program)); echo $? > \(notes).part; stty -g > \(notes).after; "
            + "mv \(notes).part \(notes).status; exec sleep infinity"
        let start = [
            "tmux", "-L", server, "-f", "/dev/null", "new-session", "-d", "-x", "\(width)", "-y", "\(height)", "-n",
            "t",
            script, ";", "set-option", "-g", "status", "off", ";", "set-option", "-s", "escape-time", "0",
        ]
        let result = try await Command(daemon: start, environment: environment).run()
        guard result.status == 0 else { throw WaitedInVain(description: "tmux did not start: \(result.errors)") }
    }

    /// Starts the program under test.
    convenience init(
        cohort arguments: String..., in folder: TestFolder, width: Int = 80, height: Int = 24,
        adding: [String: String] = [:]
    ) async throws {
        try await self.init(
            running: [Binary.path] + arguments, in: folder, width: width, height: height, adding: adding)
    }

    /// Starts a program that is to keep everything in the folder; tmux itself says what terminal it is.
    convenience init(
        running words: [String], in folder: TestFolder, width: Int = 80, height: Int = 24,
        adding: [String: String] = [:]
    ) async throws {
        let environment = folder.environment.filter { $0.key != "TERM" }.merging(adding) { $1 }
        try await self.init(
            ["env"] + environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" } + words,
            environment: folder.environment, folder: folder, width: width, height: height)
    }

    /// Presses keys by tmux's names ("Enter", "C-r", "2").
    func press(_ keys: String...) async throws {
        for key in keys { _ = try await tmux("send-keys", "-t", "t", key) }
    }

    /// Types text as it stands.
    func type(_ text: String) async throws { _ = try await tmux("send-keys", "-t", "t", "-l", text) }

    /// Sends what a terminal reports by itself, byte by byte in hexadecimal numbers.
    func report(_ bytes: String) async throws {
        let words = ["send-keys", "-t", "t", "-H"] + bytes.split(separator: " ").map(String.init)
        _ = try await Command(words: ["tmux", "-L", server] + words, environment: environment).run()
    }

    /// Gives the window another size.
    func resize(width: Int, height: Int) async throws {
        _ = try await tmux("resize-window", "-t", "t", "-x", "\(width)", "-y", "\(height)")
    }

    /// What is on the screen.
    func text() async throws -> String { try await tmux("capture-pane", "-p", "-t", "t").output }

    /// What is on the screen, with its attributes as SGR sequences.
    func styledText() async throws -> String { try await tmux("capture-pane", "-e", "-p", "-t", "t").output }

    /// The cursor's column and row.
    func cursor() async throws -> (x: Int, y: Int) {
        let numbers = try await display("#{cursor_x} #{cursor_y}").split(separator: " ").compactMap { Int($0) }
        guard numbers.count == 2 else { return (-1, -1) }
        return (numbers[0], numbers[1])
    }

    /// The process in the window.
    func processID() async throws -> Int32 {
        try await waitFor("the window's process") { number(in: "pid") }
    }

    /// Whether the terminal is on its alternate screen.
    func isOnAlternateScreen() async throws -> Bool { try await display("#{alternate_on}") == "1" }

    /// The exit status of the program once it has ended; 128 + n when signal n ended it.
    func endStatus() -> Int32? { number(in: "status") }

    /// Checks that the program, which has ended, left the terminal as it found it: the line's modes, the screen, the
    /// cursor, the keypad and the mouse.
    func expectAsFound(_ location: SourceLocation = #_sourceLocation) async throws {
        #expect(note("after") != nil && note("after") == note("before"), sourceLocation: location)
        let shell = Self.shellModes.map { "\($0.key)=\($0.value)" }.joined(separator: " ")
        let left = try await modes()
        #expect(left == shell, sourceLocation: location)
    }

    /// The modes that tmux knows of, as they are now.
    func modes() async throws -> String {
        try await display(Self.shellModes.map { "\($0.key)=#{\($0.key)}" }.joined(separator: " "))
    }

    /// tmux's names of modes, with what they are before any program has changed them.
    private static let shellModes: KeyValuePairs = [
        "alternate_on": 0, "cursor_flag": 1, "keypad_cursor_flag": 0, "keypad_flag": 0, "insert_flag": 0,
        "origin_flag": 0, "wrap_flag": 1, "mouse_any_flag": 0, "mouse_sgr_flag": 0,
    ]

    private func note(_ name: String) -> String? { try? String(contentsOfFile: "\(notes).\(name)", encoding: .utf8) }

    private func number(in name: String) -> Int32? {
        note(name).flatMap { Int32($0.trimmingCharacters(in: .whitespacesAndNewlines)) }
    }

    /// Waits until the text stands on the screen, and returns the whole screen.
    @discardableResult
    func wait(for text: String, limit: Duration = .seconds(20)) async throws -> String {
        try await waitFor("\"\(text)\" on the screen", limit: limit, seen: { try await self.text() }) {
            let screen = try await self.text()
            return screen.contains(text) ? screen : nil
        }
    }

    /// Waits until the program has ended, and returns its exit status.
    func waitForEnd(limit: Duration = .seconds(10)) async throws -> Int32 {
        try await waitFor("the end of the program", limit: limit, seen: { try await self.text() }) {
            self.endStatus()
        }
    }

    /// Ends the terminal, as a dropped line does: the program gets SIGHUP.
    func close() async {
        _ = try? await tmux("kill-server")
        for note in ["pid", "part", "status", "before", "after"] { unlink("\(notes).\(note)") }
    }

    private func display(_ format: String) async throws -> String {
        try await tmux("display-message", "-p", "-t", "t", format).output
            .trimmingCharacters(in: .whitespacesAndNewlines)
    }

    private func tmux(_ words: String...) async throws -> Command.Result {
        try await Command(words: ["tmux", "-L", server] + words, environment: environment).run()
    }

    private static func quoted(_ word: String) -> String {
        "'" + word.replacing("'", with: "'\\''") + "'"
    }
}

/// Starts the program in a terminal, runs the test on it and ends the terminal whatever happens.
func inTerminal<Result>(
    _ screen: TmuxScreen, _ test: (TmuxScreen) async throws -> Result
) async throws -> Result {
    do {
        let result = try await test(screen)
        await screen.close()
        return result
    } catch {
        await screen.close()
        throw error
    }
}
