import FHIR
import Foundation

/// Other people's questionnaires, which lie beside the checkout and are never part of it.
enum Corpus {
    struct Entry {
        let name: String
        let bytes: [UInt8]
    }

    /// The shared folder: where the environment says, else beside the checkout.
    static let folder: URL? = {
        let environment = ProcessInfo.processInfo.environment
        if let named = environment["COHORT_SHARED"] { return URL(filePath: named) }
        let beside = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../../../shared").standardizedFileURL
        return FileManager.default.fileExists(atPath: beside.path) ? beside : nil
    }()

    /// Whether the tests over the corpus can be left out: never in continuous integration.
    static let isAvailable = folder != nil || ProcessInfo.processInfo.environment["CI"] != nil

    static func questionnaires() throws -> [Entry] {
        guard let folder else { return [] }
        let root = folder.appending(path: "corpus/questionnaires")
        let names = try FileManager.default.subpathsOfDirectory(atPath: root.path).filter { $0.hasSuffix(".json") }
        return try names.sorted().map { Entry(name: $0, bytes: Array(try Data(contentsOf: root.appending(path: $0)))) }
    }
}
