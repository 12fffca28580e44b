import Observation
import TerminalUI
import TerminalUITesting
import Testing

@Observable @MainActor private final class Model {
    var order = ["a", "b", "c"]
    var isFirst = true
    var isShown = true
    var late: [() -> Void] = []
    var told: [String] = []
    var value = 0
}

private struct Counter: View {
    let name: String
    @State private var count = 0
    var body: some View { Button(.verbatim("\(name) \(count)")) { count += 1 } }
}

private struct Loop: View {
    let model: Model
    var body: some View { VStack { ForEach(model.order, id: \.self) { Counter(name: $0) } } }
}

private struct Branches: View {
    let model: Model
    var body: some View {
        if model.isFirst { Counter(name: "first") } else { Counter(name: "second") }
        Button(.verbatim("switch")) { model.isFirst.toggle() }
    }
}

/// A modifier with state of its own.
private struct Tally: ViewModifier {
    @State private var count = 0
    @Environment(\.isEnabled) private var isEnabled
    func body(content: Content) -> some View {
        content
        Button(.verbatim("tally \(count) \(isEnabled)")) { count += 1 }
    }
}

/// A view that hands its callbacks out, to be called after it has gone.
private struct Leaky: View {
    let model: Model
    @State private var count = 0
    var body: some View {
        let _ = model.late.append { count += 1 }
        Text(verbatim: "leaky \(count)").onChange(of: model.value) { model.told.append("\($0)>\($1)") }
    }
}

private struct Holder: View {
    let model: Model
    var body: some View {
        if model.isShown { Leaky(model: model) } else { Text(verbatim: "gone") }
    }
}

@Suite("Identity of views") @MainActor struct IdentityTests {
    private let model = Model()

    @Test("State stays with its element through insertions, removals and moves, and goes with it")
    func loop() async throws {
        let pilot = Pilot(Loop(model: model), width: 20, height: 6)
        try pilot.press("Down", "Enter", "Enter")
        #expect(pilot.screen == " [ a 0 ]\n>[ b 2 ]\n [ c 0 ]")
        model.order = ["c", "x", "b", "a"]
        await pilot.settle()
        #expect(pilot.screen == " [ c 0 ]\n [ x 0 ]\n>[ b 2 ]\n [ a 0 ]")
        model.order = ["a", "c"]
        await pilot.settle()
        model.order = ["a", "b", "c"]
        await pilot.settle()
        #expect(pilot.screen.contains("[ b 0 ]"), "What has come back is another")
        model.order = ["a", "a", "b"]
        await pilot.settle()
        #expect(pilot.lines.prefix(3).map { $0.dropFirst() } == ["[ a 0 ]", "[ a 0 ]", "[ b 0 ]"])
    }

    @Test("After any changes of a loop every element's state is its own")
    func storm() async {
        var random = SeededRandom(seed: 99)
        let pilot = Pilot(Loop(model: model), width: 20, height: 12)
        var counts: [String: Int] = [:]
        for _ in 0..<60 {
            var next = Array("abcdefghij").map(String.init).shuffled(using: &random)
            next.removeLast(Int.random(in: 1...9, using: &random))
            counts = counts.filter { next.contains($0.key) }
            model.order = next
            await pilot.settle()
            pilot.press(.tab)
            pilot.press(.enter)
            let pressed = pilot.highlighted.split(separator: " ")[1]
            counts[String(pressed), default: 0] += 1
            let shown = pilot.lines.prefix(next.count).map { $0.dropFirst() }
            #expect(shown == next.map { "[ \($0) \(counts[$0] ?? 0) ]" })
        }
    }

    @Test("The state of a branch ends with it")
    func branches() throws {
        let pilot = Pilot(Branches(model: model), width: 20, height: 3)
        try pilot.press("Enter", "Enter")
        #expect(pilot.line(0) == ">[ first 2 ]")
        try pilot.press("Tab", "Enter")
        #expect(pilot.line(0) == " [ second 0 ]")
        try pilot.press("Enter")
        #expect(pilot.line(0) == " [ first 0 ]")
    }

    @Test("A modifier has state and environment of its own")
    func modifier() throws {
        let view = VStack {
            Text(verbatim: "content").modifier(Tally())
            Text(verbatim: "other").modifier(Tally()).disabled()
        }
        let pilot = Pilot(view, width: 20, height: 4)
        try pilot.press("Enter")
        #expect(pilot.screen == "content\n>[ tally 1 true ]\nother\n [ tally 0 false ]")
    }

    @Test("Callbacks of a view that has gone do nothing, and make no frame due")
    func stale() async throws {
        let pilot = Pilot(Holder(model: model), width: 20, height: 2)
        model.late.last?()
        try await pilot.waitFor("leaky 1")
        model.isShown = false
        model.value = 1
        try await pilot.waitFor("gone")
        let before = pilot.host.statistics
        for callback in model.late { callback() }
        model.value = 2
        await pilot.settle()
        #expect(pilot.host.statistics == before)
        #expect(model.told == [])
        model.isShown = true
        try await pilot.waitFor("leaky 0")
    }

    @Test("Elements that share an identity are all shown; the state of each goes with its occurrence")
    func repeated() throws {
        let model = Model()
        model.order = ["a", "b", "a", "a"]
        let pilot = Pilot(Loop(model: model), width: 20, height: 8)
        #expect(pilot.lines.prefix(4) == [">[ a 0 ]", " [ b 0 ]", " [ a 0 ]", " [ a 0 ]"])
        try pilot.press("Down", "Down", "Enter", "Down", "Enter", "Enter")
        #expect(pilot.lines.prefix(4) == [" [ a 0 ]", " [ b 0 ]", " [ a 1 ]", ">[ a 2 ]"])
        model.order = ["b", "a", "c", "a"]
        pilot.refresh()
        #expect(pilot.lines.prefix(4).map { $0.dropFirst(1) } == ["[ b 0 ]", "[ a 0 ]", "[ c 0 ]", "[ a 1 ]"])
        model.order = ["a", "a", "a"]
        pilot.refresh()
        #expect(pilot.lines.prefix(3).map { $0.dropFirst(1) } == ["[ a 0 ]", "[ a 1 ]", "[ a 0 ]"])
    }
}
