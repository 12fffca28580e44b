import Observation
import TerminalUI
import TerminalUITesting
import Testing

@Observable @MainActor private final class Model {
    var path: [Int] = []
    var note = 0
    @ObservationIgnored var evaluated: [String] = []
}

private struct Rows: View {
    let model: Model
    let name: String
    let note: Int
    @Environment(\.dismiss) private var dismiss
    var body: some View {
        let _ = model.evaluated.append(name)
        VStack {
            Text(verbatim: "\(name) \(note)")
            List(0..<50, id: \.self, onOpen: { model.path.append($0) }) { Text(verbatim: "row \($0)") }
        }
        .keyBindings([KeyBinding(.escape, .verbatim("back")) { dismiss() }])
    }
}

private struct Stack: View {
    @Bindable var model: Model
    var body: some View {
        NavigationStack(path: $model.path) {
            Rows(model: model, name: "root", note: model.note)
        } destination: { value in
            Rows(model: model, name: "page \(value)", note: model.note)
        }
    }
}

@Suite("Navigation stack") @MainActor struct NavigationStackTests {
    private let model = Model()

    @Test("Back restores the selection and the scroll position of the page below")
    func back() throws {
        let pilot = Pilot(Stack(model: model), width: 34, height: 8)
        for _ in 0..<20 { try pilot.press("Down") }
        try pilot.press("Up")
        let before = pilot.screen
        #expect(pilot.cursorLine == "> row 19")
        try pilot.press("Enter")
        #expect(pilot.line(0) == "page 19 0")
        #expect(pilot.cursorLine == "> row 0")
        try pilot.press("Enter", "Esc", "Esc")
        #expect(pilot.screen == before)
        #expect(model.path == [])
    }

    @Test("The path can be set from outside, to any depth and back")
    func path() async throws {
        let pilot = Pilot(Stack(model: model), width: 34, height: 8)
        model.path = [1, 2, 3]
        try await pilot.waitFor("page 3")
        model.path = [1, 7]
        try await pilot.waitFor("page 7")
        try pilot.press("Esc")
        #expect(model.path == [1])
        model.path = []
        try await pilot.waitFor("root")
        try pilot.press("Esc")
        #expect(pilot.line(0) == "root 0", "There is nothing below the root")
    }

    @Test("A covered page is not evaluated while it is covered, and is up to date when it shows again")
    func covered() async throws {
        let pilot = Pilot(Stack(model: model), width: 34, height: 8)
        model.path = [1]
        try await pilot.waitFor("page 1 0")
        model.evaluated = []
        model.note = 1
        try await pilot.waitFor("page 1 1")
        #expect(!model.evaluated.contains("root"))
        try pilot.press("Esc")
        #expect(pilot.line(0) == "root 1")
        #expect(model.evaluated.filter { $0 == "root" }.count == 1)
    }

    @Test("The focus returns to the control that had it, also after a resize on the page above")
    func resize() throws {
        let pilot = Pilot(Stack(model: model), width: 34, height: 12)
        for _ in 0..<9 { try pilot.press("Down") }
        try pilot.press("Enter")
        pilot.resize(width: 20, height: 4)
        try pilot.press("Esc")
        #expect(pilot.cursorLine.hasPrefix(">row 9"))
    }
}

private struct Plain: View {
    @State private var path: [Int] = []
    var body: some View {
        VStack {
            NavigationStack(path: $path) {
                VStack {
                    Button(.verbatim("first")) {}
                    Button(.verbatim("second")) { path.append(7) }
                }
            } destination: { value in
                Button(.verbatim("page \(value)")) { path.append(value + 1) }
            }
            HelpLine()
        }
    }
}

@Suite("The way back from a page") @MainActor struct NavigationBackTests {
    @Test("Esc takes a pushed page away, the help line says so, and the focus is where it was")
    func escape() throws {
        let pilot = Pilot(Plain(), width: 50, height: 5)
        #expect(!pilot.screen.contains("back"))
        try pilot.press("Down", "Enter", "Enter")
        #expect(pilot.cursorLine == ">[ page 8 ]")
        #expect(pilot.screen.contains("Esc back"), "\(pilot.screen)")
        try pilot.press("Esc")
        #expect(pilot.cursorLine == ">[ page 7 ]")
        try pilot.press("Esc")
        #expect(pilot.cursorLine == ">[ second ]")
        try pilot.press("Esc")
        #expect(pilot.cursorLine == ">[ second ]", "The root has no way back")
        #expect(!pilot.screen.contains("Esc back"))
        #expect(pilot.host.keyConflicts.isEmpty)
    }
}
