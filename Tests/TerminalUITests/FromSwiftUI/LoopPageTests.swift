import TerminalUI
import TerminalUITesting
import Testing

private struct Item: Identifiable {
    let id: Int
    var name: String
    var isDone = false
}

/// Loops and lists as a SwiftUI developer writes them.
private struct LoopPage: View {
    @State private var items = [Item(id: 1, name: "Milk"), Item(id: 2, name: "Bread")]
    let colours = ["red", "green", "red"]

    var body: some View {
        VStack(alignment: .leading) {
            ForEach(0..<2) { Text("number \($0)") }
            ForEach(colours, id: \.self) { Text($0) }
            ForEach(items) { item in Text(item.name) }
            ForEach($items) { $item in
                Toggle(item.name, isOn: $item.isDone)
            }
            ForEach($items, id: \.name) { $item in Text("\(item.id) \(item.isDone ? "done" : "open")") }
            Button("Reverse") { items.reverse() }
            Button("Clear") { items.removeAll() }
        }
    }
}

private struct ListPage: View {
    @State private var items = [Item(id: 1, name: "Milk"), Item(id: 2, name: "Bread")]
    let kind: Int

    var body: some View {
        switch kind {
        case 0: List(0..<3) { Text("row \($0)") }
        case 1: List(["a", "b"], id: \.self) { Text($0) }
        case 2: List(items) { item in Text(item.name) }
        case 3:
            List($items) { $item in
                HStack {
                    Text(item.name)
                    Text(item.isDone ? "done" : "open")
                    Button("Change") { item.isDone.toggle() }
                }
            }
        default:
            List {
                Text("written out")
                Section("More") { Button("Press") { items = [] } }
                ForEach(items) { Text($0.name) }
            }
        }
    }
}

@Suite("Loops and lists as in SwiftUI") @MainActor struct LoopPageTests {
    @Test("Ranges, key paths, identifiable elements and bindings to them")
    func loops() throws {
        let pilot = Pilot(LoopPage(), width: 40, height: 14)
        let top = ["number 0", "number 1", "red", "green", "red", "Milk", "Bread"]
        #expect(Array(pilot.lines.prefix(7)) == top)
        #expect(pilot.lines[7...10] == ["> [-] Milk (no)", "  [-] Bread (no)", "1 open", "2 open"])
        try pilot.press("Down", "Space")
        #expect(pilot.lines[7...10] == ["  [-] Milk (no)", "> [x] Bread (yes)", "1 open", "2 done"])
        try pilot.press("Down", "Enter", "Up", "Space")
        #expect(pilot.lines[7...10] == ["  [x] Bread (yes)", "> [x] Milk (yes)", "2 done", "1 done"])
        try pilot.press("Down", "Down", "Enter")
        #expect(!pilot.screen.contains("Milk"))
    }

    @Test(
        "Lists of ranges, key paths, elements and bindings, and a list that is written out",
        arguments: [
            (0, "> row 0\n  row 1\n  row 2"), (1, "> a\n  b"), (2, "> Milk\n  Bread"),
            (3, "> Milk open Change\n  Bread open Change"),
            (4, "written out\nMore\n>[ Press ]\nMilk\nBread"),
        ])
    func lists(kind: Int, screen: String) {
        #expect(Pilot(ListPage(kind: kind), width: 40, height: 8).screen == screen)
    }

    @Test("A row's binding changes its element; Enter on a row presses its button")
    func rowBinding() throws {
        let pilot = Pilot(ListPage(kind: 3), width: 40, height: 8)
        try pilot.press("Down", "Enter")
        #expect(pilot.screen == "  Milk open Change\n> Bread done Change")
        #expect(pilot.host.activeBindings.contains { $0.keys.contains(.enter) })
    }
}
