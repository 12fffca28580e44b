import Observation
import TerminalUI
import TerminalUITesting
import Testing

@Observable @MainActor private final class Model {
    var isShown = true
    var order = [1, 2, 3]
    var id = 0
    var language = "en"
    var number = 0
    @ObservationIgnored var log: [String] = []
}

private struct Watched: View {
    let model: Model
    var body: some View {
        VStack {
            if model.isShown {
                Text(verbatim: "here")
                    .onAppear { model.log.append("appear") }
                    .onDisappear { model.log.append("disappear") }
                    .task {
                        model.log.append("task")
                        try? await Task.sleep(for: .seconds(600))
                        model.log.append(Task.isCancelled ? "cancelled" : "ended")
                    }
            }
            Text(verbatim: "n \(model.number)").onChange(of: model.number) { model.log.append("\($0)>\($1)") }
        }
    }
}

private struct Counter: View {
    let name: Int
    @State private var count = 0
    var body: some View { Button(.verbatim("\(name): \(count)")) { count += 1 } }
}

private struct Ordered: View {
    let model: Model
    var body: some View {
        VStack { ForEach(model.order, id: \.self) { Counter(name: $0) } }
    }
}

private struct Identified: View {
    let model: Model
    var body: some View { Counter(name: 0).id(model.id) }
}

private struct Greeting: View {
    var body: some View { Text("hello", .named("who", "Ada")) }
}

private struct Translated: View {
    let model: Model
    var body: some View {
        Greeting().environment(
            \.catalogue,
            StringCatalogue(
                language: model.language,
                tables: ["en": ["hello": "Hello {who}"], "de": ["hello": "Guten Tag {who}"]]))
    }
}

@MainActor private final class Service {
    let name: String
    init(_ name: String) { self.name = name }
}

private struct ServiceReader: View {
    @Environment(Service.self) private var service: Service?
    @Environment(\.screenSize) private var size
    var body: some View { Text(verbatim: "\(service?.name ?? "none") \(size.width)") }
}

@Suite("Life of views") @MainActor struct LifecycleTests {
    @Test("A task ends with the host that is let go, though its view was there to the end")
    func hostGone() async throws {
        let model = Model()
        do {
            let pilot = Pilot(Watched(model: model), width: 20, height: 2)
            try await pilot.waitUntil("the task") { model.log.contains("task") }
        }
        for _ in 0..<100_000 where !model.log.contains("cancelled") { await Task.yield() }
        #expect(model.log == ["appear", "task", "cancelled"])
    }

    @Test("Appearing, changing and disappearing are told, and a task is cancelled with its view")
    func lifecycle() async throws {
        let model = Model()
        let pilot = Pilot(Watched(model: model), width: 20, height: 3)
        await pilot.settle()
        #expect(model.log == ["appear", "task"])
        model.number = 4
        try await pilot.waitFor("n 4")
        #expect(model.log.last == "0>4")
        model.isShown = false
        try await pilot.waitUntil { model.log.contains("cancelled") }
        #expect(model.log == ["appear", "task", "0>4", "disappear", "cancelled"])
        #expect(pilot.screen == "n 4")
    }

    @Test("State follows an element's identity; another id starts anew")
    func identity() async throws {
        let model = Model()
        let pilot = Pilot(Ordered(model: model), width: 20, height: 4)
        try pilot.press("Enter", "Down", "Enter", "Enter")
        #expect(pilot.screen == " [ 1: 1 ]\n>[ 2: 2 ]\n [ 3: 0 ]")
        model.order = [4, 2, 1]
        try await pilot.waitFor("4: 0")
        #expect(pilot.screen == " [ 4: 0 ]\n>[ 2: 2 ]\n [ 1: 1 ]")
        let other = Pilot(Identified(model: model), width: 20, height: 1)
        try other.press("Enter")
        #expect(other.screen == ">[ 0: 1 ]")
        model.id = 1
        try await other.waitFor("0: 0")
    }

    @Test("Another catalogue in the environment changes the words without evaluating who does not read it")
    func environment() async throws {
        let model = Model()
        let pilot = Pilot(Translated(model: model), width: 30, height: 1)
        #expect(pilot.screen == "Hello Ada")
        let bodies = pilot.host.statistics.bodies
        model.language = "de"
        try await pilot.waitFor("Guten Tag Ada")
        #expect(pilot.host.statistics.bodies == bodies + 1)
    }

    @Test("Objects are found by their type, values by their key, and a resize evaluates only readers of the size")
    func objects() {
        let pilot = Pilot(
            VStack {
                ServiceReader()
                ServiceReader().environment(Service("inner"))
                Greeting()
            }, width: 30, height: 3)
        #expect(pilot.screen == "none 30\ninner 30\nhello")
        let bodies = pilot.host.statistics.bodies
        pilot.resize(width: 20, height: 3)
        #expect(pilot.screen == "none 20\ninner 20\nhello")
        #expect(pilot.host.statistics.bodies == bodies + 2)
    }

    @Test("A host and its nodes go when nobody holds them")
    func release() {
        weak var host: ViewHost?
        do {
            let pilot = Pilot(Ordered(model: Model()), width: 20, height: 4)
            host = pilot.host
        }
        #expect(host == nil)
    }

    @Test("Leaving is a request that the host shows")
    func leaving() throws {
        struct Leaver: View {
            @Environment(\.leave) private var leave
            var body: some View {
                Text(verbatim: "x").keyBindings([KeyBinding(.escape, .verbatim("leave")) { leave(status: 3) }])
            }
        }
        let pilot = Pilot(Leaver(), width: 5, height: 1)
        #expect(pilot.host.exitRequested == nil)
        try pilot.press("Esc")
        #expect(pilot.host.exitRequested == ExitRequest(status: 3))
    }
}
