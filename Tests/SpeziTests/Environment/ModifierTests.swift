import Observation
import Spezi
import SpeziTesting
import TerminalUI
import TerminalUITesting
import Testing

private struct Framing: ViewModifier {
    let word: String
    func body(content: Content) -> some View {
        VStack {
            Text(verbatim: word)
            content
        }
    }
}

@Observable private final class Colour {
    let name: String
    init(_ name: String) { self.name = name }
}

private struct ColourLine: ViewModifier {
    @Environment(Colour.self) private var colour: Colour?
    func body(content: Content) -> some View {
        VStack {
            Text(verbatim: "sees \(colour?.name ?? "nothing")")
            content
        }
    }
}

@MainActor private final class Outer: Module {
    @Modifier var frame = Framing(word: "outer")
    @Modifier var around = Framing(word: "around outer")
    @Model var colour = Colour("red")
}

@MainActor private final class Inner: Module {
    @Dependency(Outer.self) var outer
    @Modifier var frame: Framing
    @Modifier var line = ColourLine()
    func configure() { frame = Framing(word: "inner, in \(outer.colour.name)") }
}

private final class Plain: Module {
    @Model var journal = Journal()
}

extension Journal: Observable {}

private struct Entry: View {
    @State private var text = ""
    var body: some View { TextField(.verbatim("name"), text: $text) }
}

@MainActor @Suite("View modifiers")
struct ModifierTests {
    private func lines(_ spezi: Spezi) -> [String] {
        let pilot = Pilot(Text(verbatim: "content").spezi(spezi), width: 30, height: 8)
        return pilot.screen.split(separator: "\n").map { $0.trimmingCharacters() }.filter { !$0.isEmpty }
    }

    @Test("Dependencies are outside, and the first declared modifier of a module is inside")
    func order() throws {
        let spezi = try Spezi.load(modules: [Inner(), Outer()])
        #expect(lines(spezi) == ["around outer", "outer", "sees red", "inner, in red", "content"])
    }

    @Test("Without modules there is only the view")
    func empty() throws {
        #expect(lines(try Spezi.load(modules: [])) == ["content"])
    }

    @Test("Modifiers come and go with their modules")
    func loading() async throws {
        let outer = Outer(), spezi = try Spezi.load(modules: [])
        let pilot = Pilot(Text(verbatim: "content").spezi(spezi), width: 30, height: 8)
        try spezi.load([outer])
        try await pilot.waitFor("around outer")
        try spezi.unload(outer)
        try await pilot.waitUntil("gone") { !pilot.screen.contains("outer") }
        #expect(pilot.screen.contains("content"))
    }

    @Test("What was typed stays when modules without modifiers come and go")
    func typedText() async throws {
        for modules in [[], [Outer()]] as [[any Module]] {
            let plain = Plain(), spezi = try Spezi.load(modules: modules)
            let pilot = Pilot(Entry().spezi(spezi), width: 30, height: 8)
            pilot.type("Ada")
            #expect(pilot.screen.contains("Ada"))
            try spezi.load([plain])
            try await pilot.waitUntilSettled()
            pilot.type("!")
            try spezi.unload(plain)
            try await pilot.waitUntilSettled()
            #expect(pilot.screen.contains("Ada!"))
        }
    }

    @Test("A modifier that nobody has set is left out")
    func unset() throws {
        final class Forgetful: Module {
            @Modifier var frame: Framing
        }
        #expect(lines(try Spezi.load(modules: [Forgetful()])) == ["content"])
    }

    @Test("Setting a modifier after configure() ends the program")
    func setTooLate() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let outer = Outer()
            withDependencyResolution { outer }
            outer.frame = Framing(word: "late")
        }
        expect(
            "@Modifier var …: Framing in Outer (SpeziTests/ModifierTests.swift:34) was set after configure()",
            in: result)
    }

    @Test("Reading a modifier before it was set ends the program")
    func readTooEarly() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            _ = Inner().frame
        }
        expect(
            "@Modifier var …: Framing in Inner (SpeziTests/ModifierTests.swift:41) was read before it was set. Set it in init "
                + "or configure().", in: result)
    }
}

extension StringProtocol {
    fileprivate func trimmingCharacters() -> String {
        String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
}
