import Foundation
import TerminalUI
import TerminalUITesting
import Testing

@Suite("Storms over the gallery") @MainActor struct GalleryStormTests {
    @Test("No view traps, loses the cursor or tears a row, whatever is pressed, pasted and resized")
    func storms() async throws {
        for (seed, entry) in GalleryEntry.all.enumerated() {
            var environment = EnvironmentValues()
            environment.glyphs = [.unicode, .blocks, .ascii][seed % 3]
            environment.theme = [.standard, .highContrast, .mono][seed / 3 % 3]
            let pilot = try entry.pilot(environment: environment)
            try await KeyStorm(seed: UInt64(seed + 1), steps: 80).run(on: pilot)
        }
    }

    @Test("Every public view has a picture, and so a storm") func isComplete() throws {
        let package = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL
        let views = try texts(in: package.appending(path: "Sources/TerminalUI")).flatMap { text in
            text.matches(of: /public struct (\w+)[^{]*: [^{]*\b(?:View|PrimitiveView|TabularChart)\b[^{]*\{/).map {
                String($0.output.1)
            }
        }
        #expect(views.count > 30)
        let gallery = try texts(in: package.appending(path: "Tests/TerminalUITests/Gallery")).joined()
        // What holds other views, draws nothing by itself, is shown by the host, or is in the gallery by another name.
        let plumbing: Set = [
            "EmptyView", "TupleView", "ConditionalView", "ArrayView", "AnyView", "Group", "ModifiedContent",
            "ModifierContent", "TaggedView", "NavigationDestination", "HelpPage", "ChartTable", "ChoiceList",
        ]
        for view in Set(views).subtracting(plumbing).sorted() {
            #expect(gallery.contains(try Regex("\\b\(view)(\\(| \\{)")), "\(view) is not in the gallery")
        }
    }

    private func texts(in folder: URL) throws -> [String] {
        let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        return try files.sorted().filter { $0.hasSuffix(".swift") }
            .map { try String(contentsOf: folder.appending(path: $0), encoding: .utf8) }
    }
}
