import AppState
import TerminalUI
import TerminalUITesting
import Testing

extension Application {
    fileprivate var greeting: Dependency<String> { dependency("real") }
    fileprivate var name: State<String> { state(initial: "nobody") }
}

private struct Greeting: View {
    @AppDependency(\.greeting) private var greeting
    @AppState(\.name) private var name
    var body: some View {
        Text(verbatim: "\(greeting) \(name)")
        TextField("Name", text: $name)
    }
}

private struct Switch: View {
    let isShown: Bool
    var body: some View {
        if isShown {
            Application.preview(Application.override(\.greeting, with: "mock")) {
                Text(verbatim: Application.dependency(\.greeting))
            }
        }
    }
}

@MainActor @Suite("Previews, and states on screens", .serialized)
struct PreviewTests {
    @Test("A preview shows other dependencies for as long as it is on the screen")
    func preview() {
        var pilot: Pilot? = Pilot(Switch(isShown: true), width: 20, height: 1)
        #expect(pilot?.screen == "mock")
        #expect(Application.dependency(\.greeting) == "mock")
        pilot = nil
        #expect(Application.dependency(\.greeting) == "real")
    }

    @Test("A view that reads a state is drawn again when it changes")
    func redrawn() {
        let pilot = Pilot(Greeting(), width: 20, height: 3)
        @AppState(\.name) var name
        name = "Ada"
        pilot.refresh()
        #expect(pilot.screen.contains("real Ada"))
        pilot.type("!")
        #expect(name.contains("!"))
        Application.reset(\.name)
    }
}
