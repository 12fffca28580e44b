import TerminalUI
import TerminalUITesting
import Testing

private struct Item: Identifiable, Hashable {
    let id: Int
    let name: String
}

private struct SheetPage: View {
    @State private var isShown = false
    @State private var item: Item?
    @State private var closed = 0

    var body: some View {
        VStack {
            Button("About") { isShown = true }
            Button("First") { item = Item(id: 1, name: "one") }
            Text("closed \(closed)")
        }
        .sheet(isPresented: $isShown, onDismiss: { closed += 1 }) { Text("about this") }
        .sheet(item: $item, onDismiss: { closed += 10 }) { shown in
            Text("item \(shown.name)")
            Counter()
            Button("Next") { item = Item(id: 2, name: "two") }
        }
    }
}

private struct Counter: View {
    @State private var count = 0
    var body: some View { Button("count \(count)") { count += 1 } }
}

private struct AlertPage: View {
    @State private var asks = false
    @State private var chooses = false
    @State private var item: Item? = Item(id: 1, name: "one")
    @State private var tells = false
    @State private var log = ""

    var body: some View {
        VStack {
            Button("Delete", role: .destructive) { asks = true }
            Button("Choose") { chooses = true }
            Button("Tell") { tells = true }
            Text(log)
        }
        .alert("Delete it?", isPresented: $asks) {
            Button("Delete", role: .destructive) { log += "deleted " }
            Button("Keep", role: .cancel) { log += "kept " }
        } message: {
            Text("There is no way back.")
        }
        .confirmationDialog("Which?", isPresented: $chooses) {
            for name in ["a", "b"] { Button(name) { log += name + " " } }
        }
        .alert("Told", isPresented: $tells, presenting: item) { item in
            Button("Fine") { log += item.name }
        } message: { item in
            Text("It is \(item.name).")
        }
    }
}

@Suite("Sheets and alerts as in SwiftUI") @MainActor struct PresentationPageTests {
    @Test("A sheet by a flag and one by an item; another item is another sheet")
    func sheets() throws {
        let pilot = Pilot(SheetPage(), width: 40, height: 12)
        try pilot.press("Enter")
        #expect(pilot.screen.contains("about this"))
        try pilot.press("Esc")
        #expect(!pilot.screen.contains("about this"))
        #expect(pilot.line(2) == "closed 1")
        try pilot.press("Down", "Enter", "Enter")
        #expect(pilot.screen.contains("item one"))
        #expect(pilot.screen.contains("count 1"))
        try pilot.press("Down", "Enter")
        #expect(pilot.screen.contains("item two"))
        #expect(pilot.screen.contains("count 0"), "Its state is new")
        try pilot.press("Esc")
        #expect(!pilot.screen.contains("item"))
        #expect(pilot.line(2) == "closed 11")
        #expect(pilot.cursorLine == ">[ First ]")
    }

    @Test("An alert with roles and a message: Esc cancels, the destructive button has not the focus")
    func alert() throws {
        let pilot = Pilot(AlertPage(), width: 50, height: 12)
        try pilot.press("Enter")
        #expect(pilot.screen.contains("Delete it?"))
        #expect(pilot.screen.contains("There is no way back."))
        #expect(pilot.highlighted == "[ Keep ]")
        try pilot.press("Esc")
        #expect(pilot.line(3) == "kept")
        try pilot.press("Enter", "Left", "Enter")
        #expect(pilot.line(3) == "kept deleted")
    }

    @Test("A dialog of choices adds the way out; an alert about a value shows it")
    func dialogs() throws {
        let pilot = Pilot(AlertPage(), width: 50, height: 12)
        try pilot.press("Down", "Enter", "Right", "Enter")
        #expect(pilot.line(3) == "b")
        try pilot.press("Enter")
        #expect(pilot.screen.contains("[ no ]"))
        try pilot.press("Esc", "Down", "Enter")
        #expect(pilot.screen.contains("It is one."))
        try pilot.press("Enter")
        #expect(pilot.line(3) == "b one")
    }
}
