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

@Suite("Storms of keys") @MainActor struct KeyStormTests {
    private static let special: [Key] = [
        .enter, .tab, .shiftTab, .escape, .backspace, .delete, .space, .up, .down, .left, .right, .home, .end, .pageUp,
        .pageDown, .control("j"), .control("l"), .alt("x"), Key(.enter, .alt), Key(.function(1)), .character("?"),
        .character("1"), .character("2"), .character("-"), .character("é"), .character("日"), .character("\u{301}"),
        .character("👩‍👩‍👧"), .character("\u{1B}"),
    ]

    @Test(
        "Random keys, pastes and resizes never trap; the cursor stays on the screen",
        arguments: [1, 2, 3, 4] as [UInt64])
    func storm(seed: UInt64) {
        var random = SeededGenerator(state: seed)
        let model = Everything()
        let pilot = Pilot(Kitchen(model: model), width: 60, height: 14)
        for step in 0..<1500 {
            switch Int.random(in: 0..<40, using: &random) {
            case 0: pilot.paste(random.text(length: 20))
            case 1:
                pilot.resize(width: .random(in: 0..<90, using: &random), height: .random(in: 0..<20, using: &random))
            case 2: model.items = Array(0..<Int.random(in: 0..<60, using: &random))
            default: pilot.press(Self.special.randomElement(using: &random) ?? .enter)
            }
            let size = pilot.host.size
            guard size.width > 0, size.height > 0 else { continue }
            guard let cursor = pilot.cursor else {
                Issue.record("no cursor after step \(step) of storm \(seed):\n\(pilot.screen)")
                return
            }
            let isInside = CellRect(origin: .zero, size: size).contains(cursor)
            #expect(isInside, "step \(step) of storm \(seed)")
        }
        #expect(model.line.count <= 40)
        #expect(model.text.count <= 300)
    }

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
