import Observation
import TerminalUI
import TerminalUITesting
import Testing

@Observable @MainActor private final class Everything {
    var choice: Int?
    var several: Set<Int> = []
    var scale: Int?
    var line = ""
    var text = ""
    var path: [Int] = []
    var isAsking = false
    var items = Array(0..<40)
    var picked: Int?
}

private struct Kitchen: View {
    @Bindable var model: Everything
    var body: some View {
        NavigationStack(path: $model.path) {
            VStack {
                Text(verbatim: "head").role(.heading)
                ScrollView {
                    ChoiceList(
                        (0...12).map { Choice($0, key: "\($0)", label: .verbatim("Choice number \($0) 日本")) },
                        selection: $model.choice)
                    ChoiceList(
                        (1...3).map { Choice($0, key: "\($0)", label: .verbatim("c\($0)")) },
                        selections: $model.several)
                    Slider(value: $model.scale, in: -50...50, fractionDigits: 1)
                    TextField(.verbatim("hint"), text: $model.line, maxLength: 40)
                    TextEditor(text: $model.text, maxLength: 300)
                    Button(.verbatim("Ask")) { model.isAsking = true }
                    Button(.verbatim("Go")) { model.path.append(model.path.count) }
                }
                HelpLine()
            }
            .confirmation(.verbatim("Sure?"), isPresented: $model.isAsking) { model.items.removeAll() }
        } destination: { _ in
            VStack {
                List(model.items, id: \.self, selection: $model.picked, onOpen: { model.path.append($0) }) {
                    Text(verbatim: "item \($0)")
                }
                HelpLine()
            }
        }
        .keyBindings([
            KeyBinding(.escape, .verbatim("back")) { if !model.path.isEmpty { model.path.removeLast() } }
        ])
    }
}

@Suite("What a key costs") @MainActor struct KeyCostTests {
    @Test("A key that moves a selection evaluates no body and lays nothing out")
    func cheap() throws {
        let model = Everything()
        let pilot = Pilot(Kitchen(model: model), width: 60, height: 24)
        try pilot.press("Down")
        let before = pilot.host.statistics
        for _ in 0..<5 { try pilot.press("Down") }
        #expect(pilot.host.statistics.bodies == before.bodies)
        #expect(pilot.host.statistics.layouts == before.layouts)
        #expect(pilot.host.statistics.frames == before.frames + 5)
    }

    @Test("Only the rows of the list are drawn again, whatever else the screen holds")
    func rows() throws {
        let model = Everything()
        let many = VStack {
            ForEach(0..<10, id: \.self) { Text(verbatim: "line \($0)") }
            ChoiceList(
                (1...3).map { Choice($0, key: "\($0)", label: .verbatim("c\($0)")) },
                selection: Binding(get: { model.choice }, set: { model.choice = $0 }))
            HelpLine()
        }
        let pilot = Pilot(many, width: 60, height: 24)
        let before = pilot.host.statistics
        try pilot.press("Down", "Up", "Down")
        let after = pilot.host.statistics
        #expect(after.frames == before.frames + 3)
        #expect(after.rowsDrawn == before.rowsDrawn + 3 * 3)
        // Three times: "  1 ( ) c1" on each row, of which the spaces before are not drawn, and the marker.
        #expect(after.cellsWritten == before.cellsWritten + 3 * (3 * 8 + 1))
        #expect(pilot.problems.isEmpty)
        #expect(pilot.cursorLine == "> 2 ( ) c2")
        #expect(pilot.line(9) == "line 9")
    }

    @Test("What follows from a key elsewhere is drawn with it: data, focus, another row of the help")
    func elsewhere() throws {
        let model = Everything()
        let view = VStack {
            ChoiceList(
                (1...3).map { Choice($0, key: "\($0)", label: .verbatim("c\($0)")) },
                selection: Binding(get: { model.choice }, set: { model.choice = $0 }))
            Answer(model: model)
            HelpLine()
        }
        let pilot = Pilot(view, width: 60, height: 12)
        try pilot.press("Down", "2")
        #expect(pilot.screen.contains("answer 2"))
        #expect(pilot.problems.isEmpty)
        try pilot.press("/")
        #expect(pilot.screen.contains("end the search"))
        #expect(pilot.problems.isEmpty)
    }

    private struct Answer: View {
        let model: Everything
        var body: some View { Text(verbatim: "answer \(model.choice ?? 0)") }
    }

    @Test("A key that nobody takes makes no frame")
    func nothing() throws {
        let pilot = Pilot(Text(verbatim: "x"), width: 10, height: 1)
        let frames = pilot.host.statistics.frames
        try pilot.press("a", "Enter", "F5", "Ctrl-Q")
        #expect(pilot.host.statistics.frames == frames)
    }

    @Test("A view that changes what it reads whenever it is evaluated cannot stop the program")
    func endless() {
        struct Restless: View {
            @State private var count = 0
            var body: some View {
                Text(verbatim: "\(count)").onChange(of: count, initial: true) { count += 1 }
            }
        }
        let pilot = Pilot(Restless(), width: 10, height: 1)
        #expect(pilot.host.statistics.bodies < 50)
    }
}
