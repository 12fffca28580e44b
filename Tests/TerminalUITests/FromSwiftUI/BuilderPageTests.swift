import Observation
import TerminalUI
import TerminalUITesting
import Testing

@Observable @MainActor private final class Model {
    var kind = 0
    var name = "Ada"
    var log: [String] = []
    var isShown = true
}

/// A view with a builder of its own.
private struct Card<Content: View>: View {
    let title: String
    @ViewBuilder let content: () -> Content
    var body: some View {
        VStack {
            Text(title)
            content()
        }
    }
}

private struct BuilderPage: View {
    @Environment(Model.self) private var model

    var body: some View {
        Card(title: "card") {
            if model.kind == 0 { Text("if") } else { Text("else") }
            switch model.kind {
            case 0: Text("zero")
            case 1: Text("one")
            default: EmptyView()
            }
            if #available(macOS 99, *) { Text("available") }
            if let first = model.name.first { Text(String(first)) }
            for index in 0...model.kind { Text("loop \(index)") }
            let word = "let"
            Text(word)
        }
    }
}

private struct Editor: View {
    @Bindable var model: Model
    var body: some View {
        VStack {
            TextField("Name", text: $model.name)
            Text(model.name)
            if model.isShown {
                Text("shown")
                    .onAppear { model.log.append("appeared") }
                    .onDisappear { model.log.append("gone") }
                    .task { model.log.append("task") }
            }
        }
        .onChange(of: model.name) { old, new in model.log.append("\(old) > \(new)") }
        .onChange(of: model.kind) { model.log.append("kind") }
    }
}

@Suite("Builders, data and life as in SwiftUI") @MainActor struct BuilderPageTests {
    private let model = Model()

    @Test("if, else, switch, if #available, if let, for and let in a builder")
    func statements() {
        let pilot = Pilot(BuilderPage().environment(model), width: 30, height: 12)
        #expect(pilot.screen == "card\nif\nzero\navailable\nA\nloop 0\nlet")
        model.kind = 2
        model.name = ""
        pilot.refresh()
        #expect(pilot.screen == "card\nelse\navailable\nloop 0\nloop 1\nloop 2\nlet")
        model.kind = 1
        pilot.refresh()
        #expect(pilot.screen == "card\nelse\none\navailable\nloop 0\nloop 1\nlet")
    }

    @Test("Bindings to a model, what happens when views come and go, and when values change")
    func life() async throws {
        let pilot = Pilot(Editor(model: model), width: 30, height: 6)
        try await pilot.waitUntil { model.log.contains("task") }
        #expect(model.log == ["appeared", "task"])
        pilot.type("!")
        #expect(pilot.line(1) == "Ada!")
        model.kind = 1
        model.isShown = false
        pilot.refresh()
        #expect(model.log.dropFirst(2).sorted() == ["Ada > Ada!", "gone", "kind"])
    }
}
