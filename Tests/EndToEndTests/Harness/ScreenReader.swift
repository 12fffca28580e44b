import Foundation

/// The program as a screen reader speaks it: Debian's yasr between the terminal and the program, with a synthesizer that
/// writes down what it is given.
struct ScreenReader {
    private let spoken: String
    /// The terminal in which the reader runs.
    let screen: TmuxScreen

    /// Starts the program under the reader.
    init(cohort arguments: String..., in folder: TestFolder) async throws {
        spoken = folder.path("spoken")
        _ = try folder.write("", to: "spoken")
        let synthesizer = try folder.write("#!/bin/sh\nexec cat >> '\(folder.path("spoken"))'\n", to: "synthesizer")
        // yasr takes the program's options for its own: they stay inside of a script. And it leaves the program the other
        // end of its terminal, which then never hangs up: the program would outlive the test.
        let words = ([Binary.path] + arguments).map { "'\($0)'" }.joined(separator: " ")
        let program = try folder.write("#!/bin/sh\nexec \(words) 3>&- 4>&- 5>&-\n", to: "program")
        for script in [synthesizer, program] {
            try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: script)
        }
        screen = try await TmuxScreen(
            running: [
                "yasr", "-C", "/etc/yasr/yasr.conf", "-s", "emacspeak server", "-p", "|\(synthesizer)", program,
            ], in: folder)
    }

    /// What has been spoken so far, one utterance an element, blanks trimmed; what is only blank or shorter than two
    /// characters (the reader spells the terminal's own set-up) is left out.
    func utterances() throws -> [String] {
        try String(contentsOfFile: spoken, encoding: .utf8).split(separator: "\n").compactMap { line in
            guard line.hasPrefix("q {"), line.hasSuffix("}") else { return nil }
            let text = line.dropFirst(3).dropLast().trimmingCharacters(in: .whitespaces)
            return text.isEmpty ? nil : text
        }
    }

    /// Everything that is spoken from the start up to the utterance that ends as named, after all of `words`.
    func opening(after words: String..., upTo last: String) async throws -> [String] {
        try await waitFor("the reader to speak", seen: { try utterances().joined(separator: "\n") }) {
            let all = try utterances()
            return all.last?.hasSuffix(last) == true && words.allSatisfy(all.contains) ? all : nil
        }
    }

    /// Does something and returns what is spoken because of it, up to the utterance that ends as named.
    func hearing(_ last: String, after action: () async throws -> Void) async throws -> [String] {
        try await hearing(where: { $0.hasSuffix(last) }, after: action)
    }

    /// Does something and returns what is spoken because of it, up to an utterance that is waited for.
    func hearing(where isLast: (String) -> Bool, after action: () async throws -> Void) async throws -> [String] {
        let before = try utterances().count
        try await action()
        return try await hearing(from: before, where: isLast)
    }

    private func hearing(from first: Int, where isLast: (String) -> Bool) async throws -> [String] {
        try await waitFor("the reader to speak", seen: { try utterances().joined(separator: "\n") }) {
            let new = Array(try utterances().dropFirst(first))
            return new.contains(where: isLast) ? new : nil
        }
    }
}
