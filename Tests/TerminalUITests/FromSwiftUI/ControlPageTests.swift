import TerminalUI
import TerminalUITesting
import Testing

private enum Size: String, CaseIterable, Identifiable {
    case small, large
    var id: Self { self }
}

private struct Settings {
    var isOn = false
    var note: String? = "note"
}

private struct ControlPage: View {
    @State private var settings = Settings()
    @State private var size = Size.small
    @State private var number: Int?
    @State private var presses = 0

    var body: some View {
        Form {
            Section("Switches") {
                Toggle("On", isOn: $settings.isOn)
                Toggle(isOn: .constant(true)) { Text("Always") }
                if let note = Binding($settings.note) { TextField("Note", text: note) }
            }
            Section {
                Picker("Size", selection: $size) {
                    ForEach(Size.allCases) { Text($0.rawValue) }
                }
                Picker("Number", selection: $number) {
                    Text("one").tag(1)
                    ForEach(2..<4) { Text("number \($0)").tag($0) }
                }
                .pickerStyle(.inline)
            } header: {
                Text("Choices")
            } footer: {
                Text("\(size.rawValue) \(number ?? 0) \(settings.isOn ? "on" : "off")")
            }
            Button(action: { presses += 1 }) { Text("Press") }
            Button {
                presses += 1
            } label: {
                HStack {
                    Text("Pressed")
                    Text("\(presses) times").bold()
                }
            }
            Button("Off") {}.disabled(true)
        }
    }
}

private struct ProgressPage: View {
    var body: some View {
        VStack {
            ProgressView()
            ProgressView("Loading")
            ProgressView(value: 0.5)
            ProgressView("Copying", value: 3, total: 4)
            ProgressView("Unknown", value: Double?.none)
        }
    }
}

@Suite("Controls as in SwiftUI") @MainActor struct ControlPageTests {
    @Test("Forms, sections, switches, pickers and buttons")
    func form() throws {
        let pilot = Pilot(ControlPage(), width: 50, height: 30)
        #expect(pilot.screen.contains("Switches\n> [-] On (no)\n  [x] Always (yes)\nnote"))
        #expect(pilot.screen.contains("Choices\nSize\n  [ small ▾ ]\nNumber\n  1 ( ) one\n  2 ( ) number 2\n"))
        #expect(pilot.screen.contains("small 0 off"))
        #expect(pilot.screen.contains(" [ Press ]\n\n [ Pressed 0 times ]\n\n [ Off ]"))
        try pilot.press("Space", "Tab", "Tab", "Tab", "Enter", "Down", "Enter", "Tab", "3")
        #expect(pilot.screen.contains("large 3 on"))
        try pilot.press("Delete")
        #expect(pilot.screen.contains("large 0 on"))
        try pilot.press("Tab", "Enter", "Tab", "Space")
        #expect(pilot.cursorLine == ">[ Pressed 2 times ]")
        try pilot.press("Tab")
        #expect(pilot.cursorLine == "> [x] On (yes)", "What is disabled is passed over")
    }

    @Test("Progress with and without a known end")
    func progress() {
        let lines = Pilot(ProgressPage(), width: 40, height: 6).lines
        #expect(lines[0] == "working …")
        #expect(lines[1] == "Loading …")
        #expect(lines[2].hasSuffix(" 50 %"))
        #expect(lines[3].hasPrefix("Copying ") && lines[3].hasSuffix(" 75 %"))
        #expect(lines[4] == "Unknown …")
    }

    @Test("Bindings: constants, parts, optionals both ways")
    func bindings() {
        final class Box { var settings = Settings() }
        let box = Box()
        let whole = Binding(get: { box.settings }, set: { box.settings = $0 })
        whole.isOn.wrappedValue = true
        #expect(box.settings.isOn)
        let note = Binding(whole.note)
        note?.wrappedValue = "new"
        #expect(box.settings.note == "new")
        box.settings.note = nil
        #expect(note?.wrappedValue == "note", "What it had when it was made")
        #expect(Binding(whole.note) == nil)
        let optional = Binding<Bool?>(whole.isOn)
        optional.wrappedValue = nil
        #expect(optional.wrappedValue == true)
        optional.wrappedValue = false
        #expect(!box.settings.isOn)
        let constant = Binding.constant(3)
        constant.wrappedValue = 4
        #expect(constant.wrappedValue == 3)
    }
}
