import Observation
import TerminalUITesting
import Testing

@testable import TerminalUI

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

private struct Containers: View {
    @State private var page = "today"

    var body: some View {
        VStack {
            TabView(selection: $page) {
                Tab(.verbatim("Today"), value: "today") { Text(verbatim: "page one") }
                Tab(.verbatim("Scores"), value: "scores") { Text(verbatim: "page two") }
            }
            DisclosureGroup(.verbatim("Details")) { Text(verbatim: "inside") }
        }
    }
}

private struct Numbers: View {
    @Bindable var model: Model

    var body: some View {
        VStack {
            Slider(value: $model.answer, in: 0...10)
            Stepper(value: $model.picked, in: 1...9)
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

    @Test("A press opens a group and turns to another page")
    func containers() {
        let pilot = Pilot(Containers(), width: 40, height: 6)
        pilot.click(x: 12, y: 0)
        #expect(pilot.screen.contains("[Scores]"))
        pilot.click(x: 2, y: 0)
        #expect(pilot.screen.contains("[Today]"))
        pilot.click(x: 39, y: 0)
        #expect(pilot.screen.contains("[Today]"))
        #expect(!pilot.screen.contains("inside"))
        pilot.click(x: 3, y: 2)
        #expect(pilot.screen.contains("inside"))
        pilot.click(x: 3, y: 2)
        #expect(!pilot.screen.contains("inside"))
    }

    @Test("A press on a scale or on a stepper's marks answers only where the focus is already")
    func numbers() {
        let model = Model()
        let pilot = Pilot(Numbers(model: model), width: 40, height: 6)
        // The scale has the focus: ` 0 ├───…───┤ 10`.
        let bar = pilot.line(0)
        #expect(bar.hasPrefix("0 ├") && bar.hasSuffix("┤ 10"), "\(bar)")
        pilot.click(x: 3, y: 0)
        #expect(model.answer == 0)
        pilot.click(x: bar.count - 5, y: 0)
        #expect(model.answer == 10)
        pilot.click(x: (3 + bar.count - 5) / 2, y: 0)
        #expect(model.answer == 5)
        pilot.click(x: 1, y: 0)
        #expect(model.answer == 5)

        pilot.click(x: 3, y: 2)
        #expect(model.picked == nil)
        #expect(pilot.line(2).hasPrefix("> [-] not answered [+]"))
        pilot.click(x: 19, y: 2)
        #expect(model.picked == 1)
        pilot.click(x: 8, y: 2)
        #expect(model.picked == 2)
        pilot.click(x: 3, y: 2)
        #expect(model.picked == 1)
    }

    @Test("A press in the calendar moves to a day; one on that day takes it", arguments: [(28, 8), (20, 6)])
    func calendar(width: Int, height: Int) throws {
        var taken: [CalendarDay] = []
        let today = try #require(CalendarDay(year: 2026, month: 11, day: 27))
        let pilot = Pilot(
            DayGrid(value: nil, rule: DateRule(), today: today) { taken.append($0) }, width: width, height: height)
        let next = width == 28 ? CellPoint(x: 16, y: 6) : CellPoint(x: 4, y: 3)
        pilot.click(x: next.x, y: next.y)
        #expect(taken == [])
        pilot.press(.enter)
        #expect(taken == [today.adding(days: 1)])
        let place = pilot.cursor ?? .zero
        pilot.click(x: place.x, y: place.y)
        #expect(taken == [today.adding(days: 1), today.adding(days: 1)])
        pilot.click(x: 0, y: 0)
        pilot.click(x: 27, y: 7)
        #expect(taken.count == 2)
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
