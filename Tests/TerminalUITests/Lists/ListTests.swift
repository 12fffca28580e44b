import Observation
import TerminalUI
import TerminalUITesting
import Testing

@Observable @MainActor private final class Model {
    var items: [Int] = []
    var selected: Int?
    var opened: [Int] = []
}

private struct Numbers: View {
    let model: Model
    var body: some View {
        VStack {
            Text(verbatim: "Numbers")
            List(
                model.items, id: \.self, selection: Binding(get: { model.selected }, set: { model.selected = $0 }),
                onOpen: { model.opened.append($0) }
            ) { Text(verbatim: "row \($0)") }
        }
    }
}

@Suite("List") @MainActor struct ListTests {
    @Test("Shows the selection and opens it with Enter")
    func basics() throws {
        let model = Model()
        model.items = [1, 2, 3]
        let pilot = Pilot(Numbers(model: model), width: 30, height: 6)
        #expect(pilot.screen == "Numbers\n> row 1\n  row 2\n  row 3")
        try pilot.press("Down", "j", "Down", "Enter")
        #expect(pilot.screen == "Numbers\n  row 1\n  row 2\n> row 3")
        #expect(model.selected == 3)
        #expect(model.opened == [3])
        #expect(pilot.cursor == CellPoint(x: 2, y: 3))
    }

    @Test("Of a million rows only those that show are made, wherever the selection goes")
    func lazy() throws {
        let model = Model()
        model.items = Array(0..<1_000_000)
        let pilot = Pilot(Numbers(model: model), width: 40, height: 10)
        let bodies = pilot.host.statistics.layouts
        #expect(bodies < 60)
        try pilot.press("End")
        #expect(pilot.line(8) == "> row 999999")
        #expect(pilot.line(9) == "                          more above (↑)")
        try pilot.press("PgUp")
        #expect(pilot.cursorLine == "> row 999992")
        try pilot.press("Home", "Down")
        #expect(pilot.line(1) == "  row 0")
        #expect(pilot.line(9) == "                          more below (↓)")
        #expect(pilot.host.statistics.layouts - bodies < 150)
    }

    @Test("The selection follows its element when rows come and go")
    func identity() async throws {
        let model = Model()
        model.items = [10, 20, 30]
        let pilot = Pilot(Numbers(model: model), width: 30, height: 8)
        try pilot.press("Down")
        model.items = [5, 6, 10, 20, 30]
        try await pilot.waitFor("row 5")
        #expect(pilot.cursorLine == "> row 20")
        model.items = [5]
        try await pilot.waitUntil { !pilot.screen.contains("row 20") }
        #expect(pilot.cursorLine == "> row 5")
        model.items = []
        try await pilot.waitFor("nothing here")
        try pilot.press("Down", "Enter", "End")
        #expect(model.opened == [])
    }

    @Test("A selection made elsewhere is brought into view")
    func programmatic() async throws {
        let model = Model()
        model.items = Array(0..<100)
        let pilot = Pilot(Numbers(model: model), width: 30, height: 8)
        model.selected = 50
        try await pilot.waitFor("> row 50")
    }

    @Test("When rows change under the selection, it follows its element and no more rows are made than show")
    func changingRows() async throws {
        let model = Model()
        model.items = Array(0..<1_000_000)
        let pilot = Pilot(Numbers(model: model), width: 40, height: 10)
        model.selected = 500_000
        try await pilot.waitFor("> row 500000")
        let before = pilot.host.statistics
        model.items = Array(-5..<499_990) + Array(499_995..<1_000_000)
        try await pilot.waitUntil { pilot.host.statistics.bodies > before.bodies }
        #expect(pilot.cursorLine == "> row 500000")
        #expect(model.selected == 500_000)
        let after = pilot.host.statistics
        #expect(after.bodies - before.bodies == 1, "Only the list's owner reads the rows")
        #expect(after.layouts - before.layouts < 60)
        model.items.removeAll { $0 == 500_000 }
        try await pilot.waitUntil { !pilot.screen.contains("row 500000") }
        #expect(pilot.cursorLine == "> row 500001")
        #expect(model.selected == 500_001)
    }

    @Test("Rows of several lines are paged without leaving any out")
    func tall() throws {
        let list = List(0..<30, id: \.self) { Text(verbatim: "row \($0)\nsecond\nthird") }
        let pilot = Pilot(list, width: 40, height: 10)
        var seen: Set<String> = []
        for _ in 0..<30 {
            seen.formUnion(pilot.lines.filter { $0.contains("row") }.map { String($0.dropFirst(2)) })
            try pilot.press("PgDn")
        }
        #expect(seen.count == 30)
        #expect(pilot.cursorLine == "> row 29")
    }

    @Test("What an empty list says wraps")
    func emptyWords() {
        let list = List([Int](), id: \.self, empty: .verbatim("Nobody is enrolled yet; press e.")) {
            Text(verbatim: "\($0)")
        }
        #expect(Pilot(list, width: 20, height: 4).screen == " Nobody is enrolled\n yet; press e.")
    }

    @Test("After / rows are found by what is typed; letters are keys again once the search has ended")
    func search() throws {
        let names = ["Anna", "Beat", "Élodie", "Jan", "Zoë Meier"]
        var opened: [String] = []
        let list = List(names, id: \.self, onOpen: { opened.append($0) }) { Text(verbatim: $0) }
            .searchable { $0 }
        let pilot = Pilot(list, width: 30, height: 8)
        pilot.type("/elo")
        #expect(pilot.line(2) == "> Élodie")
        #expect(pilot.line(5) == "/ elo_")
        #expect(pilot.cursorLine == "/ elo_")
        pilot.type("x")
        #expect(pilot.line(5) == "/ elox_ (nothing found)")
        #expect(pilot.line(2) == "> Élodie")
        try pilot.press("Backspace", "Enter")
        #expect(opened == [])
        #expect(pilot.line(5) == "")
        pilot.type("j")
        #expect(pilot.cursorLine == "> Jan")
        pilot.type("/zoe mei\n\n")
        #expect(opened == ["Zoë Meier"])
        pilot.type("/a")
        #expect(pilot.line(0) == "> Anna", "From the end the search goes round")
        try pilot.press("Down")
        #expect(pilot.cursorLine == "> Beat")
        #expect(!pilot.screen.contains("/ a"))
    }
}
