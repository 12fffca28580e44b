import Foundation
import Observation
import TerminalUI
import TerminalUITesting
import Testing

@Observable @MainActor private final class Model {
    var choice: Int?
    var several: Set<Int> = []
    var scale: Int?
    var line = ""
    var secret = ""
    var text = ""
    var tab = 0
    var isAsking = false
    var path: [Int] = []
    var items = Array(0..<40)
    var picked: Int?
    var isWhole = true
    var isOn: Bool?
    var count: Int?
    var dropped: Int?
    var number = ""
    var day = ""
}

/// Every control once, on pages, in tabs, under a sheet, with the palette.
private struct EveryControl: View {
    @Bindable var model: Model

    var body: some View {
        NavigationStack(path: $model.path) {
            TabView(selection: $model.tab) {
                Tab(.verbatim("Answers"), value: 0) { answers }
                Tab(.verbatim("Texts 日本"), value: 1) { texts }
                Tab(.verbatim("List"), value: 2) { list }
                Tab(.verbatim("Layers"), value: 3) { layers }
            }
        } destination: { _ in
            VStack {
                list
                HelpLine()
            }
        }
        .confirmation(.verbatim("Sure?"), isPresented: $model.isAsking) { model.items.removeAll() }
        .keyBindings([
            KeyBinding(.escape, .verbatim("back")) { if !model.path.isEmpty { model.path.removeLast() } }
        ])
        .environment(\.offersCommandPalette, true)
    }

    @ViewBuilder private var answers: some View {
        ScrollView {
            ChoiceList(
                (0...12).map { Choice($0, key: "\($0)", label: .verbatim("Choice number \($0) 日本")) },
                selection: $model.choice)
            ChoiceList((1...3).map { Choice($0, key: "\($0)", label: .verbatim("c\($0)")) }, selections: $model.several)
            if model.isWhole { Slider(value: $model.scale, in: -50...50, fractionDigits: 1) }
            DisclosureGroup(.verbatim("More")) { Button(.verbatim("Ask")) { model.isAsking = true } }
        }
        HelpLine()
    }

    @ViewBuilder private var texts: some View {
        ScrollView {
            TextField(.verbatim("hint"), text: $model.line, maxLength: 40)
            if model.isWhole { SecureField(text: $model.secret, maxLength: 20) }
            TextEditor(text: $model.text, maxLength: 300)
        }
        HelpLine()
    }

    /// Controls beside one another, behind and under something else.
    @ViewBuilder private var layers: some View {
        HStack {
            ChoiceList(
                [Choice(1, key: "1", label: .verbatim("日本")), Choice(2, key: "2", label: .verbatim("語"))],
                selection: $model.choice
            ).frame(width: 12)
            Text(verbatim: "日本語日本語")
            Toggle(.verbatim("日"), value: $model.isOn)
        }
        .overlay(alignment: .bottomTrailing) { Text(verbatim: "over 日") }
        .background(.blue)
        ScrollView {
            Stepper(value: $model.count, in: 0...12)
            DropDown(
                (1...5).map { Choice($0, key: "\($0)", label: .verbatim("drop \($0)")) }, selection: $model.dropped)
            NumberField(text: $model.number, rule: .decimal())
            if let today = CalendarDay(year: 2026, month: 11, day: 30) { DateField(text: $model.day, today: today) }
        }
        .border()
        HelpLine()
    }

    private var list: some View {
        List(model.items, id: \.self, selection: $model.picked, onOpen: { model.path.append($0) }) {
            Text(verbatim: "item \($0) عربي")
        }
    }
}

@Suite("Storms over every control") @MainActor struct ControlStormTests {
    /// `make test-long` sets the variable to the number of storms.
    nonisolated private static let storms =
        ProcessInfo.processInfo.environment["COHORT_STORMS"].flatMap(UInt64.init) ?? 2

    @Test(
        """
        never trap, keep the cursor on the focused control, the grid whole, every row as it is drawn from nothing, and the \
        texts within their limits
        """,
        arguments: 1...max(1, storms))
    func storm(seed: UInt64) async throws {
        let model = Model()
        let pilot = Pilot(EveryControl(model: model), width: 60, height: 14)
        let changes: [@MainActor () async -> Void] = [
            { model.items = Array(0..<(model.items.count * 7 + 3) % 60) }, { model.isWhole.toggle() },
            { model.tab = (model.tab + 1) % 4 }, { model.choice = nil },
        ]
        try await KeyStorm(seed: seed, steps: 500).run(on: pilot, changes: changes) { _ in
            #expect(model.line.count <= 40 && model.secret.count <= 20 && model.text.count <= 300)
        }
    }
}
