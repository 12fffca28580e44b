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
