import Foundation
import TerminalUI
import TerminalUITesting
import Testing

@testable import StudyScreens

@MainActor @Suite("The page of keys") struct KeyDocumentTests {
    private static let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Sources/StudyScreens/Documentation.docc/Keys.md")

    @Test("is what the screens' own bindings say; make docs writes it")
    func isUpToDate() async throws {
        let page = try await Self.page()
        if ProcessInfo.processInfo.environment["COHORT_WRITE_DOCS"] != nil {
            try FileManager.default.createDirectory(
                at: Self.file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(page.utf8).write(to: Self.file)
        }
        let kept = (try? String(contentsOf: Self.file, encoding: .utf8)) ?? ""
        let difference = ScreenDifference.between(expected: kept, actual: page)
        #expect(difference == nil, "The page of keys is out of date. Write it with: make docs")
    }

    @Test("is what the program checks keys against; make docs writes it") func table() async throws {
        let folder = Self.file.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let file = folder.appending(path: "Resources/keys.txt")
        let table = try await Self.table()
        #expect(KeyTable(parsing: table.text) == table)
        if ProcessInfo.processInfo.environment["COHORT_WRITE_DOCS"] != nil { try Data(table.text.utf8).write(to: file) }
        let kept = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        let difference = ScreenDifference.between(expected: kept, actual: table.text)
        #expect(difference == nil, "The table of keys is out of date. Write it with: make docs")
        for language in ["en", "de"] {
            let catalogue = try TestForms.catalogue(language)
            for page in Set(table.places.map(\.page)) { #expect(catalogue.has(KeyTable.title(of: page)), "\(page)") }
        }
    }

    /// The places of all screens on terminals of any extent: on a small one there is more to scroll.
    private static func table() async throws -> KeyTable {
        var known: Set<KeyTable.Place> = []
        var table = KeyTable()
        for (width, height) in [(80, 24), (40, 12), (20, 6)] {
            for place in try await places(width: width, height: height) {
                let place = KeyTable.Place(
                    page: page(of: place.name), takesText: place.takesText,
                    entries: place.entries.filter { !$0.keys.isEmpty }.map { entry in
                        KeyTable.Entry(
                            command: entry.command, title: entry.titleName.map { StringKey($0) }, keys: entry.keys)
                    })
                if known.insert(place).inserted { table.places.append(place) }
            }
        }
        return table
    }

    /// The page on which a walked screen is.
    private static func page(of name: String) -> String {
        let first = name.prefix { $0.isLetter }.lowercased()
        return ["submit": "review", "thank": "thanks"][first] ?? first
    }

    @Test("Commands can have other keys everywhere, and no place has two meanings for one")
    func places() async throws {
        let places = try await Self.places()
        let commands = Set(places.flatMap { $0.entries.compactMap(\.command) })
        #expect(commands.isSuperset(of: ["key.review", "key.next", "key.back", "key.leave"]), "\(commands.sorted())")
        #expect(try KeyRemapping(parsing: "key.review = F5", places: places).commands == ["key.review"])
        #expect(throws: KeyRemappingError.self) { try KeyRemapping(parsing: "key.review = Ctrl-X", places: places) }
    }

    private static func page() async throws -> String {
        let introduction = """
            # Keys

            What keys do on each screen, as its own bindings say. A command can be given other keys by its name.

            """
        return introduction + (try await places()).map { "\n" + $0.markdown }.joined()
    }

    /// The place in which each screen begins, and those of its Tab stops that have other keys.
    private static func places(width: Int = 80, height: Int = 24) async throws -> [KeyPlace] {
        var places: [KeyPlace] = []
        for screen in WalkedScreen.all {
            let visit = try await screen.open()
            visit.pilot.resize(width: width, height: height)
            await visit.settle()
            var here: [KeyPlace] = []
            for stop in 0..<6 {
                let place = visit.pilot.host.keyPlace(
                    named: stop == 0 ? screen.name : "\(screen.name), Tab \(stop)")
                if !here.contains(where: { $0.entries == place.entries }) { here.append(place) }
                try visit.pilot.press("Tab")
                await visit.settle()
            }
            places += here
        }
        return places
    }
}
