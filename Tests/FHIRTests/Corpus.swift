import FHIR
import Foundation
import Testing

/// The shared corpus of real forms: read in place, never part of the project.
enum Corpus {
    /// The folder, from COHORT_SHARED or beside the checkout.
    static let folder: URL = {
        let shared =
            ProcessInfo.processInfo.environment["COHORT_SHARED"].map { URL(fileURLWithPath: $0) }
            ?? URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("shared")
        return shared.appendingPathComponent("corpus")
    }()

    static let isPresent = FileManager.default.fileExists(atPath: folder.path)

    /// Whether tests on the corpus run: always in CI, where a missing corpus is a failure.
    static let isExpected = isPresent || ProcessInfo.processInfo.environment["CI"] != nil

    /// Every JSON file below a folder of the corpus, sorted by path.
    static func files(in part: String) -> [URL] {
        let root = folder.appendingPathComponent(part)
        let all =
            FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL } ?? []
        return all.filter { $0.pathExtension == "json" }.sorted { $0.path < $1.path }
    }
}
