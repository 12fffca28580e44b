import Observation
import TerminalUI
import TerminalUITesting
import Testing

@Observable @MainActor private final class Model {
    var tab = "overview"
    var scores = 1
    var evaluations = 0
}

private struct Counting: View {
    let model: Model
    @State private var count = 0
    var body: some View {
        let _ = model.evaluations += 1
        Text(verbatim: "scores \(model.scores)")
        Button(.verbatim("First")) {}
        Button(.verbatim("Count \(count)")) { count += 1 }
    }
}

private struct Tabbed: View {
    @Bindable var model: Model
    var body: some View {
        TabView(selection: $model.tab) {
            Tab(.verbatim("Overview"), value: "overview") { Text(verbatim: "nothing to press") }
            Tab(.verbatim("Scores"), value: "scores") { Counting(model: model) }
            Tab(.verbatim("Messages"), value: "messages") { Button(.verbatim("Read")) {} }
        }
    }
}

@Suite("Tab view") @MainActor struct TabViewTests {
    @Test("The names are text, the chosen one in brackets, and arrows on them change the page")
    func arrows() throws {
        let pilot = Pilot(Tabbed(model: Model()), width: 40, height: 5)
        #expect(pilot.screen == ">[Overview] Scores  Messages\nnothing to press")
        #expect(pilot.cursor == CellPoint(x: 1, y: 0))
        try pilot.press("Right")
        #expect(pilot.screen == "  Overview>[Scores] Messages\nscores 1\n [ First ]\n [ Count 0 ]")
        try pilot.press("End", "Right")
        #expect(pilot.highlighted == "[Messages]")
        try pilot.press("Left", "Left", "Left")
        #expect(pilot.highlighted == "[Overview]")
    }

    @Test("Alt and a digit change the page from anywhere, and a page keeps state and focus meanwhile")
    func digits() throws {
        let model = Model()
        let pilot = Pilot(Tabbed(model: model), width: 40, height: 5)
        try pilot.press("Alt-2", "Tab", "Tab", "Enter")
        #expect(pilot.cursorLine == ">[ Count 1 ]")
        try pilot.press("Alt-3")
        #expect(pilot.cursorLine == ">[ Read ]")
        try pilot.press("Alt-2")
        #expect(pilot.cursorLine == ">[ Count 1 ]")
        #expect(model.tab == "scores")
        #expect(pilot.host.keyConflicts.isEmpty)
        #expect(pilot.host.activeBindings.contains { $0.title == "Messages" && $0.keys == [.alt("3")] })
    }

    @Test("A hidden page is not evaluated until it shows")
    func hidden() async throws {
        let model = Model()
        let pilot = Pilot(Tabbed(model: model), width: 40, height: 5)
        #expect(model.evaluations == 0)
        try pilot.press("Alt-2", "Alt-1")
        let before = model.evaluations
        model.scores = 2
        await pilot.settle()
        #expect(model.evaluations == before)
        try pilot.press("Alt-2")
        #expect(pilot.line(1) == "scores 2")
    }

    @Test("On a narrow screen the chosen page and its number are left, and a long name wraps")
    func narrow() throws {
        let model = Model()
        let pilot = Pilot(Tabbed(model: model), width: 20, height: 5)
        #expect(pilot.line(0) == ">[Overview] 1/3")
        let long = TabView(selection: .constant(1)) {
            Tab(.verbatim("A name with many words"), value: 1) { Text(verbatim: "page") }
            Tab(.verbatim("Other"), value: 2) { Text(verbatim: "other") }
        }
        #expect(Pilot(long, width: 16, height: 4).screen == ">[A name with\n many words] 1/2\npage")
        #expect(Pilot(long, width: 1, height: 1).lines.count == 1)
    }

    @Test("No tabs, two tabs of one value and a selection that is none of them do no harm")
    func odd() {
        let none = TabView(selection: .constant(1)) {}
        #expect(Pilot(none, width: 20, height: 3).screen == "")
        let twice = TabView(selection: .constant(7)) {
            Tab(.verbatim("A"), value: 1) { Text(verbatim: "first") }
            Tab(.verbatim("B"), value: 1) { Text(verbatim: "second") }
        }
        #expect(Pilot(twice, width: 20, height: 3).screen == " [A]\nfirst")
    }
}
