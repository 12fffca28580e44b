import Foundation

/// A folder of one test, with a state folder in it for the program. Removed with the value.
final class TestFolder: Sendable {
    /// The folder.
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appending(path: "cohort-e2e-\(UUID().uuidString.prefix(8))")
        try FileManager.default.createDirectory(
            at: url, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    /// Where the program keeps what it keeps.
    var stateHome: String { url.appending(path: "state").path }

    /// The database of the sample study.
    var database: String { url.appending(path: "state/cohort/demo/study.db").path }

    /// The text of every draft of a questionnaire file, in the order of their names.
    func drafts() throws -> [String] {
        let folder = url.appending(path: "state/cohort/fill")
        return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().map {
            try String(contentsOf: folder.appending(path: $0), encoding: .utf8)
        }
    }

    /// The path of a file in the folder.
    func path(_ name: String) -> String { url.appending(path: name).path }

    /// Writes a file and returns its path.
    func write(_ text: String, to name: String) throws -> String {
        try Data(text.utf8).write(to: url.appending(path: name))
        return path(name)
    }

    /// What a file in the folder says, without the end of its last line.
    func word(_ name: String) throws -> String {
        try String(contentsOfFile: path(name), encoding: .utf8).trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// A time zone in which it is about noon: the sample study's diary, the first task of most tests, is closed at night.
    static let timeZone: String = {
        // POSIX counts these zones from UTC westwards: 12 is the furthest west.
        let hour = Int(Date().timeIntervalSince1970) / 3600 % 24
        return hour < 12 ? "Etc/GMT-\(12 - hour)" : "Etc/GMT+\(hour - 12)"
    }()

    /// The environment for a program that is to keep everything in here.
    var environment: [String: String] {
        [
            "XDG_STATE_HOME": stateHome, "XDG_CONFIG_HOME": url.appending(path: "config").path,
            "HOME": url.path, "LANG": "C.UTF-8", "TERM": "xterm-256color",
            // tmux starts its windows with it; that of an account for services is no shell.
            "SHELL": "/bin/sh",
            "PATH": "/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin", "TZ": Self.timeZone,
        ]
    }
}
