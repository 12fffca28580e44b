import TerminalUI
import TerminalUITesting
import Testing

@MainActor private final class Looks { var count = 0 }

@Suite("Searching a long list") @MainActor struct ListSearchTests {
    private let looks = Looks()

    private func pilot(rows: Int = 1_000_000) -> Pilot {
        let list = List(0..<rows, id: \.self) { Text(verbatim: "row \($0)") }
            .searchable { [looks] row in
                looks.count += 1
                return "row \(row)"
            }
        return Pilot(list, width: 40, height: 6)
    }

    @Test("No key looks at more than 2,000 of a million rows; the others are looked at between keys")
    func slices() async throws {
        let pilot = pilot()
        pilot.type("/")
        for character in "24007" {
            let before = looks.count
            pilot.type(String(character))
            #expect(looks.count - before <= 2000)
        }
        #expect(pilot.lines.contains("/ 24007_ (searching)"))
        try await pilot.waitFor("> row 24007")
        #expect(pilot.lines.contains("/ 24007_"))
    }

    @Test("What a shorter text was not found in is not looked at again")
    func goesOn() async throws {
        let pilot = pilot(rows: 9000)
        pilot.type("/row x")
        try await pilot.waitFor("(nothing found)")
        let before = looks.count
        pilot.type("y")
        #expect(looks.count == before)
        #expect(pilot.lines.contains("/ row xy_ (nothing found)"))
        try pilot.press("Backspace")
        #expect(looks.count > before)
    }

    @Test("A key that ends the search ends the looking", arguments: ["Esc", "Enter", "Down"])
    func cancels(key: String) async throws {
        let pilot = pilot()
        pilot.type("/nowhere")
        try pilot.press(key)
        let before = looks.count
        for _ in 0..<100 { await Task.yield() }
        #expect(looks.count == before)
        #expect(!pilot.screen.contains("searching"))
        #expect(pilot.cursorLine == (key == "Down" ? "> row 1" : "> row 0"))
    }

    @Test("The cursor stands after what is searched for, and on the row found once the search ends") func cursor()
        async throws
    {
        let pilot = pilot(rows: 50)
        pilot.type("/row 3")
        #expect(pilot.cursorLine == "/ row 3_")
        #expect(pilot.cursor == CellPoint(x: 7, y: 5))
        #expect(pilot.highlighted.contains("row 3"))
        try pilot.press("Enter")
        #expect(pilot.cursorLine == "> row 3")
    }

    @Test("On narrow screens what is searched for wraps, and of a long text the end shows") func narrow() async throws {
        let pilot = pilot(rows: 50)
        pilot.resize(width: 20, height: 6)
        pilot.type("/nowhere")
        #expect(pilot.lines.suffix(2) == ["/ nowhere_ (nothing", "found)"], "\(pilot.screen)")
        #expect(pilot.cursor == CellPoint(x: 9, y: 4))
        #expect(pilot.line(0) == ">row 0")
        pilot.type(" at all, not in the longest of all the lists that there are in the world")
        #expect(
            pilot.lines.suffix(3) == ["/ … lists that there", "are in the world_", "(nothing found)"], "\(pilot.screen)"
        )
        #expect(pilot.line(0) == ">row 0")
        #expect(pilot.problems.isEmpty)
    }

    @Test("A search from right to left reads as one, with the cursor at its end") func rightToLeft() throws {
        let names = ["אבג", "דהו"]
        let list = List(names, id: \.self) { Text(verbatim: $0) }.searchable { $0 }
        let pilot = Pilot(list, width: 20, height: 5)
        pilot.type("/דה")
        #expect(pilot.cursorLine == "_הד /", "\(pilot.screen)")
        #expect(pilot.cursor?.x == 0)
        #expect(pilot.highlighted.contains("והד"))
    }
}
