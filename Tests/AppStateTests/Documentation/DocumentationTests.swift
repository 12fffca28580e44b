import Foundation
import Testing

@Suite("The documentation's code")
struct DocumentationTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    private static let catalogue = folder.appending(path: "../../../Sources/AppState/AppState.docc").standardized

    /// The lines of a text that say something, without indentation.
    private static func lines(_ text: String) -> [String] {
        text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    }

    private static func files(_ folder: URL, _ ending: String) throws -> [URL] {
        try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.lastPathComponent.hasSuffix(ending) }.sorted { $0.path < $1.path }
    }

    @Test("Each piece of code on each page is compiled, and run, by these tests")
    func compiled() throws {
        let examples = try Self.files(Self.folder, "Examples.swift").map {
            Self.lines(try String(contentsOf: $0, encoding: .utf8)).joined(separator: "\n")
        }
        var count = 0
        for page in try Self.files(Self.catalogue, ".md") {
            let parts = try String(contentsOf: page, encoding: .utf8).components(separatedBy: "```")
            for part in parts where part.hasPrefix("swift\n") {
                count += 1
                let code = Self.lines(String(part.dropFirst("swift\n".count))).joined(separator: "\n")
                #expect(
                    examples.contains { $0.contains(code) }, "\(page.lastPathComponent): not in the examples:\n\(part)")
            }
        }
        #expect(count >= 18)
    }

    @Test("Each page leads to the next, and the first one to all")
    func links() throws {
        let pages = try Self.files(Self.catalogue, ".md")
        let texts = try pages.map { try String(contentsOf: $0, encoding: .utf8) }.joined()
        for name in pages.map({ $0.deletingPathExtension().lastPathComponent }) where name != "AppState" {
            #expect(texts.contains("<doc:\(name)>"))
        }
    }
}
