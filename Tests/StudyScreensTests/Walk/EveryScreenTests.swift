import Foundation
import Testing

@testable import StudyScreens
@testable import TerminalUI

/// The walks and storms go over ``WalkedScreen/all``: a screen that is not in it would be in none of them.
@MainActor @Suite("The list of screens") struct EveryScreenTests {
    @Test("has every screen and page that the program has") func isComplete() async throws {
        let folder = URL(filePath: #filePath).appending(path: "../../../../Sources/StudyScreens").standardizedFileURL
        let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        var declared: Set<String> = []
        for file in files where file.hasSuffix(".swift") {
            let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
            for match in text.matches(of: /struct (\w+(?:Screen|Page|Section|Sheet)): View/) {
                declared.insert(String(match.output.1))
            }
        }
        #expect(declared.count > 15)
        var shown: Set<String> = []
        for screen in WalkedScreen.all {
            let visit = try await screen.open()
            collect(visit.pilot.host.root, &shown)
            for sheet in visit.pilot.host.sheets { collect(sheet, &shown) }
        }
        #expect(declared.subtracting(shown).isEmpty, "Put a line for each of them into WalkedScreen.all.")
    }

    /// Adds the names of the views that a node and those in it stand for.
    private func collect(_ node: Node?, _ names: inout Set<String>) {
        guard let node else { return }
        let type = String(describing: Swift.type(of: node))
        if type.hasPrefix("CompositeNode<") {
            names.insert(String(type.dropFirst(14).prefix { $0 != "<" && $0 != ">" }))
        }
        for child in node.children { collect(child, &names) }
    }
}
