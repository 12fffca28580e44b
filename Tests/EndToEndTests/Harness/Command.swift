import Foundation

/// A program run without a terminal.
struct Command {
    /// What a program left behind.
    struct Result: Sendable {
        /// Its exit status; 128 + n when signal n ended it.
        let status: Int32
        let output: String
        let errors: String
    }

    /// The program and its arguments.
    let words: [String]
    /// Its whole environment.
    let environment: [String: String]

    /// A program and its arguments.
    init(words: [String], environment: [String: String]) {
        self.words = words
        self.environment = environment
    }

    /// A program that leaves a server behind. The server outlives it and would keep open what Foundation watches to see a
    /// process end: it gets no files from here.
    init(daemon words: [String], environment: [String: String]) {
        let closing = """
            for file in /proc/$$/fd/*; do [ "${file##*/}" -gt 2 ] && eval "exec ${file##*/}>&-"; done
            exec "$@" </dev/null >/dev/null 2>&1
            """
        self.init(words: ["bash", "-c", closing, "bash"] + words, environment: environment)
    }

    /// Runs the program to its end, with this text as its standard input.
    func run(input: String = "") async throws -> Result {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = words
        process.environment = environment
        let standardInput = Pipe()
        let standardOutput = Pipe()
        let standardError = Pipe()
        process.standardInput = standardInput
        process.standardOutput = standardOutput
        process.standardError = standardError
        try Self.start(process)
        async let output = Self.readAll(standardOutput.fileHandleForReading)
        async let errors = Self.readAll(standardError.fileHandleForReading)
        // A program may end before it has read everything: that is its right.
        signal(SIGPIPE, SIG_IGN)
        try? standardInput.fileHandleForWriting.write(contentsOf: Data(input.utf8))
        try? standardInput.fileHandleForWriting.close()
        let texts = await (output, errors)
        process.waitUntilExit()
        let signalled = process.terminationReason == .uncaughtSignal
        return Result(
            status: process.terminationStatus + (signalled ? 128 : 0), output: texts.0, errors: texts.1)
    }

    /// Starts a process that no signal is withheld from: a child takes over what its parent's thread has blocked, and the
    /// threads that run tests block most signals.
    static func start(_ process: Process) throws {
        var none = sigset_t()
        sigemptyset(&none)
        var before = sigset_t()
        pthread_sigmask(SIG_SETMASK, &none, &before)
        defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
        try process.run()
    }

    private static func readAll(_ handle: FileHandle) async -> String {
        await Task.detached { String(decoding: (try? handle.readToEnd()) ?? Data(), as: UTF8.self) }.value
    }
}

/// Runs the program under test without a terminal.
func cohort(
    _ arguments: String..., in folder: TestFolder, adding: [String: String] = [:], input: String = ""
) async throws -> Command.Result {
    let environment = folder.environment.merging(adding) { $1 }
    return try await Command(words: [Binary.path] + arguments, environment: environment).run(input: input)
}
