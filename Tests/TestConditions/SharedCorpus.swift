import Foundation

/// Other people's questionnaires, responses and test suites: read in place, never part of the project.
public enum SharedCorpus {
    /// `corpus` in the folder that COHORT_SHARED names, or in `shared` beside the checkout.
    public static let folder: URL = {
        let shared =
            ProcessInfo.processInfo.environment["COHORT_SHARED"].map { URL(filePath: $0) }
            ?? URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().appending(path: "shared")
        return shared.appending(path: "corpus")
    }()

    /// Whether tests on it run: where it is there, and always in CI.
    public static let isExpected =
        ContinuousIntegration.isRunning || FileManager.default.fileExists(atPath: folder.path)

    /// Every JSON file below a folder of it, sorted by path. Throws if that folder is not there.
    public static func files(in part: String) throws -> [URL] {
        let root = folder.appending(path: part)
        return try FileManager.default.subpathsOfDirectory(atPath: root.path)
            .filter { $0.hasSuffix(".json") }.sorted().map { root.appending(path: $0) }
    }
}
