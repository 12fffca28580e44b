import Observation
import TerminalUI
import TerminalUITesting
import Testing

@Observable @MainActor private final class Model {
    var answer: Int?
    var note = ""
    var saved = ""

    func save() {
        Task {
            for _ in 0..<20 { await Task.yield() }
            saved = "Saved \(answer ?? -1) \(note)"
        }
    }
}

private struct Page: View {
    @Bindable var model: Model

    var body: some View {
        VStack {
            Text(verbatim: "How are you?").bold()
            ChoiceList(
                [Choice(1, key: "1", label: .verbatim("Well")), Choice(2, key: "2", label: .verbatim("Ill"))],
                selection: $model.answer)
            TextField(text: $model.note)
            Text(verbatim: model.saved).foreground(.green)
        }
        .keyBindings([KeyBinding(.control("s"), .verbatim("save"), action: model.save)])
    }
}

@Suite("The pilot") @MainActor struct PilotTests {
    @Test("It presses, types, pastes, resizes, and waits for what happens in tasks")
    func drives() async throws {
        let model = Model()
        let pilot = Pilot(Page(model: model), width: 30, height: 6)
        try pilot.press("2", "tab")
        pilot.type("so")
        pilot.paste("-so")
        pilot.resize(width: 20, height: 5)
        try pilot.press("ctrl-s")
        #expect(!pilot.screen.contains("Saved"))
        try await pilot.waitFor("Saved 2 so-so")
        #expect(
            pilot.difference(
                from: """
                    How are you?
                     1 ( ) Well
                     2 (•) Ill
                    so-so
                    Saved 2 so-so
                    """,
                styles: """
                    BBBBBBBBBBBB


                    UUUUUUUUUUUUUUUUUUUU
                    ggggggggggggg
                    """) == nil)
        #expect(pilot.cursor == CellPoint(x: 5, y: 3))
    }

    @Test("A difference of looks alone is told as one")
    func styles() {
        let pilot = Pilot(
            HStack { Text(verbatim: "ab").bold().reverse().foreground(.red) }, width: 4, height: 2)
        #expect(pilot.styles == "11\n\n1 = bold reverse red")
        #expect(pilot.difference(from: "ab", styles: "11\n\n1 = bold reverse red") == nil)
        #expect(
            pilot.difference(from: "ab", styles: "RR\n\n1 = bold reverse red")
                == "styles\n  0 - RR\n  0 + 11\n      ^^ columns 0-1")
    }

    @Test("Waiting has a limit, and says what the screen was")
    func limit() async throws {
        let pilot = Pilot(Text(verbatim: "idle"), width: 10, height: 1)
        try await pilot.waitUntilSettled()
        await #expect(throws: PilotError.timedOut("\"never\" on the screen", screen: "idle")) {
            try await pilot.waitFor("never", timeout: .milliseconds(5))
        }
    }

    @Test("Frames that never end are an error, not a hang")
    func restless() async {
        struct Restless: View {
            @State private var count = 0
            var body: some View {
                Text(verbatim: "\(count)").onChange(of: count, initial: true) { Task { count += 1 } }
            }
        }
        let pilot = Pilot(Restless(), width: 10, height: 1)
        do {
            try await pilot.waitUntilSettled(timeout: .milliseconds(20))
            Issue.record("settled")
        } catch {
            #expect(error.description.hasPrefix("Waited in vain for the screen to settle."))
        }
    }

    @Test("Refresh takes in what the test has changed, and what that changes in turn")
    func refresh() {
        let model = Model()
        let page = Page(model: model).onChange(of: model.answer) { model.saved = "Saved \(model.answer ?? -1)" }
        let pilot = Pilot(page, width: 30, height: 6)
        let frames = pilot.host.statistics.frames
        pilot.refresh()
        #expect(pilot.host.statistics.frames == frames, "Nothing has changed")
        model.saved = "by hand"
        pilot.refresh()
        #expect(pilot.screen.contains("by hand"))
        model.answer = 2
        pilot.refresh()
        #expect(pilot.screen.contains("2 (•) Ill"))
        #expect(!pilot.host.needsFrame)
        pilot.host.takeChanges()
        #expect(!pilot.host.needsFrame, "All is settled")
    }
}
