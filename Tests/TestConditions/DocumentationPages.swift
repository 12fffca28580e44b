import Foundation

/// The pages of a documentation catalogue, and the tests' code that they quote.
public struct DocumentationPages {
    private let catalogue: URL
    private let examples: [String]

    /// The catalogue of a target, with the files of examples that stand beside a test's file.
    /// - Parameter test: the path of a test's file in `Tests/…Tests/Documentation`.
    public init(of target: String, besides test: String) throws {
        let folder = URL(filePath: test).deletingLastPathComponent()
        catalogue = folder.appending(path: "../../../Sources/\(target)/\(target).docc").standardized
        examples = try Self.files(folder, "Examples.swift").map {
            Self.lines(try String(contentsOf: $0, encoding: .utf8)).joined(separator: "\n")
        }
    }

    /// The pieces of Swift on all pages, each with whether the examples have it: the same lines, in whatever indentation.
    public func pieces() throws -> [(page: String, code: String, isInExamples: Bool)] {
        try Self.files(catalogue, ".md").flatMap { page in
            try String(contentsOf: page, encoding: .utf8).components(separatedBy: "```")
                .filter { $0.hasPrefix("swift\n") }
                .map { part in
                    let code = Self.lines(String(part.dropFirst("swift\n".count))).joined(separator: "\n")
                    return (page.lastPathComponent, part, examples.contains { $0.contains(code) })
                }
        }
    }

    /// The pages that no other leads to; the first one, which has the target's name, aside.
    public func unreachable() throws -> [String] {
        let pages = try Self.files(catalogue, ".md")
        let texts = try pages.map { try String(contentsOf: $0, encoding: .utf8) }.joined()
        return pages.map { $0.deletingPathExtension().lastPathComponent }
            .filter { "\($0).docc" != catalogue.lastPathComponent && !texts.contains("<doc:\($0)>") }
    }

    /// The lines of a text that say something, without indentation.
    private static func lines(_ text: String) -> [String] {
        text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    }

    private static func files(_ folder: URL, _ ending: String) throws -> [URL] {
        try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.lastPathComponent.hasSuffix(ending) }.sorted { $0.path < $1.path }
    }
}
