import Foundation

/// A program in a real terminal: a tmux server of the test's own with one window.
final class TmuxScreen: Sendable {
    private let server: String
    /// Files in which the window says which process it runs and with what status it has ended. tmux itself loses the status
    /// now and then.
    private let notes: String
    private let environment: [String: String]

    /// Starts the program in a terminal of this size. The window stays when the program ends, so that what it left on
    /// the screen can be seen; ``deadStatus()`` then has its exit status.
    init(_ words: [String], environment: [String: String], width: Int = 80, height: Int = 24) async throws {
        server = "cohort-\(UUID().uuidString.prefix(8))"
        self.environment = environment
        notes = FileManager.default.temporaryDirectory.appending(path: server).path
        let program = "echo $$ > \(notes).pid; exec \(words.map(Self.quoted).joined(separator: " "))"
        let script =
            "sh -c \(Self.quoted(program)); echo $? > \(notes).part; mv \(notes).part \(notes).status"
        let start = [
            "tmux", "-L", server, "-f", "/dev/null", "new-session", "-d", "-x", "\(width)", "-y", "\(height)", "-n",
            "t",
            script, ";", "set-option", "-g", "remain-on-exit", "on", ";", "set-option", "-g", "status", "off", ";",
            "set-option", "-s", "escape-time", "0",
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
            environment: folder.environment, width: width, height: height)
    }

    /// Presses keys by tmux's names ("Enter", "C-r", "2").
    func press(_ keys: String...) async throws {
        for key in keys { _ = try await tmux("send-keys", "-t", "t", key) }
    }

    /// Types text as it stands.
    func type(_ text: String) async throws { _ = try await tmux("send-keys", "-t", "t", "-l", text) }

    /// Gives the window another size.
    func resize(width: Int, height: Int) async throws {
        _ = try await tmux("resize-window", "-t", "t", "-x", "\(width)", "-y", "\(height)")
    }

    /// What is on the screen.
    func text() async throws -> String { try await tmux("capture-pane", "-p", "-t", "t").output }

    /// What is on the screen and what has scrolled off it: tmux moves the text up when a program ends.
    func wholeText() async throws -> String { try await tmux("capture-pane", "-p", "-S", "-", "-t", "t").output }

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
    func deadStatus() -> Int32? { number(in: "status") }

    private func number(in note: String) -> Int32? {
        (try? String(contentsOfFile: "\(notes).\(note)", encoding: .utf8))
            .flatMap { Int32($0.trimmingCharacters(in: .whitespacesAndNewlines)) }
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
            self.deadStatus()
        }
    }

    /// Ends the terminal, as a dropped line does: the program gets SIGHUP.
    func close() async {
        _ = try? await tmux("kill-server")
        for note in ["pid", "part", "status"] { unlink("\(notes).\(note)") }
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
