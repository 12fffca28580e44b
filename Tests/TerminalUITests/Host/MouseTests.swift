import Observation
import TerminalUI
import TerminalUITesting
import Testing

@Observable @MainActor private final class Model {
    var answer: Int?
    var picked: Int?
    var opened: [Int] = []
    var presses = 0
}

private struct Page: View {
    @Bindable var model: Model

    var body: some View {
        VStack {
            ChoiceList(
                (1...3).map { Choice($0, key: "\($0)", label: .verbatim("Choice \($0)")) }, selection: $model.answer)
            Button(.verbatim("Go")) { model.presses += 1 }
            List(Array(0..<40), id: \.self, selection: $model.picked, onOpen: { model.opened.append($0) }) {
                Text(verbatim: "row \($0)")
            }
        }
    }
}

@Suite("The mouse") @MainActor struct MouseTests {
    @Test("A press moves to the option; only one on the focused option answers")
    func choice() {
        let model = Model()
        let pilot = Pilot(Page(model: model), width: 40, height: 12)
        pilot.click(x: 8, y: 1)
        #expect(model.answer == nil)
        #expect(pilot.line(1).hasPrefix("> 2"))
        pilot.click(x: 8, y: 1)
        #expect(model.answer == 2)
    }

    @Test("A press presses a button, selects a row, and opens the selected one")
    func others() {
        let model = Model()
        let pilot = Pilot(Page(model: model), width: 40, height: 12)
        pilot.click(x: 3, y: 3)
        #expect(model.presses == 1)
        pilot.click(x: 5, y: 6)
        #expect(model.picked == 2)
        #expect(model.opened == [])
        pilot.click(x: 5, y: 6)
        #expect(model.opened == [2])
        pilot.click(x: 39, y: 11)
        pilot.click(x: 4_000, y: 4_000)
        #expect(model.opened == [2])
    }

    @Test("The wheel moves what is under it, wherever the focus is, and answers nothing")
    func wheel() {
        let model = Model()
        let pilot = Pilot(Page(model: model), width: 40, height: 12)
        pilot.turnWheel(down: true, x: 5, y: 6)
        #expect(model.picked == 3)
        #expect(pilot.cursor?.y == 0)
        pilot.turnWheel(down: false, x: 5, y: 6)
        #expect(model.picked == 0)
        pilot.turnWheel(down: true, x: 5, y: 0)
        #expect(model.answer == nil)
    }
}
