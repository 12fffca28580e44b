import Observation
import TerminalUI
import TerminalUITesting
import Testing

@Observable @MainActor private final class Model {
    var items: [String]
    var selected: String?

    init(_ items: [String], selected: String? = nil) {
        self.items = items
        self.selected = selected
    }
}

private struct Letters: View {
    @Bindable var model: Model
    var body: some View {
        List(model.items, id: \.self, selection: $model.selected) { Text(verbatim: $0) }
    }
}

@Suite("A list's selection") @MainActor struct ListSelectionTests {
    @Test(
        "When the selected row goes, the nearest one that remains is selected, the next rather than the one before",
        arguments: [
            (["a", "b", "c", "d", "e"], "c", ["a", "b", "d", "e"], "d"), (["a", "b", "c"], "c", ["a", "b"], "b"),
            (["a", "b", "c", "d", "e"], "d", ["c", "x"], "c"), (["a", "b", "c", "d", "e", "f"], "e", ["d", "f"], "f"),
            (["a", "b"], "b", ["x", "y", "z"], "y"), (["a", "b"], "a", ["n", "b", "a"], "a"),
        ])
    func vanished(items: [String], selected: String, later: [String], expected: String) {
        let model = Model(items, selected: selected)
        let pilot = Pilot(Letters(model: model), width: 40, height: 8)
        model.items = later
        pilot.refresh()
        #expect(model.selected == expected)
        #expect(pilot.cursorLine == "> \(expected)")
    }

    @Test("No stale selection is left when all rows go, and one given before they come is kept")
    func empty() {
        let model = Model([], selected: "b")
        let pilot = Pilot(Letters(model: model), width: 40, height: 8)
        #expect(model.selected == "b")
        model.items = ["a", "b"]
        pilot.refresh()
        #expect(pilot.cursorLine == "> b")
        model.items = []
        pilot.refresh()
        #expect(model.selected == nil)
        model.items = ["x", "y"]
        pilot.refresh()
        #expect(pilot.cursorLine == "> x")
    }

    @Test("A selection of what is not there becomes the row that was selected")
    func unknown() throws {
        let model = Model(["a", "b", "c"])
        let pilot = Pilot(Letters(model: model), width: 40, height: 8)
        try pilot.press("Down")
        model.selected = "nowhere"
        pilot.refresh()
        #expect(model.selected == "b")
        #expect(pilot.cursorLine == "> b")
    }

    @Test("Rows that share an identity are all shown and can all be reached")
    func repeated() throws {
        let model = Model(["a", "b", "a", "a", "c"])
        let pilot = Pilot(Letters(model: model), width: 40, height: 8)
        #expect(pilot.screen == "> a\n  b\n  a\n  a\n  c")
        try pilot.press("Down", "Down", "Down", "Down")
        #expect(pilot.screen == "  a\n  b\n  a\n  a\n> c")
        try pilot.press("Up")
        #expect(pilot.cursor?.y == 3)
        model.items = ["a", "a", "c"]
        pilot.refresh()
        #expect(pilot.lines.prefix(3) == ["  a", "> a", "  c"])
    }
}
