import Observation
import TerminalUI
import TerminalUITesting
import Testing

@Observable @MainActor private final class Model {
    var isShown = false
    var done: [String] = []
}

private struct Asking: View {
    @Bindable var model: Model
    let buttons: [AlertButton]
    var body: some View {
        Button(.verbatim("Ask")) { model.isShown = true }
            .alert(
                .verbatim("Remove the draft?"), message: .verbatim("What was typed is lost."),
                isPresented: $model.isShown, buttons: buttons)
    }
}

@Suite("Alert") @MainActor struct AlertTests {
    private let model = Model()

    private func button(_ name: String, _ role: AlertButton.Role? = nil) -> AlertButton {
        AlertButton(.verbatim(name), role: role) { [model] in model.done.append(name) }
    }

    @Test("A destructive button never has the focus at first, and Esc presses the one that cancels")
    func destructive() throws {
        let pilot = Pilot(
            Asking(model: model, buttons: [button("Remove", .destructive), button("Keep", .cancel)]), width: 50,
            height: 8)
        try pilot.press("Enter")
        #expect(pilot.screen.contains("Remove the draft?"))
        #expect(pilot.highlighted == "[ Keep ]")
        try pilot.press("Enter")
        #expect(model.done == ["Keep"])
        try pilot.press("Enter", "Esc")
        #expect(model.done == ["Keep", "Keep"])
        #expect(!model.isShown)
        try pilot.press("Enter", "Left", "Enter")
        #expect(model.done.last == "Remove")
        #expect(pilot.cursorLine == ">[ Ask ]")
    }

    @Test("Where all buttons are destructive one that cancels is added; without buttons there is OK")
    func added() throws {
        let pilot = Pilot(Asking(model: model, buttons: [button("Erase", .destructive)]), width: 50, height: 8)
        try pilot.press("Enter")
        #expect(pilot.highlighted == "[ no ]")
        try pilot.press("Enter")
        #expect(model.done.isEmpty)
        let plain = Pilot(Asking(model: model, buttons: []), width: 50, height: 8)
        try plain.press("Enter")
        #expect(plain.highlighted == "[ OK ]")
        try plain.press("Enter")
        #expect(!model.isShown)
    }

    @Test("Esc only closes where no button cancels, and no key gets past an alert")
    func escape() throws {
        let pilot = Pilot(
            Asking(model: model, buttons: [button("Now"), button("Later")]).keyBindings([
                KeyBinding(.control("s"), .verbatim("submit")) { [model] in model.done.append("submitted") }
            ]), width: 50, height: 8)
        try pilot.press("Enter")
        pilot.press(.control("q"))
        try pilot.press("Esc")
        #expect(model.done.isEmpty)
        #expect(!model.isShown)
    }

    @Test("On a small screen the words scroll and the buttons wrap, none of them cut off")
    func small() throws {
        let pilot = Pilot(
            Asking(model: model, buttons: [button("Remove it", .destructive), button("Keep it", .cancel)]), width: 20,
            height: 6)
        try pilot.press("Enter")
        #expect(pilot.screen == "Remove the draft?\nWhat was typed is\nlost.\n [ Remove it ]\n>[ Keep it ]")
    }
}
