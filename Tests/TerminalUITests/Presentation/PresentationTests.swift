import Observation
import TerminalUI
import TerminalUITesting
import Testing

@Observable @MainActor private final class Model {
    var isAsking = false
    var done = 0
    var path: [String] = []
    var note = "first"
}

private struct Asking: View {
    @Bindable var model: Model
    var body: some View {
        VStack {
            Button(.verbatim("One")) {}
            Button(.verbatim("Submit")) { model.isAsking = true }
            Spacer()
            HelpLine()
        }
        .keyBindings([KeyBinding(.escape, .verbatim("leave")) { model.done = -1 }])
        .confirmation(
            .verbatim("Submit?"), message: .verbatim("It cannot be changed later."), isPresented: $model.isAsking
        ) { model.done += 1 }
    }
}

private struct Paged: View {
    @Bindable var model: Model
    var body: some View {
        NavigationStack(path: $model.path) {
            VStack {
                Text(verbatim: "root \(model.note)")
                Button(.verbatim("A")) {}
                Button(.verbatim("B")) { model.path.append("b") }
            }
        } destination: { value in
            Page(name: value, model: model)
        }
    }
}

private struct Page: View {
    let name: String
    let model: Model
    @State private var count = 0
    @Environment(\.dismiss) private var dismiss
    var body: some View {
        VStack {
            Text(verbatim: "page \(name) \(count)")
            Button(.verbatim("More")) { count += 1 }
            Button(.verbatim("Deeper")) { model.path.append(name + "b") }
        }
        .keyBindings([KeyBinding(.escape, .verbatim("back")) { dismiss() }])
    }
}

@Suite("Presentation") @MainActor struct PresentationTests {
    @Test("A confirmation takes all keys, does it on Enter, never on Esc, and gives the focus back")
    func confirmation() throws {
        let model = Model()
        let pilot = Pilot(Asking(model: model), width: 50, height: 10)
        try pilot.press("Tab", "Enter")
        #expect(
            pilot.difference(
                from: """
                     [ One ]
                     [ Submit ]
                             ┌─────────────────────────────┐
                             │ Submit?                     │
                             │ It cannot be changed later. │
                             │ >[ yes ]  [ no ]            │
                             └─────────────────────────────┘


                    Enter yes  Esc no  ? help
                    """) == nil)
        try pilot.press("Esc")
        #expect(model.done == 0)
        #expect(pilot.cursorLine == ">[ Submit ]")
        try pilot.press("Enter", "Enter")
        #expect(model.done == 1)
        #expect(!model.isAsking)
        try pilot.press("Enter", "Right", "Enter")
        #expect(model.done == 1)
        try pilot.press("Esc")
        #expect(model.done == -1)
    }

    @Test("On a small screen a sheet takes all of it")
    func small() throws {
        let model = Model()
        let pilot = Pilot(Asking(model: model), width: 20, height: 4)
        try pilot.press("Tab", "Enter")
        #expect(pilot.screen == "Submit?\nIt cannot be changed\nlater.\n>[ yes ]  [ no ]")
        pilot.resize(width: 20, height: 1)
        #expect(pilot.screen == ">[ yes ]  [ no ]")
        try pilot.press("Esc")
        #expect(!model.isAsking)
    }

    @Test("Pages are pushed by value, keep state and focus while covered, and are left with dismiss")
    func navigation() throws {
        let model = Model()
        let pilot = Pilot(Paged(model: model), width: 20, height: 5)
        try pilot.press("Tab", "Enter")
        #expect(pilot.screen == "page b 0\n>[ More ]\n [ Deeper ]")
        try pilot.press("Enter", "Tab", "Enter")
        #expect(pilot.screen == "page bb 0\n>[ More ]\n [ Deeper ]")
        try pilot.press("Esc")
        #expect(pilot.screen == "page b 1\n [ More ]\n>[ Deeper ]")
        try pilot.press("Esc")
        #expect(pilot.screen == "root first\n [ A ]\n>[ B ]")
        #expect(model.path == [])
    }

    @Test("A covered page is evaluated only once it shows again")
    func covered() async throws {
        let model = Model()
        let pilot = Pilot(Paged(model: model), width: 20, height: 5)
        model.path = ["x"]
        try await pilot.waitFor("page x")
        model.path = []
        try await pilot.waitFor("root first")
        model.path = ["y", "z"]
        try await pilot.waitFor("page z")
        model.path = ["y"]
        try await pilot.waitFor("page y")
    }

    @Test("A sheet that holds nothing to press is left by Esc, and the help says so") func plainSheet() throws {
        let pilot = Pilot(
            Holding(true) { isShown in
                Text(verbatim: isShown.wrappedValue ? "covered" : "back")
                    .sheet(isPresented: isShown) {
                        Text(verbatim: "only words")
                        HelpLine()
                    }
            }, width: 40, height: 10)
        #expect(pilot.screen.contains("only words") && pilot.screen.contains("Esc"), "\(pilot.screen)")
        try pilot.press("Esc")
        #expect(pilot.screen.contains("back") && !pilot.screen.contains("only words"), "\(pilot.screen)")
    }

    @Test("Room without measure is as much as there is, but for a cell of what it is around") func padding() {
        let pilot = Pilot(Text(verbatim: "a").padding(.all, .max), width: 10, height: 3)
        #expect(pilot.lines == ["", "", "         a"], "\(pilot.screen)")
    }
}
