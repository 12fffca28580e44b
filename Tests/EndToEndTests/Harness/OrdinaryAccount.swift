import Foundation

/// An account that a file's mode stops, as it stops anybody but root: the one that runs the tests, or `nobody` when that
/// is root.
struct OrdinaryAccount {
    private let folder: TestFolder
    private let words: [String]

    /// Debian's `nobody` and `nogroup`.
    private static let nobody = "65534"

    /// Gives the folder to the account.
    init(owning folder: TestFolder) async throws {
        self.folder = folder
        guard getuid() == 0 else {
            words = [Binary.path]
            return
        }
        let change = [
            "setpriv", "--reuid=\(Self.nobody)", "--regid=\(Self.nobody)", "--clear-groups", "--bounding-set=-all",
        ]
        // The folder that the program was built in may be closed to others.
        let reached = try await Command(
            words: change + ["test", "-x", Binary.path], environment: folder.environment
        ).run()
        var program = Binary.path
        if reached.status != 0 {
            program = folder.path("cohort")
            try FileManager.default.copyItem(atPath: Binary.path, toPath: program)
        }
        let given = try await Command(
            words: ["chown", "-R", "\(Self.nobody):\(Self.nobody)", folder.url.path], environment: folder.environment
        ).run()
        guard given.status == 0 else { throw WaitedInVain(description: "chown: \(given.errors)") }
        words = change + [program]
    }

    /// Runs the program under test as this account, without a terminal.
    func cohort(_ arguments: String..., input: String = "") async throws -> Command.Result {
        try await Command(words: words + arguments, environment: folder.environment).run(input: input)
    }
}
